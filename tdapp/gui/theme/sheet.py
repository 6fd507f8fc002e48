"""A palette as a style sheet. Widgets say what they are with the property `look`; here is what that looks like."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.gui.theme.palette import Palette

_SHEET = Template("""
* { font-family: Inter; font-size: 14px; color: $text; }
QMainWindow, QDialog, QWidget[look="page"], QStackedWidget { background: $background; }
QToolTip { background: $raised; color: $text; border: 1px solid $line; padding: 6px; }
QLabel { background: transparent; }
QLabel[look="muted"] { color: $muted; }
QLabel[look="small"] { color: $muted; font-size: 12px; }
QLabel[look="title"] { font-size: 20px; font-weight: 700; }
QLabel[look="heading"] { font-size: 16px; font-weight: 600; }
QLabel[look="strong"] { font-size: 15px; font-weight: 600; }
QLabel[look="figure"] { font-size: 18px; font-weight: 600; }
QLabel[look="time"] { font-size: 40px; font-weight: 700; }
QLabel[look="huge"] { font-size: 96px; font-weight: 700; }
QLabel[look="giant"] { font-size: 148px; font-weight: 700; }
QLabel[look="blinds"] { font-size: 32px; font-weight: 700; }
QLabel[look="problem"] { color: $danger; font-weight: 500; }
QLabel[look="warning"] { color: $warning; font-weight: 500; }
QLabel[look="good"] { color: $accent; font-weight: 500; }
QLabel[look="brand"] { color: $accent; font-size: 22px; font-weight: 700; }
QLabel[look="welcome"] { font-size: 32px; font-weight: 700; }
QLabel[look="tag"] { color: $accent; font-size: 11px; font-weight: 600; border-radius: 4px; padding: 1px 6px;
  background: $accent_tint; }
QLabel[look="key"] { color: $muted; font-size: 11px; font-weight: 500; border: 1px solid $line; border-radius: 4px;
  padding: 1px 5px; background: transparent; }
QLabel[look="key-on-accent"] { color: $on_accent; font-size: 11px; font-weight: 500; border: 1px solid $on_accent_line;
  border-radius: 4px; padding: 1px 5px; background: transparent; }
