import type { CardItem, FigureItem, LinkItem, MenuColumn, MenuEntry } from '../types'
import { blockParser, blocks } from './block-parser'
import { asset, link, optional, text } from './field'
import { icon } from './icon'

/** Parts that stand in several blocks and in the navigation. */
export const card = blockParser<CardItem>('card', {
  title: text,
  text: optional(text),
  image: optional(asset),
  icon: optional(icon),
  to: optional(link),
  linkLabel: optional(text),
})

export const figure = blockParser<FigureItem>('figure', { value: text, label: text })

export const linkItem = blockParser<LinkItem>('link', {
  label: text,
  to: link,
  icon: optional(icon),
  text: optional(text),
})

export const menuColumn = blockParser<MenuColumn>('menu-column', {
  title: text,
  links: blocks<LinkItem>(() => [linkItem]),
})

export const menuEntry = blockParser<MenuEntry>('menu-entry', {
  label: text,
  to: link,
  columns: optional(blocks<MenuColumn>(() => [menuColumn])),
  teaser: optional(blocks<CardItem>(() => [card])),
})
