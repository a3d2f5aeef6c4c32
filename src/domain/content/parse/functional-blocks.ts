import { STORY_ENQUIRY_KINDS } from '../../enquiry/kinds'
import { DEPARTMENTS } from '../../location/types'
import { BODY_STYLES } from '../../vehicle/types'
import type * as Content from '../types'
import { someBlocks } from './block-parser'
import type { FieldsByBlock } from './block-parser'
import { button, buttonFields } from './button'
import { euros, link, number, oneOf, optional, text, toggle } from './field'
import { quickSearchFields } from './quick-search'

/** Blocks that show the group’s stock, offers and dealerships, or that visitors act with. */
export const FUNCTIONAL_BLOCKS = {
  button: buttonFields,
  'stock-quick-search': quickSearchFields,
  chat: { title: text, text, label: text },
  'appointment-booking-grid': {
    title: text,
    intro: optional(text),
    buttons: someBlocks<Content.ButtonProps>(() => [button]),
  },
  'article-overview': { title: optional(text) },
  'article-latest': { title: text, linkLabel: text, count: number(1, 24) },
  'stock-preview': {
    title: text,
    intro: optional(text),
    count: number(1, 24),
    brand: optional(text),
    model: optional(text),
    fuel: optional(text),
    category: optional(text),
    condition: optional(text),
    bodyStyle: optional(oneOf(...BODY_STYLES)),
    location: optional(text),
    priceFrom: optional(euros(0, 1_000_000)),
    priceTo: optional(euros(0, 1_000_000)),
    discounted: optional(toggle),
    linkLabel: text,
    to: link,
  },
  'price-ways': { title: text, intro: text, model: optional(text) },
  'brand-strip': { title: optional(text) },
  'locations-map': { title: text, intro: text },
  'lease-offers': {
    title: text,
    intro: optional(text),
    kind: oneOf('private', 'business'),
    count: number(1, 100),
    filters: optional(toggle),
  },
  'model-list': {
    title: text,
    brand: optional(text),
    category: optional(text),
    count: optional(number(1, 500)),
  },
  'enquiry-form': {
    title: text,
    intro: optional(text),
    kind: oneOf(...STORY_ENQUIRY_KINDS),
    location: optional(text),
    submitLabel: optional(text),
    sentText: optional(text),
  },
  newsletter: { title: text, intro: optional(text), submitLabel: optional(text) },
  'trade-in': { title: text, intro: optional(text), location: optional(text) },
  'contact-list': {
    title: text,
    intro: optional(text),
    location: optional(text),
    department: optional(oneOf(...DEPARTMENTS)),
  },
  'employee-list': {
    title: text,
    intro: optional(text),
    location: optional(text),
    department: optional(oneOf(...DEPARTMENTS)),
    filters: optional(toggle),
  },
  'share-button': { label: text },
  'sticky-contact-button': { label: text, to: link },
} satisfies Partial<FieldsByBlock<Content.Block>>
