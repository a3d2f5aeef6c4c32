import type * as Content from '../types'
import { blockParser, blockParsers, blocks, parseFields, someBlocks } from './block-parser'
import { BODY_BLOCKS } from './blocks'
import { INVALID, anyText, asset, date, optional, text, toggle } from './field'
import { isRecord } from '../../is-record'
import type { Field } from './field'
import { splitEmbedded } from './split-embedded'
import { linkItem, menuColumn, menuEntry } from './items'

const seoBlock = blockParser<Content.SeoBlock>('seo', {
  title: text,
  description: anyText,
  image: optional(asset),
  noindex: optional(toggle),
})

/** Storyblok keeps it as a list of one block; the demo's own editor as the block's fields. */
const seo: Field<Content.SeoFields> = {
  required: true,
  expects: 'title and description for search engines',
  holds: () => [seoBlock],
  parse: (raw, where, context) => {
    const fields: unknown = Array.isArray(raw) ? raw[0] : raw
    if (!isRecord(fields)) return INVALID
    const values = parseFields(fields, seoBlock.fields, where, context)
    return values === INVALID ? INVALID : { title: '', description: '', ...values }
  },
}

const bodyBlocks = blocks<Content.Block>(() => BODY_BLOCKS)
const body: typeof bodyBlocks = {
  ...bodyBlocks,
  parse: (raw, where, context) => {
    const found = bodyBlocks.parse(raw, where, context)
    return found === INVALID ? INVALID : splitEmbedded(found)
  },
}
const links = blocks<Content.LinkItem>(() => [linkItem])
const columns = blocks<Content.MenuColumn>(() => [menuColumn])
const entries = someBlocks<Content.MenuEntry>(() => [menuEntry])

/** What a story may be: the block at its root. */
export const ROOTS = blockParsers<Content.PageContent | Content.ArticleContent | Content.GlobalContent>({
  page: { seo, body, brand: optional(text) },
  article: {
    seo,
    title: text,
    date,
    category: text,
    author: optional(text),
    brand: optional(text),
    intro: text,
    image: asset,
    body,
  },
  header: { entries, searchPlaceholder: anyText },
  'mobile-navigation': { entries, secondary: links },
  'top-bar': { start: links, end: links },
  footer: {
    claim: text,
    phone: text,
    hours: anyText,
    columns,
    legal: links,
    social: links,
    copyright: anyText,
  },
})
