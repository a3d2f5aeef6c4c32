import type { DemoStory } from '../types'
import type { RawArticle, RawAsset, RawBlock, RawGlobal, RawPage } from './raw'
import { typesetDeep } from './typeset'
import { withUids } from './uids'

/** A story before it has a rank among its siblings. */
export type StoryDraft = Omit<DemoStory, 'position'>

const stored = (slug: string, content: RawPage | RawArticle | RawGlobal): DemoStory['content'] => {
  // `withUids` adds `_uid` wherever a `component` stands, and the root has one.
  return withUids(slug, typesetDeep(content)) as DemoStory['content']
}

interface PageFields {
  /** Name in the editor's tree. */
  name: string
  /** Title for search engines, 60 characters at most. */
  title: string
  /** 120 to 155 characters. */
  description: string
  image?: RawAsset
  noindex?: boolean
  brand?: string
  tags?: string[]
  /** ISO date of the last edit. */
  edited: string
  body: RawBlock[]
}

/** A page at `slug`. */
export const page = (slug: string, fields: PageFields): StoryDraft => {
  const { name, title, description, image, noindex, brand, tags, edited, body } = fields
  const seo = { title, description, ...(image && { image }), ...(noindex && { noindex }) }
  const content = { component: 'page', seo, body, ...(brand !== undefined && { brand }) } satisfies RawPage
  return {
    fullSlug: slug,
    name: typesetDeep(name),
    content: stored(slug, content),
    ...(tags && { tags }),
    publishedAt: `${edited}T08:30:00.000Z`,
    firstPublishedAt: '2024-09-02T07:00:00.000Z',
  }
}

interface ArticleFields extends Omit<RawArticle, 'component' | 'seo'> {
  seoTitle: string
  description: string
}

/** A news article at `news/{slug}`. */
export const article = (slug: string, { seoTitle, description, ...fields }: ArticleFields): StoryDraft => {
  const fullSlug = `news/${slug}`
  const seo = { title: seoTitle, description, image: fields.image }
  return {
    fullSlug,
    name: typesetDeep(fields.title),
    content: stored(fullSlug, { component: 'article', seo, ...fields } satisfies RawArticle),
    tags: [fields.category],
    publishedAt: `${fields.date}T06:00:00.000Z`,
    firstPublishedAt: `${fields.date}T06:00:00.000Z`,
  }
}

/** A part of every page, at `global/{slug}`. */
export const globalPart = (slug: string, name: string, content: RawGlobal): StoryDraft => ({
  fullSlug: `global/${slug}`,
  name,
  content: stored(`global/${slug}`, content),
  publishedAt: '2026-11-16T07:00:00.000Z',
  firstPublishedAt: '2024-09-02T07:00:00.000Z',
})
