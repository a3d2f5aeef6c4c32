import { placeholderName } from '../../../src/domain/routes/redirect-rule'
import { lettersProblem, pathProblem } from './address-problems'

type Pair = readonly [key: string, value: string]

/** A query value stands between blanks in the host's file, and the host compares it decoded. */
const PLAIN_VALUE = /^:?[A-Za-z0-9\-._~,]*$/
const PLAIN_KEY = /^[A-Za-z0-9\-._~]+$/

const patternProblem = (path: string): string | null => {
  const segments = path.split('/')
  const names = segments.filter((segment) => segment.startsWith(':'))
  if (names.some((segment) => placeholderName(segment) === null)) return 'has a placeholder that is no whole segment'
  if (new Set(names).size < names.length) return 'names a placeholder twice'
  const star = segments.findIndex((segment) => segment.includes('*'))
  if (star < 0 || (star === segments.length - 1 && segments[star] === '*')) return null
  return 'has a * that is not the whole last segment'
}

const pairOf = (text: string): Pair => {
  const sign = text.indexOf('=')
  return [text.slice(0, sign), text.slice(sign + 1)]
}

const queryProblem = (query: string): string | null => {
  const texts = query.split('&')
  if (texts.some((text) => !text.includes('='))) return 'has a parameter without ='
  const pairs = texts.map(pairOf)
  const bad = pairs.find(([key, value]) => !PLAIN_KEY.test(key) || !PLAIN_VALUE.test(value))
  if (bad)
    return `has a parameter that the host cannot compare, ${bad.join('=')}: only letters, digits and - . _ ~ , may be in it`
  return new Set(pairs.map(([key]) => key)).size < pairs.length ? 'names a parameter twice' : null
}

/** Reads the left side of a rule, or says (as the end of a sentence) what is wrong with it. */
export const parseOldAddress = (text: string): { from: string; query: Pair[] } | string => {
  if (text === '') return 'is missing'
  if (text.includes('#')) return 'has a #, and a host never sees what follows it'
  const [path = '', query, ...more] = text.split('?')
  if (more.length > 0) return 'has two question marks'
  if (/^\/\.netlify(?:\/|$)/.test(path)) return 'is reserved by the host'
  const problem =
    pathProblem(path) ??
    patternProblem(path) ??
    (query === undefined ? null : (lettersProblem(query) ?? queryProblem(query)))
  if (problem !== null) return problem
  return { from: path, query: query === undefined ? [] : query.split('&').map(pairOf) }
}

/** Names that a target may use. */
export const placeholdersOf = ({ from, query }: { from: string; query: readonly Pair[] }): Set<string> => {
  const texts = [...from.split('/'), ...query.map(([, value]) => value)]
  const names = texts.map(placeholderName).filter((name) => name !== null)
  return new Set(from.endsWith('/*') ? [...names, 'splat'] : names)
}
