import type * as Content from '../types'
import { EMBEDDED_BLOCKS } from '../embedded-blocks'
import { blockParser, blockParsers, blocks, someBlocks } from './block-parser'
import type { BlockFields, BlockParser, FieldsByBlock } from './block-parser'
import { button, buttons } from './button'
import { fromFeed, listOrFeed } from './feed-field'
import { asset, assets, date, embedAddress, fileAddress, link, number, oneOf, optional, text, toggle } from './field'
import { card, figure, linkItem } from './items'
import { quickSearch } from './quick-search'
import { FUNCTIONAL_BLOCKS } from './functional-blocks'
import { richText, richTextHolding } from './rich-text'
import { table } from './table'
import { vacancy } from './vacancy'

const COLUMNS = [2, 3, 4] as const

const heroFields: BlockFields<Content.HeroBlock> = {
  layout: oneOf('home', 'page'),
  eyebrow: optional(text),
  title: text,
  text: optional(text),
  image: optional(asset),
  buttons,
  figures: optional(blocks<Content.FigureItem>(() => [figure])),
  search: optional(blocks<Content.StockQuickSearchBlock>(() => [quickSearch])),
}
const hero = blockParser<Content.HeroBlock>('hero', heroFields)

const review = blockParser<Content.ReviewItem>('review', {
  author: text,
  place: text,
  date,
  rating: number(0, 5),
  text,
})
const faqItem = blockParser<Content.FaqItem>('faq-item', { question: text, answer: richText })
const timelineItem = blockParser<Content.TimelineItem>('timeline-item', {
  year: text,
  title: text,
  text,
  image: optional(asset),
})
const portrait = blockParser<Content.PortraitItem>('portrait', {
  name: text,
  jobTitle: text,
  place: text,
  quote: text,
  image: optional(asset),
})

const download = blockParser<Content.DownloadItem>('download', {
  title: text,
  description: optional(text),
  file: fileAddress,
  size: optional(number(1, 1_000_000)),
})

const embedded = (): readonly BlockParser[] =>
  blockParsers<Content.Block>({ ...EDITORIAL_BLOCKS, ...FUNCTIONAL_BLOCKS }).filter(({ component }) =>
    EMBEDDED_BLOCKS.some((name) => name === component),
  )

/** Blocks that show what editors wrote. */
export const EDITORIAL_BLOCKS = {
  hero: heroFields,
  'hero-carousel': { slides: someBlocks<Content.HeroBlock>(() => [hero]) },
  'rich-text': { title: optional(text), body: richTextHolding(embedded), narrow: optional(toggle) },
  table: { title: text, intro: optional(text), caption: optional(text), table },
  'download-list': {
    title: text,
    intro: optional(text),
    files: someBlocks<Content.DownloadItem>(() => [download]),
  },
  'text-image': {
    title: text,
    body: richText,
    image: asset,
    imagePosition: oneOf('start', 'end'),
    buttons,
  },
  'card-grid': {
    title: optional(text),
    intro: optional(text),
    columns: oneOf(...COLUMNS),
    tone: optional(oneOf('paper', 'mist', 'ink')),
    cards: someBlocks<Content.CardItem>(() => [card]),
  },
  'image-gallery': { title: optional(text), images: assets },
  'image-grid': {
    title: optional(text),
    images: assets,
    columns: oneOf(...COLUMNS),
  },
  'embedded-video': {
    title: text,
    url: embedAddress,
    poster: optional(asset),
    transcript: optional(richText),
  },
  iframe: { title: text, url: embedAddress, height: number(100, 4000) },
  'review-widget': {
    title: text,
    variant: optional(oneOf('row', 'grid', 'summary')),
    rating: fromFeed(number(0, 5), ({ reviews }) => reviews?.rating),
    count: fromFeed(number(0, 1_000_000), ({ reviews }) => reviews?.count),
    source: optional(text),
    to: optional(link),
    product: optional(text),
    reviews: listOrFeed(
      blocks<Content.ReviewItem>(() => [review]),
      'review',
      ({ reviews }) => reviews?.reviews,
    ),
  },
  faq: { title: text, items: someBlocks<Content.FaqItem>(() => [faqItem]) },
  'call-to-action': {
    title: text,
    text: optional(text),
    tone: optional(oneOf('mist', 'ink')),
    buttons: blocks<Content.ButtonProps>(() => [button]),
  },
  timeline: {
    title: optional(text),
    items: someBlocks<Content.TimelineItem>(() => [timelineItem]),
  },
  portraits: {
    title: optional(text),
    items: someBlocks<Content.PortraitItem>(() => [portrait]),
  },
  'job-vacancy-widget': {
    title: text,
    intro: optional(text),
    apply: optional(oneOf('mail', 'form')),
    vacancies: listOrFeed(
      blocks<Content.VacancyItem>(() => [vacancy]),
      'vacancy',
      ({ vacancies }) => vacancies,
    ),
  },
  breadcrumbs: { items: optional(blocks<Content.LinkItem>(() => [linkItem])) },
  pagination: { title: optional(text), pages: someBlocks<Content.LinkItem>(() => [linkItem]) },
  toast: { text, tone: oneOf('info', 'success', 'warning') },
} satisfies Partial<FieldsByBlock<Content.Block>>
