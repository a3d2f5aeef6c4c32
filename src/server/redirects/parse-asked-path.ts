import { HttpError } from '../http/http-error'
import { UNSAFE_CHARACTERS } from '../http/unsafe-characters'

/** The address that a visitor did not find, taken apart. */
export interface AskedPath {
  /** Decoded. */
  path: string
  /** Raw, without its question mark. */
  query: string
}

const MAX_LENGTH = 2048

const refuse = (why: string): never => {
  throw new HttpError(400, 'bad_path', `path ${why}.`)
}

const decoded = (raw: string): string => {
  try {
    return decodeURIComponent(raw)
  } catch {
    return refuse('is not well encoded')
  }
}

/**
 * Reads the parameter `path` of a look-up. Whatever passes is an address of this site: it names no host.
 *
 * @throws HttpError 400 that says what is wrong
 */
export const parseAskedPath = (text: string | undefined): AskedPath => {
  if (text === undefined || text === '') return refuse('is missing')
  if (text.length > MAX_LENGTH) return refuse(`is longer than ${MAX_LENGTH} characters`)
  const [address = ''] = text.split('#')
  const mark = address.indexOf('?')
  const path = decoded(mark < 0 ? address : address.slice(0, mark))
  const query = mark < 0 ? '' : address.slice(mark + 1)
  if (!path.startsWith('/') || path.startsWith('//')) return refuse('does not begin with a single slash')
  if (UNSAFE_CHARACTERS.test(path) || UNSAFE_CHARACTERS.test(query))
    return refuse('has a control character or a backslash in it')
  return { path, query }
}
