"""Outputs of every kind, made by whoever calls: nothing is imported before that."""


def _asked():
    import polofield

    return polofield.ruling("outdoor/penalty-5a", polofield.Field(), at=(80, 50))


def _drawn(format, **options):
    import polofield

    return polofield.draw(_asked()).rendered(format, **options)


def _slides(**options):
    from polofield.slides import Deck, DeckEntry, presentation

    return presentation(Deck("Threads", (DeckEntry(_asked(), steps=False),)), **options)


def _handout():
    from polofield.slides import Deck, DeckEntry, handout_pdf

    return handout_pdf(Deck("Threads", (DeckEntry(_asked(), steps=False),)))


def _ladder():
    from polofield import draw

    return draw("conduct/ladder").rendered("png", pixels_wide=300)


MAKERS = {
    "svg": lambda: _drawn("svg"),
    "png": lambda: _drawn("png", pixels_wide=300),
    "pdf": lambda: _drawn("pdf"),
    "pptx": _slides,
    "pictures": lambda: _slides(as_picture=True),
    "handout": _handout,
    "ladder": _ladder,
}
