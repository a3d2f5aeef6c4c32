import { navigate } from 'gatsby'
import { RESTING_ATTRIBUTE } from './rest'
import { STATIC_ATTRIBUTE } from './Static'

/** Links to pages of the site, wherever they are. */
const ANY = 'a[href^="/"]:not([href^="//"],[href*="."],[download],[target])'
const LINKS = `:is([${STATIC_ATTRIBUTE}],[${RESTING_ATTRIBUTE}]) a[href^="/"]:not([href^="//"])`

interface Loader {
  /** Loads what a page needs once there is time. */
  enqueue: (path: string) => unknown
  /** Loads it now: the pointer is over its link. */
  hovering: (path: string) => unknown
  /** A link to its top was clicked at `at` on the clock of `performance.now()`; null for any other click. */
  opening: (path: string | null, at: number) => unknown
}

const linkAt = ({ target }: Event, selector: string): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest(selector) : null
  return link instanceof HTMLAnchorElement ? link : null
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

const pathOf = (link: HTMLAnchorElement): string => (link.getAttribute('href') ?? '').replace(/[?#].*/, '')

/** Marks the links to the page that is shown, as the router does with its own. */
export const markCurrentLinks = (page: Document = document): void => {
  for (const link of page.querySelectorAll<HTMLAnchorElement>(LINKS))
    if (encodeURI(link.getAttribute('href') ?? '') === window.location.pathname)
      link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}

/**
 * Handles links in parts that React does not hydrate (`Static`), or not yet (`Resting`), like the router's links: they navigate
 * in the browser, and their page is prefetched when they come into view. The page of any link under the pointer is loaded.
 */
export const followLinks = (loader: Loader, page: Document = document): void => {
  // Before React and the router, which ask for the page.
  page.addEventListener(
    'click',
    (event) => {
      const link = linkAt(event, ANY)
      loader.opening(link && link.hash === '' && isPlain(event) ? pathOf(link) : null, event.timeStamp)
    },
    { capture: true },
  )
  page.addEventListener('click', (event) => {
    const link = linkAt(event, LINKS)
    if (!link || !isPlain(event) || link.target !== '' || link.hasAttribute('download')) return
    event.preventDefault()
    const to = link.getAttribute('href') ?? ''
    const { pathname, search } = window.location
    // The router replaces a page by itself; with other parameters it is another one.
    navigate(to, { replace: encodeURI(to) === pathname && search === '' })
  })
  // A finger is over a link as soon as it touches it, before the click.
  page.addEventListener('pointerover', (event) => {
    const link = linkAt(event, ANY)
    if (link) loader.hovering(pathOf(link))
  })
  if (typeof IntersectionObserver === 'undefined') return
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      loader.enqueue(pathOf(target))
    }
  })
  for (const link of page.querySelectorAll(LINKS)) observer.observe(link)
}
