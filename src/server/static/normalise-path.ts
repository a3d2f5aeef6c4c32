import { UNSAFE_CHARACTERS } from '../http/unsafe-characters'

/** What the path of a request comes to before any rule is asked. */
export type NormalPath =
  | { kind: 'path'; path: string }
  /** Another spelling of an address that has one spelling only. */
  | { kind: 'redirect'; path: string }
  | { kind: 'bad' }

/**
 * Decodes a request path and settles its spelling: no double slashes, no dot segments, no slash at the end but for
 * the root. A redirect never begins with two slashes, which a browser would take for another host.
 *
 * @param raw path as it came, without query
 */
export const normalisePath = (raw: string): NormalPath => {
  let decoded: string
  try {
    decoded = decodeURIComponent(raw)
  } catch {
    return { kind: 'bad' }
  }
  if (!decoded.startsWith('/') || UNSAFE_CHARACTERS.test(decoded)) return { kind: 'bad' }
  const parts = decoded.split('/').filter((part) => part !== '')
  if (parts.some((part) => part === '.' || part === '..')) return { kind: 'bad' }
  const path = `/${parts.join('/')}`
  if (path === decoded) return { kind: 'path', path }
  return { kind: 'redirect', path: `/${parts.map(encodeURIComponent).join('/')}` }
}
