import type { Block, CardItem, FaqItem, LinkItem, MenuColumn } from '../../../src/domain/content/types'
import { link } from './links'
import type { Raw, RawAsset, RawBlock, RawBlockOf } from './raw'
import { richText } from './rich-text'

type Button = RawBlockOf<'button'>
/** Fields of a block beside those its builder asks for. */
type Extra<Name extends Block['component']> = Partial<Omit<RawBlockOf<Name>, 'component'>>

/** A button; the first of a group is `primary`. */
export const button = (
  label: string,
  to: string,
  variant: NonNullable<Button['variant']> = 'primary',
  extra: Partial<Button> = {},
): Button => ({
  component: 'button',
  label,
  to: link(to),
  variant,
  ...extra,
})

/** Button that opens the appointment window for one product. */
export const bookingButton = (label: string, product: string, location?: string): Button =>
  button(label, '/formulaires/prise-de-rendez-vous-pneus-roues', 'secondary', {
    icon: 'calendar',
    plugins: [
      {
        component: 'booking-plugin',
        product_category: product,
        product_category_hidden: true,
        ...(location !== undefined && { location }),
      },
    ],
  })

/** Opening of a page: title, one sentence, a picture at the side. */
export const hero = (title: string, text: string, extra: Extra<'hero'> = {}): RawBlockOf<'hero'> => ({
  component: 'hero',
  layout: 'page',
  title,
  text,
  ...extra,
})

/** Running text in the notation of `richText`. */
export const text = (body: string, extra: Extra<'rich-text'> = {}): RawBlockOf<'rich-text'> => ({
  component: 'rich-text',
  body: richText(body),
  narrow: true,
  ...extra,
})

/** Running text with other blocks between its paragraphs. */
export const textWith = (...parts: (string | RawBlock)[]): RawBlockOf<'rich-text'> => ({
  component: 'rich-text',
  body: {
    type: 'doc',
    content: parts.flatMap((part, index) =>
      typeof part === 'string'
        ? richText(part).content
        : [{ type: 'blok', attrs: { id: `part-${index}`, body: [part] } }],
    ),
  },
  narrow: true,
})

/** A table; the first row names the columns. */
export const table = (
  title: string,
  [head = [], ...rows]: string[][],
  extra: Extra<'table'> = {},
): RawBlockOf<'table'> => ({
  component: 'table',
  title,
  table: {
    fieldtype: 'table',
    thead: head.map((value) => ({ component: '_table_head', value })),
    tbody: rows.map((cells) => ({
      component: '_table_row',
      body: cells.map((value) => ({ component: '_table_col', value })),
    })),
  },
  ...extra,
})

/** Text beside a picture; `imagePosition` is `end` unless told. */
export const beside = (
  title: string,
  image: RawAsset,
  body: string,
  extra: Extra<'text-image'> = {},
): RawBlockOf<'text-image'> => ({
  component: 'text-image',
  title,
  image,
  body: richText(body),
  imagePosition: 'end',
  ...extra,
})

export const card = (
  title: string,
  body: string,
  extra: Omit<Partial<Raw<CardItem>>, 'to'> & { to?: string } = {},
): Raw<CardItem> => {
  const { to, ...rest } = extra
  return { component: 'card', title, text: body, ...rest, ...(to !== undefined && { to: link(to) }) }
}

export const cards = (
  columns: 2 | 3 | 4,
  items: Raw<CardItem>[],
  extra: Extra<'card-grid'> = {},
): RawBlockOf<'card-grid'> => ({
  component: 'card-grid',
  columns,
  cards: items,
  ...extra,
})

export const question = (asked: string, answer: string): Raw<FaqItem> => ({
  component: 'faq-item',
  question: asked,
  answer: richText(answer),
})

export const faq = (title: string, items: Raw<FaqItem>[]): RawBlockOf<'faq'> => ({ component: 'faq', title, items })

/** Last word of a page: what to do next. */
export const callToAction = (
  title: string,
  body: string,
  buttons: Button[],
  tone: 'mist' | 'ink' = 'mist',
): RawBlockOf<'call-to-action'> => ({
  component: 'call-to-action',
  title,
  text: body,
  tone,
  buttons,
})

export const linkItem = (label: string, to: string, extra: { icon?: string; text?: string } = {}): Raw<LinkItem> => ({
  component: 'link',
  label,
  to: link(to),
  ...extra,
})

export const column = (title: string, links: Raw<LinkItem>[]): Raw<MenuColumn> => ({
  component: 'menu-column',
  title,
  links,
})

/** Where the visitor is; the last entry is the page itself. */
export const breadcrumbs = (...items: [label: string, to: string][]): RawBlockOf<'breadcrumbs'> => ({
  component: 'breadcrumbs',
  items: items.map(([label, to]) => linkItem(label, to)),
})

/** Links between the pages of a series, on each of them. */
export const pages = (title: string, ...items: [label: string, to: string][]): RawBlockOf<'pagination'> => ({
  component: 'pagination',
  title,
  pages: items.map(([label, to]) => linkItem(label, to)),
})

export const sticky = (label: string, to: string): RawBlockOf<'sticky-contact-button'> => ({
  component: 'sticky-contact-button',
  label,
  to: link(to),
})

export const figure = (value: string, label: string) => ({ component: 'figure' as const, value, label })
