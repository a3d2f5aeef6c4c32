import { moveRoot } from '../../routes/moved-roots'
import { MAILBOX } from '../mailbox'
import type { BlockFeeds } from '../feeds'
import type { IconDrawings } from '../../icons/drawn-icon'
import { isRecord } from '../../is-record'

/** What a story may refer to: addresses that a link may lead to, hosts and icons. */
export interface LinkTargets {
  /** Path by the uuid of a published story. */
  pathByUuid: Pick<ReadonlyMap<string, string>, 'get'>
  /** Whether the site answers a path (without query and anchor). */
  answers: (path: string) => boolean
  /** Renamed first segments: editors write the names that they know. */
  movedRoots: Readonly<Record<string, string>>
  /** Origin of the site: addresses of other hosts are external. */
  siteUrl: string
  /** Hosts that pages may embed; undefined allows any. */
  embedHosts?: readonly string[]
  /** Records of other systems that blocks show. */
  feeds?: BlockFeeds | undefined
  /** Drawings of the icons that stories name; left out: only the site's own icons are known. */
  icons?: IconDrawings
}

/** `home` and `/` are the same story; every other slug is the address that editors know. */
const writtenPath = (fullSlug: string): string => {
  const slug = fullSlug.replace(/^\/+|\/+$/g, '')
  return slug === '' || slug === 'home' ? '/' : `/${slug}`
}

/** The address of a story: that of its slug, below the name in force where its first segment was renamed. */
export const pathOfSlug = (fullSlug: string, movedRoots: LinkTargets['movedRoots'] = {}): string =>
  moveRoot(writtenPath(fullSlug), movedRoots)

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const withAnchor = (path: string, anchor: string): string => (anchor === '' ? path : `${path}#${anchor}`)

const internal = (written: string, { answers, movedRoots }: LinkTargets): string | null => {
  const address = moveRoot(written, movedRoots)
  const [path = ''] = address.split(/[?#]/)
  const bare = path === '/' ? path : path.replace(/\/+$/, '')
  return answers(bare) ? `${bare}${address.slice(path.length)}` : null
}

const resolveAddress = (address: string, targets: LinkTargets): string | null => {
  if (address === '' || /^(?:javascript|data|vbscript):/i.test(address)) return null
  if (/^(?:tel|mailto):./i.test(address) || /^#./.test(address)) return address
  if (address.startsWith('//')) return null
  if (address.startsWith('/')) return internal(address, targets)
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null
}

/** The address that stands in a link field of the CMS, for messages; empty for none. */
export const writtenAddress = (raw: unknown): string =>
  isRecord(raw) ? textOf(raw.email) || textOf(raw.cached_url) || textOf(raw.url) : textOf(raw)

/**
 * The address that a link field of the CMS stands for, or null when it leads nowhere: to a story that is not
 * published, to a path that no page has, to something that is no address.
 */
export const resolveLink = (raw: unknown, targets: LinkTargets): string | null => {
  if (typeof raw === 'string') return resolveAddress(raw.trim(), targets)
  if (!isRecord(raw)) return null
  // Editors also write `#form`, `//host/file` and `mailto:` in fields that want the rest.
  const anchor = textOf(raw.anchor).replace(/^#+/, '')
  const cached = textOf(raw.cached_url)
  switch (raw.linktype) {
    case 'story': {
      const known = targets.pathByUuid.get(textOf(raw.id))
      if (known !== undefined) return withAnchor(known, anchor)
      return cached === '' ? null : resolveAddress(withAnchor(writtenPath(cached), anchor), targets)
    }
    case 'email': {
      const email = (textOf(raw.email) || cached || textOf(raw.url)).replace(/^mailto:\s*/i, '')
      return MAILBOX.test(email) ? `mailto:${email}` : null
    }
    case 'asset':
      return resolveAddress((textOf(raw.url) || cached).replace(/^\/\//, 'https://'), targets)
    default:
      return resolveAddress(withAnchor(textOf(raw.url) || cached, anchor), targets)
  }
}

const hostOf = (address: string): string | null =>
  /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).host : null

/**
 * Whether a link leads to a page of another site without the external option, which is what the CMS calls "open in a new
 * tab". Files of the CMS's own library need none.
 *
 * @param raw link field of the CMS
 * @param address what `resolveLink` made of it
 */
export const lacksExternalOption = (
  raw: unknown,
  address: string,
  { siteUrl }: Pick<LinkTargets, 'siteUrl'>,
): boolean => {
  const host = hostOf(address)
  if (host === null || host === hostOf(siteUrl)) return false
  return !isRecord(raw) || (raw.target !== '_blank' && raw.linktype !== 'asset')
}
