import type * as Content from '../types'
import { blockParser, blocks, someBlocks } from './block-parser'
import type { BlockParser } from './block-parser'
import { button, buttons } from './button'
import { asset, assets, date, number, oneOf, optional, text, toggle, webAddress } from './field'
import { card, figure, linkItem } from './items'
import { quickSearch } from './quick-search'
import { richText } from './rich-text'

const COLUMNS = [2, 3, 4] as const

const hero = blockParser<Content.HeroBlock>('hero', {
  layout: oneOf('home', 'page'),
  eyebrow: optional(text),
  title: text,
  text: optional(text),
  image: optional(asset),
  buttons,
  figures: optional(blocks<Content.FigureItem>(() => [figure])),
  search: optional(blocks<Content.StockQuickSearchBlock>(() => [quickSearch])),
})

const vacancy = blockParser<Content.VacancyItem>('vacancy', {
  title: text,
  place: text,
  contract: text,
  text,
  email: text,
})
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

/** Blocks that show what an editor wrote or chose. */
export const EDITORIAL_BLOCKS: readonly BlockParser[] = [
  hero,
  blockParser<Content.HeroCarouselBlock>('hero-carousel', { slides: someBlocks<Content.HeroBlock>(() => [hero]) }),
  blockParser<Content.RichTextBlock>('rich-text', { title: optional(text), body: richText, narrow: optional(toggle) }),
  blockParser<Content.TextImageBlock>('text-image', {
    title: text,
    body: richText,
    image: asset,
    imagePosition: oneOf('start', 'end'),
    buttons,
  }),
  blockParser<Content.CardGridBlock>('card-grid', {
    title: optional(text),
    intro: optional(text),
    columns: oneOf(...COLUMNS),
    tone: optional(oneOf('paper', 'mist', 'ink')),
    cards: someBlocks<Content.CardItem>(() => [card]),
  }),
  blockParser<Content.ImageGalleryBlock>('image-gallery', { title: optional(text), images: assets }),
  blockParser<Content.ImageGridBlock>('image-grid', {
    title: optional(text),
    images: assets,
    columns: oneOf(...COLUMNS),
  }),
  blockParser<Content.EmbeddedVideoBlock>('embedded-video', {
    title: text,
    url: webAddress,
    poster: optional(asset),
    transcript: optional(richText),
  }),
  blockParser<Content.IframeBlock>('iframe', { title: text, url: webAddress, height: number(100, 4000) }),
  blockParser<Content.ReviewWidgetBlock>('review-widget', {
    title: text,
    rating: number(0, 5),
    count: number(0, 1_000_000),
    reviews: blocks<Content.ReviewItem>(() => [review]),
  }),
  blockParser<Content.FaqBlock>('faq', { title: text, items: someBlocks<Content.FaqItem>(() => [faqItem]) }),
  blockParser<Content.CallToActionBlock>('call-to-action', {
    title: text,
    text: optional(text),
    tone: optional(oneOf('mist', 'ink')),
    buttons: blocks<Content.ButtonProps>(() => [button]),
  }),
  blockParser<Content.TimelineBlock>('timeline', {
    title: optional(text),
    items: someBlocks<Content.TimelineItem>(() => [timelineItem]),
  }),
  blockParser<Content.PortraitsBlock>('portraits', {
    title: optional(text),
    items: someBlocks<Content.PortraitItem>(() => [portrait]),
  }),
  blockParser<Content.JobVacancyWidgetBlock>('job-vacancy-widget', {
    title: text,
    intro: optional(text),
    vacancies: blocks<Content.VacancyItem>(() => [vacancy]),
  }),
  blockParser<Content.BreadcrumbsBlock>('breadcrumbs', { items: optional(blocks<Content.LinkItem>(() => [linkItem])) }),
  blockParser<Content.ToastBlock>('toast', { text, tone: oneOf('info', 'success', 'warning') }),
]
