import type { ArticleContent, GlobalContent, PageContent } from './types'

/** A parsed story, as the graph holds it. */
export interface StoryFields {
  /** The story's uuid. */
  key: string
  /** Its address, `/` for the home page; parts of every page stand below `/global/`. */
  path: string
  kind: (PageContent | ArticleContent | GlobalContent)['component']
  name: string
  /** For search engines. */
  title: string
  description: string
  noindex: boolean
  publishedAt: string | null
  /** Id of the brand that the page or article is about. */
  brand: string | null
  /** Articles only. */
  headline: string | null
  date: string | null
  category: string | null
  intro: string | null
  image: { filename: string; alt: string; focus?: string } | null
  readingMinutes: number | null
  content: PageContent | ArticleContent | GlobalContent
}