QFrame[look="card"] { background: $surface; border: 1px solid $line; border-radius: 14px; }
QFrame[look="rail"] { background: $surface; border: none; border-right: 1px solid $line; }
QFrame[look="header"] { background: $surface; border: none; border-bottom: 1px solid $line; }
QFrame[look="rule"] { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame[look="strip"] { background: $strip; border: none; border-radius: 9px; }
QFrame[look="strip"] QLabel { color: $on_strip; font-weight: 600; }
QFrame[look="strip"] QLabel[look="quiet"] { color: $strip_muted; font-weight: 400; }
QFrame[look="strip"] QPushButton { background: transparent; border: none; color: $on_strip_accent; font-weight: 600;
  text-decoration: underline; padding: 4px 6px; }
QFrame[look="strip"] QPushButton:focus { border: 1px solid $on_strip_accent; }
QFrame[look="strip"] QPushButton[look="away"] { color: $strip_muted; text-decoration: none; font-size: 18px; }
QFrame[look="refusal"] { background: $danger_tint; border: 1px solid $danger; border-radius: 9px; }
QFrame[look="refusal"] QPushButton[look="away"] { background: transparent; border: 1px solid transparent;
  color: $text; font-size: 18px; padding: 4px 6px; }
QFrame[look="refusal"] QPushButton[look="away"]:focus { border: 1px solid $danger; }
QFrame[look="tile-accent"] { background: $accent_tint; border: none; border-radius: 9px; }
QFrame[look="tile-warning"] { background: $warning_tint; border: none; border-radius: 9px; }
QFrame[look="tile-information"] { background: $information_tint; border: none; border-radius: 9px; }

QPushButton { background: $raised; border: 1px solid $line; border-radius: 9px; padding: 8px 16px; font-weight: 600;
  outline: none; }
QPushButton:hover { border-color: $muted; }
QPushButton:focus { border: 1px solid $accent; }
QPushButton:pressed { background: $line; }
QPushButton:disabled { color: $muted; background: $surface; }
QPushButton[look="primary"] { background: $accent; border: 1px solid $accent; color: $on_accent; }
QPushButton[look="primary"] QLabel { color: $on_accent; }
QPushButton[look="primary"]:hover { background: $accent_hover; }
QPushButton[look="primary"]:focus { border: 1px solid $text; }
QPushButton[look="primary"]:disabled { background: $line; border-color: $line; color: $muted; }
QPushButton[look="danger"]:enabled { color: $danger; }
QPushButton[look="link"] { background: transparent; border: none; color: $information; padding: 2px 0;
  font-weight: 500; }
QPushButton[look="link"]:focus, QPushButton[look="link"]:hover { text-decoration: underline; }
QPushButton[look="big"] { font-size: 16px; padding: 12px 22px; }
QPushButton[look="choice"] { background: $surface; border: 1px solid $line; border-radius: 14px; padding: 0;
  text-align: left; }
QPushButton[look="choice"]:hover { border-color: $muted; }
QPushButton[look="choice"]:focus { border: 2px solid $accent; }
QPushButton[look="choice"]:pressed { background: $raised; }
QPushButton[look="section"] { background: transparent; border: 1px solid transparent; color: $muted;
  padding: 7px 13px; }
QPushButton[look="section"]:hover { background: $raised; color: $text; }
QPushButton[look="section"]:focus { border-color: $accent; }
QPushButton[look="section"]:checked { background: $accent_tint; color: $accent; }
QPushButton[look="table"] { padding: 6px 0; min-width: 34px; }
QPushButton[look="table"]:checked { background: $accent_tint; color: $accent; border-color: $accent; }
QToolButton[look="rail"] { background: transparent; border: 1px solid transparent; border-radius: 9px; color: $muted;
  font-size: 12px; padding: 6px 2px; }
QToolButton[look="rail"]:hover { background: $raised; color: $text; }
QToolButton[look="rail"]:focus { border-color: $accent; }
QToolButton[look="rail"]:checked { background: $accent_tint; color: $accent; font-weight: 600; }

QToolButton[look="brand"] { background: transparent; border: 1px solid transparent; border-radius: 9px;
  color: $accent; font-size: 22px; font-weight: 700; padding: 2px 8px; }
QToolButton[look="brand"]:hover, QToolButton[look="brand"]:focus { border-color: $line; }
QProgressBar { background: $line; border: none; border-radius: 3px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }

QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QDateTimeEdit { background: $field; border: 1px solid $line;
  border-radius: 9px; padding: 8px 12px; selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus { border: 1px solid $accent; }
QLineEdit[look="big"] { font-size: 20px; padding: 12px 16px; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line; selection-background-color: $accent_tint;
  selection-color: $text; padding: 4px; outline: 0; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $muted; background: $surface; }
QCheckBox, QRadioButton { spacing: 10px; }
QCheckBox:focus, QRadioButton:focus { color: $accent; }
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator { width: 16px; height: 16px;
  border: 1px solid $muted; border-radius: 4px; background: $field; }
QRadioButton::indicator { border-radius: 8px; }
QRadioButton::indicator:focus { border-color: $accent; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked, QListView::indicator:checked { background: $accent;
  border-color: $accent; }

QTableView, QListView, QTreeView { background: $surface; alternate-background-color: $surface; border: 1px solid $line;
  border-radius: 14px; gridline-color: $line; outline: 0; selection-background-color: $accent_tint;
  selection-color: $text; }
QTableView[look="inner"] { border: none; border-radius: 0; }
QTableView::item, QListView::item { padding: 4px 8px; border: none; }
QTableView::item:selected, QListView::item:selected { background: $accent_tint; color: $text; }
QListView { padding: 5px; }
QListView::item { min-height: 28px; border-radius: 6px; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: $muted; font-size: 12px; font-weight: 500; border: none;
  border-bottom: 1px solid $line; padding: 10px 8px; }
QTableCornerButton::section { background: $surface; border: none; }
QTextBrowser[look="help"] { background: $background; border: none; font-size: 15px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QGraphicsView { background: $background; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $line; border-radius: 4px; min-height: 32px; min-width: 32px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QMenu { background: $raised; border: 1px solid $line; padding: 6px; }
QMenu::item { padding: 8px 28px 8px 14px; border-radius: 6px; }
QMenu::item:selected { background: $accent_tint; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: 6px 4px; }
""")


def sheet(palette: Palette) -> str:
    """The style sheet of a theme."""
    colors = {name: getattr(palette, name) for name in palette.__dataclass_fields__}
    return _SHEET.substitute(
        colors,
        field=palette.background if palette.id == "dark" else palette.surface,
        accent_tint=palette.tint(palette.accent),
        warning_tint=palette.tint(palette.warning),
        information_tint=palette.tint(palette.information),
        danger_tint=palette.tint(palette.danger, 0.12),
        accent_hover=palette.tint(palette.accent, 0.86),
        on_accent_line=palette.tint(palette.accent, 0.5) if palette.id == "dark" else palette.on_accent,
        strip_muted=palette.muted if palette.id == "light" else "#5c6c79",
    )
