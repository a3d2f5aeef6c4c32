import { lettersProblem, pathProblem } from './address-problems'

/** Whether a target leads to another host. */
export const isExternal = (to: string): boolean => /^https?:\/\//i.test(to)

/** Path, query and fragment of a target; query and fragment are null when there is none. */
export const splitTarget = (to: string): { path: string; query: string | null; fragment: string | null } => {
  const hash = to.indexOf('#')
  const address = hash < 0 ? to : to.slice(0, hash)
  const mark = address.indexOf('?')
  return {
    path: mark < 0 ? address : address.slice(0, mark),
    query: mark < 0 ? null : address.slice(mark + 1),
    fragment: hash < 0 ? null : to.slice(hash + 1),
  }
}

const namesIn = (text: string): string[] => [...text.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/**
 * What is malformed about a target, as the end of a sentence; null when nothing is.
 *
 * @param names placeholders of the old address
 */
export const targetProblem = (to: string, names: ReadonlySet<string>): string | null => {
  if (to === '') return 'is missing'
  if (to.startsWith('#')) return 'begins with #, which is no page'
  if (/\s/.test(to)) return 'is a text, not an address'
  if (to.startsWith('//')) return 'begins with two slashes, which is another host'
  if (isExternal(to) && !URL.canParse(to)) return 'is no address'
  // The host's file knows a target by its beginning.
  if (isExternal(to) && !/^https?:/.test(to)) return 'has a protocol that is not written in lower case'
  const { path, query, fragment } = splitTarget(to)
  const letters = [path, query ?? '', fragment ?? ''].map(lettersProblem).find((problem) => problem !== null)
  const problem = (isExternal(to) ? null : pathProblem(path)) ?? letters
  if (problem) return problem
  if (path.includes('*')) return 'has a * in it: what a splat found is named :splat there'
  const used = namesIn(isExternal(to) ? new URL(to).pathname : path).concat(namesIn(query ?? ''))
  const unknown = used.find((name) => !names.has(name))
  return unknown === undefined ? null : `uses :${unknown}, which the old address does not name`
}
