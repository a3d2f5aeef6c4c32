/** Templates in `src/templates`, by file name. */
export type TemplateName =
  | 'story'
  | 'article'
  | 'article-list'
  | 'article-archive'
  | 'brand'
  | 'brand-models'
  | 'model'
  | 'model-landing'
  | 'model-form'
  | 'vehicle'
  | 'vehicle-view'
  | 'vehicle-calculator'
  | 'vehicle-brand'
  | 'stock'
  | 'stock-list'
  | 'compare'
  | 'favourites'
  | 'locations'
  | 'location'
  | 'lease-offer'
  | 'error'

/** Pages of the application that show the story of their own address. */
export const WITH_STORY: ReadonlySet<TemplateName> = new Set(['brand', 'stock-list', 'article-list'])
/** Templates of pages that have the address of their story. */
export const OF_STORIES: ReadonlySet<TemplateName> = new Set(['story', 'article', ...WITH_STORY])
/** Pages of the application that any other story takes the place of. */
export const GIVES_WAY: ReadonlySet<TemplateName> = new Set(['article-list', 'article-archive'])

/** One page to be made. */
export interface PagePlan {
  path: string
  template: TemplateName
  context: Record<string, unknown>
  /** Pattern of the addresses that a page answers in the browser without a file of its own. */
  matchPath?: string
  /** Null: not for search engines. Otherwise what the sitemap says, with the last change where the data tells. */
  sitemap: { lastmod: string | null } | null
}

export interface Plan {
  pages: PagePlan[]
  /** Pages whose address another page has already. */
  clashes: PagePlan[]
}

/** A page that search engines may list. */
export const listed = (lastmod: string | null = null): PagePlan['sitemap'] => ({ lastmod })

/** Latest of some ISO instants, null without any. */
export const latestOf = (instants: readonly (string | null)[]): string | null =>
  instants.reduce(
    (latest, instant) => (instant !== null && (latest === null || instant > latest) ? instant : latest),
    null,
  )
