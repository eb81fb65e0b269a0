"""The site: Sphinx with MyST; polofield's own directive draws the figures."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

import polofield

project = "polofield"
author = "the polofield authors"
copyright = "the polofield authors"
version = release = polofield.__version__
language = "en_GB"

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx_click",
    "sphinx_copybutton",
    "sphinx_design",
    "polofield.embed.sphinx",
    "catalogue_pages",
]
exclude_patterns = ["_build"]
default_role = "literal"
nitpicky = False
numfig = False

myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
autodoc_type_aliases = {"ArrayLike": "ArrayLike", "NDArray": "NDArray"}
napoleon_use_ivar = True
napoleon_numpy_docstring = False

copybutton_exclude = ".linenos, .gp, .go"

html_theme = "furo"
html_title = "polofield"
templates_path = ["_templates"]
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "_static/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#2c5f33",
        "color-brand-content": "#2c5f33",
        "color-brand-visited": "#2c5f33",
    },
    "dark_css_variables": {
        "color-brand-primary": "#9fd3a6",
        "color-brand-content": "#9fd3a6",
        "color-brand-visited": "#9fd3a6",
    },
}

latex_elements = {"preamble": r"\usepackage{newunicodechar}"}
man_pages = [("reference/command", "polofield", "draw the rules of polo", author, 1)]
