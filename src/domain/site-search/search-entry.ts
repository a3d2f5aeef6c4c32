/** Kinds of results in the order of their groups when they match equally well. */
export const ENTRY_KINDS = ['model', 'brand', 'dealership', 'page', 'question', 'news'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Something of the site that the search finds, and the page that shows it. */
export interface SearchEntry {
  kind: EntryKind
  title: string
  /** One line below the title; may be empty. */
  text: string
  /** Words that also find it and are not shown; may be empty. */
  keywords: string
  /** Words for what the page is for, see `page-topics.ts`; they count more than those of a title. Left out when empty. */
  topics?: string
  path: string
}

/** File of a release that has every entry. */
export const SEARCH_INDEX = 'builds/search.json'
