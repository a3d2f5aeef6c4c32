import { ANY_VALUE, compileRedirects } from '../../../../src/domain/routes/redirect-index'
import { possibleRule } from '../../../../src/domain/routes/redirect-overlap'
import type { PartlyKnownQuery } from '../../../../src/domain/routes/redirect-overlap'
import { placeholderName } from '../../../../src/domain/routes/redirect-rule'
import type { LintedRule } from '../parse-rule'
import { wantedOf } from '../route-set'
import type { RouteSet } from '../route-set'
import { isExternal, splitTarget } from '../target-problem'
import { placeOf, problemOf, ruleText } from '../types'
import type { Problem } from '../types'

const valueOf = (value: string): string => (value.includes(':') ? ANY_VALUE : value)

/** Parameters a visitor arrives with: the target's own, or, when it has none, the ones the host passes on. */
const arrivingQuery = (rule: LintedRule, query: string | null): PartlyKnownQuery =>
  query === null
    ? {
        known: new Map(rule.query.map(([key, value]) => [key, placeholderName(value) === null ? value : ANY_VALUE])),
        open: true,
      }
    : { known: new Map([...new URLSearchParams(query)].map(([key, value]) => [key, valueOf(value)])), open: false }

/** For every rule, the rule that redirects its visitors (or some of them) once more; null when none does. */
const nextRules = (rules: readonly LintedRule[], routes: RouteSet): (number | null)[] => {
  const compiled = compileRedirects(rules)
  const forced = rules.some(({ force }) => force)
  return rules.map((rule) => {
    if (isExternal(rule.to)) return null
    const { path, query } = splitTarget(rule.to)
    const isFile = routes.isFile(path)
    if (isFile && !forced) return null
    // A file stands before every rule that is not forced.
    return possibleRule(
      compiled,
      wantedOf(path),
      arrivingQuery(rule, query),
      (index) => !isFile || rules[index]?.force === true,
    )
  })
}

/** Members of circles in a graph where every node has one way out at most; each node is visited once. */
const circles = (next: readonly (number | null)[]): Set<number> => {
  const found = new Set<number>()
  const seenIn = new Map<number, number>()
  for (const start of next.keys()) {
    let at: number | null = start
    while (at !== null && !seenIn.has(at)) {
      seenIn.set(at, start)
      at = next[at] ?? null
    }
    if (at === null || seenIn.get(at) !== start) continue
    for (let member: number = at; !found.has(member); member = next[member] ?? at) found.add(member)
  }
  return found
}

/** Finds loops, and chains of more than one hop. */
export const findHops = (rules: readonly LintedRule[], routes: RouteSet): Problem[] => {
  const next = nextRules(rules, routes)
  const inCircle = circles(next)
  return rules.flatMap((rule, index) => {
    const then = next[index] ?? null
    const other = then === null ? undefined : rules[then]
    if (then === null || !other) return []
    if (then === index) return [problemOf(rule.source, 'loop', 'leads back to itself')]
    const place = `${placeOf(other.source)} (${ruleText(other.source)})`
    const [kind, text] = inCircle.has(index)
      ? (['loop', `goes round in a circle with ${place}`] as const)
      : (['chain', `its target is redirected once more by ${place}`] as const)
    return [problemOf(rule.source, kind, text, 'error', other.source)]
  })
}
