/** Control characters and the backslash: browsers drop or change them, so that the address they load is another one. */
const UNSAFE = /[\u0000-\u0020\u007f-\u009f\\]/
/** Drawings may hold scripts; photos are never drawings. */
const DRAWING = /\.svgz?$/i

/**
 * Hosts that pictures may come from: origins such as `http://localhost:4400`, which count as they are, and hosts such as
 * `media.example` or `*.cdn.example`, which need https.
 */
export type PictureHosts = readonly string[]

const isAllowed = (url: URL, hosts: PictureHosts): boolean =>
  hosts.some((host) => {
    if (host.includes('://')) return url.origin === host
    if (url.protocol !== 'https:') return false
    return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.host === host
  })

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '')

/**
 * Why a picture must not be loaded from an address, in English; null when it may be.
 *
 * @param address as a stock system says it: a path from the root, or an absolute address
 * @param hosts that are allowed; null where nobody knows them yet
 */
export const pictureProblem = (address: string, hosts: PictureHosts | null): string | null => {
  if (UNSAFE.test(address)) return 'has a character that no address has'
  if (DRAWING.test(pathOf(address))) return 'is a drawing (SVG), which is not loaded'
  if (/^\/(?!\/)/.test(address)) return null
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address))
    return 'must be an https address or a path from the root'
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return 'holds a user or a password'
  if (hosts === null || isAllowed(url, hosts)) return null
  return url.protocol === 'https:'
    ? `${url.host} is not among the hosts of pictures (PICTURE_HOSTS)`
    : `${url.origin} is not https`
}
