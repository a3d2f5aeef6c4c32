import type { PageKind } from '../limits'

/** A link that leads from one kind of page to another. */
export interface Journey {
  from: PageKind
  to: PageKind
  /** Selector of the link; the first visible match is followed. */
  link: string
  /** Selectors to tap in order before the link is visible. */
  open?: readonly string[]
  /** Number of vehicles to add to the comparison first. */
  compared?: number
}

const to = (
  kind: PageKind,
  from: PageKind,
  link: string,
  before: Pick<Journey, 'open' | 'compared'> = {},
): Journey => ({ from, to: kind, link, ...before })

/** A link to each kind of page, as visitors find it on another page. */
export const JOURNEYS: readonly Journey[] = [
  to('home', 'faq', 'header a[href="/"]'),
  to('stock', 'home', 'main a[href="/stock"]'),
  to('vehicle', 'stock', 'main article a[href^="/stock/"]'),
  to('form', 'vehicle', 'main aside a[href^="/stock/"]'),
  to('model', 'brand', 'main a[href*="/models/"]'),
  to('brand', 'vehicle', 'main nav li:nth-child(3) a'),
  to('dealership', 'dealerships', 'main a[href^="/concessions/"]'),
  to('dealerships', 'dealership', 'main nav a[href="/concessions"]'),
  to('news', 'article', 'a[href="/news"]'),
  to('article', 'news', 'main a[href^="/news/"]'),
  to('faq', 'home', 'dialog a[href="/faq"]', {
    open: ['header button[aria-label="Menu"]', 'dialog summary:has-text("Leasing")'],
  }),
  to('contact', 'home', 'a[href="/contact"]'),
  to('privateLease', 'home', 'a[href="/private-lease"]'),
  to('comparison', 'stock', 'a[href="/stock/comparer"]', { compared: 4 }),
]
