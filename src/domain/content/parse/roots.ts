import type * as Content from '../types'
import { blockParser, blocks, parseFields, someBlocks } from './block-parser'
import type { BlockFields, BlockParser } from './block-parser'
import { BODY_BLOCKS } from './blocks'
import { INVALID, anyText, asset, date, isRecord, optional, text, toggle } from './field'
import type { Field } from './field'
import { linkItem, menuColumn, menuEntry } from './items'

const seoFields: BlockFields<Content.SeoFields & { _uid: string; component: string }> = {
  title: text,
  description: anyText,
  image: optional(asset),
  noindex: optional(toggle),
}

const seo: Field<Content.SeoFields> = {
  required: true,
  expects: 'title and description for search engines',
  parse: (raw, where, context) => {
    if (!isRecord(raw)) return INVALID
    const values = parseFields(raw, seoFields, where, context)
    return values === INVALID ? INVALID : { title: '', description: '', ...values }
  },
}

const body = blocks<Content.Block>(() => BODY_BLOCKS)
const links = blocks<Content.LinkItem>(() => [linkItem])
const columns = blocks<Content.MenuColumn>(() => [menuColumn])
const entries = someBlocks<Content.MenuEntry>(() => [menuEntry])

/** What a story may be: the block at its root. */
export const ROOTS: readonly BlockParser[] = [
  blockParser<Content.PageContent>('page', { seo, body, brand: optional(text) }),
  blockParser<Content.ArticleContent>('article', {
    seo,
    title: text,
    date,
    category: text,
    intro: text,
    image: asset,
    body,
  }),
  blockParser<Content.HeaderContent>('header', { entries, searchPlaceholder: anyText }),
  blockParser<Content.MobileNavigationContent>('mobile-navigation', { entries, secondary: links }),
  blockParser<Content.TopBarContent>('top-bar', { start: links, end: links }),
  blockParser<Content.FooterContent>('footer', {
    claim: text,
    phone: text,
    hours: anyText,
    columns,
    legal: links,
    social: links,
    copyright: anyText,
  }),
]
