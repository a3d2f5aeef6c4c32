import type { ElementPiece, IslandName, PeerPage, Piece } from './shared/piece'

/** Selectors of interactive parts; if two match the same element, the later one wins. */
const ISLAND_SELECTORS: readonly (readonly [IslandName, string])[] = [
  ['menu', 'header div:has(> button[aria-label="Menu"])'],
  ['close', 'dialog button[aria-label="Fermer"]'],
  ['share', 'main header button[aria-haspopup="dialog"]'],
  ['keep', 'main button[aria-pressed]'],
  ['compare', 'main article input[type="checkbox"]'],
  ['prices', 'main aside:has(fieldset)'],
  ['gallery', 'main div:has(> button > picture)'],
  ['equipment', 'main div:has(> [role="search"])'],
]

/** Runs in a browser, for its HTML parser. */
const parseInPage = ({ html, islands }: { html: string; islands: typeof ISLAND_SELECTORS }): PeerPage => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const marks = new Map<Element, IslandName>()
  for (const [name, selector] of islands)
    for (const found of page.querySelectorAll(selector)) {
      marks.set(found, name)
      // Identifies the vehicle by the link of its card; without a card, it is the vehicle of the page.
      if (name === 'keep' || name === 'compare')
        found.setAttribute('data-vehicle', found.closest('article')?.querySelector('a')?.getAttribute('href') ?? 'page')
    }
  const isData = (element: Element) =>
    element.localName !== 'script' || element.getAttribute('type') === 'application/ld+json'
  const pieceOf = (element: Element): ElementPiece => {
    const island = marks.get(element)
    return {
      tag: element.localName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: piecesOf(element),
      ...(island !== undefined && { island }),
    }
  }
  const piecesOf = (parent: Element): Piece[] =>
    [...parent.childNodes].flatMap((node): Piece[] => {
      if (node instanceof Element) return isData(node) ? [pieceOf(node)] : []
      return node.nodeType === Node.TEXT_NODE && node.textContent ? [node.textContent] : []
    })
  const ahead = [...page.body.querySelectorAll('link[rel="preload"][as="image"]')]
  for (const link of ahead) link.remove()
  for (const comment of [...page.querySelectorAll('*')]
    .flatMap((one) => [...one.childNodes])
    .filter((node) => node.nodeType === Node.COMMENT_NODE))
    comment.remove()
  page.normalize()
  const isStyle = (element: Element) =>
    element.matches(
      'style, link[rel="stylesheet"], link[as="font"], meta[charset], meta[name="viewport"], meta[name="generator"]',
    )
  const root = page.querySelector('#gatsby-focus-wrapper') ?? page.body
  return {
    language: page.documentElement.lang,
    head: [...page.head.children, ...ahead]
      .filter((one) => isData(one) && !isStyle(one) && one.localName !== 'noscript')
      .map(pieceOf),
    body: piecesOf(root),
  }
}

/**
 * Parses a built page into its elements and interactive parts.
 *
 * @param evaluate runs a function in a browser
 * @throws Error when an interactive part is missing, because the comparison would be unfair without it
 */
export const parsePage = async (
  html: string,
  evaluate: (run: typeof parseInPage, argument: Parameters<typeof parseInPage>[0]) => Promise<PeerPage>,
): Promise<PeerPage> => {
  const page = await evaluate(parseInPage, { html, islands: ISLAND_SELECTORS })
  const found = new Set<string>()
  const look = (piece: Piece): void => {
    if (typeof piece === 'string') return
    if (piece.island) found.add(piece.island)
    piece.children.forEach(look)
  }
  page.body.forEach(look)
  const missing = ISLAND_SELECTORS.filter(([name]) => !found.has(name)).map(([name]) => name)
  if (missing.length > 0) throw new Error(`The vehicle page shows no ${missing.join(', ')}`)
  return page
}
