import type * as Content from '../types'
import { blockParser, someBlocks } from './block-parser'
import type { BlockParser } from './block-parser'
import { button } from './button'
import { link, number, oneOf, optional, text, toggle } from './field'
import { quickSearch } from './quick-search'

/** Blocks that show records of the dealer system, or let a visitor do something. */
export const FUNCTIONAL_BLOCKS: readonly BlockParser[] = [
  button,
  quickSearch,
  blockParser<Content.ChatBlock>('chat', { title: text, text, label: text }),
  blockParser<Content.AppointmentBookingGridBlock>('appointment-booking-grid', {
    title: text,
    intro: optional(text),
    buttons: someBlocks<Content.ButtonProps>(() => [button]),
  }),
  blockParser<Content.ArticleOverviewBlock>('article-overview', { title: optional(text) }),
  blockParser<Content.ArticleLatestBlock>('article-latest', { title: text, linkLabel: text, count: number(1, 24) }),
  blockParser<Content.StockPreviewBlock>('stock-preview', {
    title: text,
    intro: optional(text),
    count: number(1, 24),
    brand: optional(text),
    model: optional(text),
    fuel: optional(text),
    category: optional(text),
    condition: optional(text),
    linkLabel: text,
    to: link,
  }),
  blockParser<Content.PriceWaysBlock>('price-ways', { title: text, intro: text, model: optional(text) }),
  blockParser<Content.BrandStripBlock>('brand-strip', { title: optional(text) }),
  blockParser<Content.LocationsMapBlock>('locations-map', { title: text, intro: text }),
  blockParser<Content.LeaseOffersBlock>('lease-offers', {
    title: text,
    intro: optional(text),
    kind: oneOf('private', 'business'),
    count: number(1, 100),
    filters: optional(toggle),
  }),
  blockParser<Content.ModelListBlock>('model-list', {
    title: text,
    brand: optional(text),
    category: optional(text),
    count: optional(number(1, 500)),
  }),
  blockParser<Content.EnquiryFormBlock>('enquiry-form', {
    title: text,
    intro: optional(text),
    kind: oneOf('contact', 'test_drive', 'tyres', 'tyre_offer', 'fleet', 'service'),
    location: optional(text),
  }),
  blockParser<Content.ContactListBlock>('contact-list', { title: text, intro: optional(text) }),
  blockParser<Content.ShareButtonBlock>('share-button', { label: text }),
  blockParser<Content.StickyContactButtonBlock>('sticky-contact-button', { label: text, to: link }),
]
