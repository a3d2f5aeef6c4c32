import type { Target } from './targets'

/** Runs in the page: finds click targets and records when a click took effect. */
export interface Probe {
  /** Scrolls a target into view, starts watching it and returns its position; null while it is missing, covered or not painted. */
  aim: (target: Target) => { x: number; y: number } | null
  /** When the click took effect, in milliseconds since navigation start; null while it has no effect or lost it again. */
  effectAt: (target: Target) => number | null
  now: () => number
}

/** Text typed into fields. */
export const TYPED = 'toit'

/** Installs the probe as `window.probe`, before any other script of the page. */
export const installProbe = (typed: string): void => {
  interface Watched {
    element: HTMLElement
    /** Link of the card that contains the element. */
    href: string | null
    panel: string
    at: number | null
  }
  const watched = new Map<string, Watched>()
  const keyOf = ({ selector, nth }: Target) => `${selector} ${nth}`
  const linkOf = (element: Element) =>
    element.closest('article')?.querySelector('a[href]')?.getAttribute('href') ?? null
  /** Text that is shown in the panel around a tab, without the tabs. */
  const panelOf = (element: Element) =>
    [...(element.closest('aside')?.querySelectorAll<HTMLElement>(':scope > :not(fieldset)') ?? [])]
      // The inner text of an element that is not rendered is all of its text.
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => part.innerText)
      .join()
  const inCard = (href: string | null, selector: string) =>
    [...document.querySelectorAll('main article')]
      .filter((card) => card.querySelector('a[href]')?.getAttribute('href') === href)
      .map((card) => card.querySelector(selector))
  const has = ({ element, href, panel }: Watched, { effect, selector }: Target): boolean => {
    if (effect === 'pressed') return inCard(href, 'button[aria-pressed="true"]').some((found) => found !== null)
    if (effect === 'kept' || effect === 'compared')
      return (localStorage.getItem(effect === 'kept' ? 'vitrine.favourites' : 'vitrine.compare') ?? '').includes(
        `"id":${/\/(\d+)-1-/.exec(href ?? '')?.[1] ?? '-'}`,
      )
    if (effect === 'dialog')
      return [...document.querySelectorAll('dialog[open]')].some((one) => one.getClientRects().length > 0)
    if (effect === 'panel') return panelOf(element) !== panel
    if (effect === 'filtered') return location.search !== '' && document.querySelector(`${selector}:checked`) !== null
    return [...document.querySelectorAll<HTMLInputElement>(selector)].some(({ value }) => value === typed)
  }
  const watch = (target: Target, one: Watched) => {
    if (has(one, target)) one.at = performance.now()
    else requestAnimationFrame(() => watch(target, one))
  }
  const probe: Probe = {
    now: () => performance.now(),
    effectAt: (target) => {
      const one = watched.get(keyOf(target))
      return one && has(one, target) ? (one.at ?? performance.now()) : null
    },
    aim: (target) => {
      const visible = [...document.querySelectorAll<HTMLElement>(target.selector)]
        .map((found) => ({ found, box: found.closest('label') ?? found }))
        .filter(({ box }) => box.getClientRects().length > 0)
      const one = visible[target.nth]
      if (!one) return null
      // Centred sideways too: a row that snaps would stay at a card beside it.
      one.box.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = one.box.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      if (!hit || !(one.box.contains(hit) || hit.contains(one.box))) return null
      // Nobody touches what is not painted; until then a page also scrolls late, and the touch would meet what is beside.
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return null
      if (!watched.has(keyOf(target))) {
        const fresh = { element: one.found, href: linkOf(one.found), panel: panelOf(one.found), at: null }
        watched.set(keyOf(target), fresh)
        watch(target, fresh)
      }
      return { x, y }
    },
  }
  Object.assign(window, { probe })
}
