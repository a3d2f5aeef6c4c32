import { placeholderName } from '../../../../src/domain/routes/redirect-rule'
import type { LintedRule } from '../parse-rule'
import { orderRules } from '../rule-order'
import { isExternal } from '../target-problem'
import { placeOf, problemOf } from '../types'
import type { Problem } from '../types'
import { findHops } from './find-hops'
import { isStrict, settleTarget } from './settle-target'
import type { Settled, TargetOptions } from './settle-target'

export interface SettledRules {
  rules: LintedRule[]
  problems: Problem[]
}

/** A page answers before a plain rule does; a rule with parameters is forced, so that it holds on a page, too. */
const settlePage = (
  rule: LintedRule,
  { routes, missingTargets }: TargetOptions,
): { rule: LintedRule | null; problem: Problem | null } => {
  if (!routes.isFile(rule.from)) return { rule, problem: null }
  if (rule.query.length > 0) return { rule: { ...rule, force: true }, problem: null }
  if (isStrict(rule, missingTargets))
    return {
      rule,
      problem: problemOf(
        rule.source,
        'existing-page',
        'the old address is a page of the site, the rule would never hold',
      ),
    }
  return {
    rule: null,
    problem: problemOf(
      rule.source,
      'existing-page',
      'the old address is a page of the site, the rule is left out',
      'warning',
    ),
  }
}

const isMissing = ({ problem }: Settled): boolean => problem?.kind === 'missing-target'

const isPlain = ({ from, to, query }: LintedRule): boolean =>
  query.length === 0 &&
  !/[?#]/.test(to) &&
  !isExternal(to) &&
  from.split('/').every((segment) => segment !== '*' && placeholderName(segment) === null)

/**
 * Where rules lead that hold: whoever withdraws a page and gives its address a rule means every rule that leads there.
 * One of them is gone through only, and only where a missing target does not end the build.
 */
const followedBy = (settled: readonly Settled[]): [string, string][] =>
  settled.filter((one) => !isMissing(one) && isPlain(one.rule)).map(({ rule }) => [rule.from, rule.to])

/**
 * A rule that leads to a page above its missing target may be taken further by a rule with parameters, even back to
 * itself. Nobody meant that, so it is left out.
 */
const withoutDetours = ({ rules, problems }: SettledRules, { routes }: TargetOptions): SettledRules => {
  const retargeted = new Set(
    problems.filter(({ kind, severity }) => kind === 'missing-target' && severity === 'warning').map(placeOf),
  )
  if (retargeted.size === 0) return { rules, problems }
  const detours = new Set(
    findHops(orderRules(rules), routes)
      .map(placeOf)
      .filter((place) => retargeted.has(place)),
  )
  const isDetour = ({ source }: LintedRule): boolean => detours.has(placeOf(source))
  return {
    rules: rules.filter((rule) => !isDetour(rule)),
    problems: [
      ...problems.filter((problem) => problem.kind !== 'missing-target' || !detours.has(placeOf(problem))),
      ...rules
        .filter(isDetour)
        .map(({ source, to }) =>
          problemOf(
            source,
            'missing-target',
            `no page answers its target, and another rule redirects ${to}: it is left out`,
            'warning',
          ),
        ),
    ],
  }
}

/** Settles old addresses and targets of rules that can be read. */
export const settleRules = (unique: readonly LintedRule[], options: TargetOptions): SettledRules => {
  const paged = unique.map((rule) => settlePage(rule, options))
  const first = paged.flatMap(({ rule }) => (rule ? [settleTarget(rule, options)] : []))
  const isOpen = options.missingTargets === 'fallback' && first.some(isMissing)
  const moved = isOpen ? new Map([...followedBy(first), ...(options.moved ?? [])]) : options.moved
  // An entry of the CMS leads to its page in one hop or not at all: only the rules of files are led on.
  const settled = isOpen
    ? paged.flatMap(({ rule }) =>
        rule ? [settleTarget(rule, rule.source.isEntry ? options : { ...options, moved })] : [],
      )
    : first
  const problems = [...paged, ...settled].flatMap(({ problem }) => problem ?? [])
  return withoutDetours({ rules: settled.map(({ rule }) => rule), problems }, options)
}
