/** How wide pictures are shown in the layouts of `styles/base.css`, as in `<img sizes>`. */

/** A card in a grid of so many columns: two below 960 px, one on phones. */
export const CARD_SIZES = {
  2: '(min-width: 1381px) 628px, (min-width: 761px) 45vw, 92vw',
  3: '(min-width: 1381px) 410px, (min-width: 961px) 30vw, (min-width: 761px) 45vw, 92vw',
  4: '(min-width: 1381px) 302px, (min-width: 961px) 22vw, (min-width: 761px) 45vw, 92vw',
} as const

/** A card in a grid of as many columns of at least 280 px as there is room for. */
export const FILL_SIZES = '(min-width: 1281px) 302px, (min-width: 961px) 31vw, (min-width: 661px) 46vw, 92vw'

/** A card in a row of four that is swiped through on narrow screens. */
export const SNAP_SIZES = '(min-width: 1181px) 302px, min(79vw, 320px)'
