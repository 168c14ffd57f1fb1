"""Bakes each face into one file that holds every letter of the shop's four languages.

The packages part a face into `latin` and `latin-ext`; a Baltic page would fetch both, for every face.
Run it again only when a face changes: `pip install fonttools brotli`, unpack the @fontsource-variable packages
named below into one folder, then `python bake-fonts.py <folder>`.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

THEMES = Path(__file__).parent.parent / "themes"
PACKAGES = Path(sys.argv[1])
BALTIC = "ĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽžĄąĘęĖėĮįŲų"

# The axes that a theme does not move are taken out, the weight is cut to what it uses.
# Each face belongs to the theme that is named first.
FACES = {
    "instrument-sans": ("default", "wght", {}),
    "figtree": ("alt", "wght", {"wght": (400, 700)}),
    "dm-sans": ("pj", "wght", {"wght": (400, 700)}),
    "bricolage-grotesque": ("pj", "wght", {"wght": 700}),
    "ibm-plex-sans": ("tp", "wght", {"wght": (400, 700)}),
    "plus-jakarta-sans": ("nl", "wght", {"wght": (400, 800)}),
    "manrope": ("ae", "wght", {"wght": (400, 700)}),
    "fraunces": ("ae", "opsz", {"wght": 420}),
}


def opened(face: str, part: str, axis: str, limits: dict) -> TTFont:
    font = TTFont(PACKAGES / face / "files" / f"{face}-{part}-{axis}-normal.woff2")
    for table in ("fpgm", "cvt ", "cvar"):
        if table in font:
            del font[table]
    for name in font.getGlyphOrder():
        font["glyf"][name].removeHinting()
    font = instantiateVariableFont(font, limits) if limits else font
    for name in font.getGlyphOrder() if "gvar" in font else ():
        if name not in font["gvar"].variations:
            font["gvar"].variations[name] = []
    return font


def cut(font: TTFont, letters: str) -> None:
    options = Options()
    options.glyph_names = True
    options.notdef_outline = True
    options.layout_features = []
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)


def append(base: TTFont, more: TTFont) -> None:
    """Adds the letters of `more` behind the glyphs of `base`, whose own places and pairs stay as they are."""
    known = set(base.getGlyphOrder())
    fresh = [name for name in more.getGlyphOrder() if name not in known]
    for name in fresh:
        base["glyf"].glyphs[name] = more["glyf"][name]
        base["hmtx"].metrics[name] = more["hmtx"].metrics[name]
        if "gvar" in base:
            base["gvar"].variations[name] = more["gvar"].variations.get(name, [])
    order = base.getGlyphOrder() + fresh
    base.setGlyphOrder(order)
    base["glyf"].glyphOrder = order
    for table in base["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: name for code, name in more.getBestCmap().items() if chr(code) in BALTIC})
    if "HVAR" in base:
        del base["HVAR"]
        add_HVAR(base)


for face, (theme, axis, limits) in FACES.items():
    latin = opened(face, "latin", axis, limits)
    ext = opened(face, "latin-ext", axis, limits)
    cut(ext, BALTIC)
    append(latin, ext)
    latin.flavor = "woff2"
    target = THEMES / theme / "fonts" / f"{face}.woff2"
    target.parent.mkdir(exist_ok=True)
    latin.save(target)
    missing = [letter for letter in BALTIC if ord(letter) not in TTFont(target).getBestCmap()]
    print(f"{target.name}: {target.stat().st_size} bytes", "missing " + "".join(missing) if missing else "")
