import type { Json, JsonObject } from './model'
import { isObject, textOf } from './model'

/** A page that a link may lead to. */
export interface LinkTarget {
  uuid: string
  name: string
  full_slug: string
}
/** The page at a path of the site. */
export type PageAt = (path: string) => LinkTarget | undefined

/** The path at which visitors find a story. */
export const pathOf = (fullSlug: string): string => {
  const slug = fullSlug.replace(/^\/+|\/+$/g, '')
  return slug === 'home' ? '/' : `/${slug}`
}

/** What people read of a link: the address of a page or a file, with its anchor, or an e-mail address. */
export const addressOf = (value: Json | undefined): string => {
  if (!isObject(value)) return textOf(value)
  const cached = textOf(value['cached_url'])
  const address = textOf(value['url']) || cached
  const anchor = textOf(value['anchor']).replace(/^#+/, '')
  const withAnchor = (path: string): string => (anchor === '' ? path : `${path}#${anchor}`)
  switch (value['linktype']) {
    case 'story':
      return withAnchor(pathOf(cached))
    case 'email':
      return textOf(value['email']) || cached || address
    case 'asset':
      return address
    default:
      return withAnchor(address)
  }
}

const isInNewTab = (value: Json | undefined): boolean => isObject(value) && value['target'] === '_blank'

/**
 * The link that an address stands for, of the kind that Storyblok would store: to a page, to an e-mail address, to the
 * file that it led to before, or to any other address.
 *
 * @param before the link whose address was changed
 */
export const linkTo = (typed: string, before: Json | undefined, pageAt: PageAt): JsonObject => {
  const address = typed.trim()
  const base = {
    fieldtype: 'multilink',
    id: '',
    url: '',
    cached_url: '',
    ...(isInNewTab(before) && { target: '_blank' }),
  }
  const email = /^(?:mailto:)?([^@\s/?:]+@[^@\s/?]+)$/i.exec(address)?.[1]
  if (email !== undefined) return { ...base, linktype: 'email', email }
  const [path = '', anchor = ''] = address.split(/#(.*)/s)
  const page = path === '' ? undefined : pageAt(path)
  if (page)
    return { ...base, linktype: 'story', id: page.uuid, cached_url: page.full_slug, ...(anchor !== '' && { anchor }) }
  const isFile = isObject(before) && before['linktype'] === 'asset' && /^(?:https?:)?\/\//i.test(address)
  return { ...base, linktype: isFile ? 'asset' : 'url', url: address, cached_url: address }
}

/** The same link, opened in a new tab or not. */
export const inNewTab = (value: Json | undefined, isNew: boolean): JsonObject => {
  const link = isObject(value) ? value : linkTo(textOf(value), undefined, () => undefined)
  const rest = Object.entries(link).filter(([name]) => name !== 'target')
  return { ...Object.fromEntries(rest), ...(isNew && { target: '_blank' }) }
}

/** In a word, where a link leads. */
export const kindOfLink = (value: Json | undefined, pageAt: PageAt): string => {
  const address = addressOf(value)
  if (address === '') return 'Aucun lien.'
  if (!isObject(value)) return 'Adresse.'
  switch (value['linktype']) {
    case 'story': {
      const page = pageAt(pathOf(textOf(value['cached_url'])))
      return page ? `Page : ${page.name}.` : 'Page qui n’existe pas.'
    }
    case 'email':
      return 'Adresse e-mail.'
    case 'asset':
      return 'Fichier.'
    default:
      return /^tel:/i.test(address) ? 'Téléphone.' : /^[/#]/.test(address) ? 'Adresse du site.' : 'Autre adresse.'
  }
}

/** The attributes of a link in a rich text, which has other names for the same. */
export const markAttributes = (link: JsonObject): JsonObject => {
  const { linktype, id, url, email, target, anchor } = link
  const address = textOf(linktype === 'story' ? link['cached_url'] : linktype === 'email' ? email : url)
  return {
    href: linktype === 'story' ? pathOf(address) : address,
    uuid: textOf(id) || null,
    anchor: textOf(anchor) || null,
    target: target ?? null,
    linktype: linktype ?? 'url',
  }
}

/** The link that the attributes of a rich text's link stand for. */
export const linkOfMark = (attrs: JsonObject): JsonObject => {
  const href = textOf(attrs['href'])
  const linktype = textOf(attrs['linktype']) || 'url'
  return {
    linktype,
    id: textOf(attrs['uuid']),
    url: href,
    cached_url: href,
    ...(linktype === 'email' && { email: href }),
    ...(isInNewTab(attrs) && { target: '_blank' }),
    ...(textOf(attrs['anchor']) !== '' && { anchor: textOf(attrs['anchor']) }),
  }
}
