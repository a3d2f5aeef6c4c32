interface Place {
  key?: string
  pathname: string
}

/** What is needed of the router's history. */
export interface VisitHistory {
  location: Place
  listen: (listener: (change: { location: Place; action: string }) => void) => unknown
}

/** The link that led away: its address, and which one of those with that address it was. */
interface Followed {
  href: string
  index: number
}

/** A list may have to be read before its links stand there again. */
const PATIENCE_MS = 3_000
const PAUSE_MS = 50

const linksTo = (page: Document, href: string): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

const followedIn = (page: Document): Followed | null => {
  const link = page.activeElement?.closest<HTMLElement>('a[href]')
  const href = link?.getAttribute('href')
  return link && href ? { href, index: linksTo(page, href).indexOf(link) } : null
}

/** The router gives the focus to the element around each new page; the document has it when what had it is gone. */
const isUnset = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.id === 'gatsby-focus-wrapper'

/** Gives the focus to a link as long as nothing else takes it. @returns a function that calls it off */
const awaitLink = (page: Document, { href, index }: Followed): (() => void) => {
  const callOff = (): void => {
    clearInterval(tries)
    clearTimeout(end)
    for (const type of ['keydown', 'pointerdown']) page.removeEventListener(type, callOff, true)
  }
  const tries = setInterval(() => {
    if (!isUnset(page)) return
    const links = linksTo(page, href)
    const link = links[index] ?? links[0]
    link?.focus({ preventScroll: true })
  }, PAUSE_MS)
  const end = setTimeout(callOff, PATIENCE_MS)
  for (const type of ['keydown', 'pointerdown']) page.addEventListener(type, callOff, true)
  return callOff
}

/**
 * Going back gives the focus to the link that led away, as browsers do with whole pages: whoever looks at the tenth
 * vehicle of a list by keyboard goes on from there, not from the top. Where the view stands is left to the router.
 */
export const focusOnReturn = (history: VisitHistory, page: Document = document): void => {
  const left = new Map<string, Followed>()
  const keyOf = ({ key = '', pathname }: Place): string => `${key} ${pathname}`
  let at = history.location
  let callOff = (): void => undefined
  history.listen(({ location, action }) => {
    const from = at
    at = location
    // A filter changes the address as well; what has the focus then stays.
    if (from.pathname === location.pathname) return
    callOff()
    const followed = followedIn(page)
    if (followed) left.set(keyOf(from), followed)
    else left.delete(keyOf(from))
    const before = action === 'POP' ? left.get(keyOf(location)) : undefined
    if (before) callOff = awaitLink(page, before)
  })
}
