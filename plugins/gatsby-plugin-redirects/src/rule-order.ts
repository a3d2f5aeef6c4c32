import { placeholderName, segmentsOf } from '../../../src/domain/routes/redirect-rule'
import type { RedirectRule } from '../../../src/domain/routes/redirect-rule'

type Pattern = Pick<RedirectRule, 'from' | 'query'>

/** Sorts a text before a placeholder, and both before a splat; the end of a path comes before everything. */
const segmentKey = (segment: string): string =>
  segment === '*' ? '3' : placeholderName(segment) === null ? `1${segment}` : '2'

/** The same for two rules of one path, whatever its placeholders are called. */
export const pathKey = ({ from }: Pattern): string =>
  segmentsOf(from)
    .map((segment) => `${segmentKey(segment)}\u0000`)
    .join('')

const pairKeys = ({ query }: Pattern): string[] =>
  query.map(([key, value]) => (placeholderName(value) === null ? `=${key}=${value}` : `:${key}`)).sort()

/** The same for two rules that answer the same addresses, whatever their placeholders are called. */
export const patternKey = (rule: Pattern): string => [pathKey(rule), ...pairKeys(rule)].join('\u0001')

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Puts rules in the order in which the host must read them, since there the first match wins: by path, the more
 * precise first; of one path, the rule that asks for more parameters first, and a value before a placeholder. So a
 * rule never hides a more precise one, whatever the order of the files.
 */
export const orderRules = <Rule extends Pattern>(rules: readonly Rule[]): Rule[] =>
  rules
    .map((rule) => {
      const pairs = pairKeys(rule)
      return {
        rule,
        path: pathKey(rule),
        count: pairs.length,
        open: pairs.filter((pair) => pair.startsWith(':')).length,
        pairs: pairs.join('\u0001'),
      }
    })
    .sort(
      (a, b) => compareTexts(a.path, b.path) || b.count - a.count || a.open - b.open || compareTexts(a.pairs, b.pairs),
    )
    .map(({ rule }) => rule)
