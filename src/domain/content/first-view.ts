/** As many blocks of a page without a hero as its first view may show. */
const FIRST_BLOCKS = 2

/** Whether a block shows the title of the page over a picture. */
export const isHero = ({ component }: { component?: unknown }): boolean =>
  component === 'hero' || component === 'hero-carousel'

/** How many of the blocks of a page are its first view: what comes below a hero at the top is not. */
export const countInFirstView = (blocks: readonly { component?: unknown }[]): number => {
  const lead = blocks.slice(0, FIRST_BLOCKS).findIndex(isHero)
  return lead < 0 ? FIRST_BLOCKS : lead + 1
}

/** How much of a page is loaded: what its first view shows, or all of it. */
export type Extent = 'view' | 'whole'
