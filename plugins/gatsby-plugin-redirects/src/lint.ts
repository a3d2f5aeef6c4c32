import { findDuplicates } from './lint/find-duplicates'
import { findHops } from './lint/find-hops'
import { findMisplaced, findShadowed } from './lint/find-shadowed'
import type { Shadow } from './lint/find-shadowed'
import type { KnownDefect } from './lint/known-defects'
import { settleRules } from './lint/settle-rules'
import { settleTarget } from './lint/settle-target'
import type { TargetOptions } from './lint/settle-target'
import { parseRule } from './parse-rule'
import type { LintedRule } from './parse-rule'
import { orderRules, patternKey } from './rule-order'
import { byPlace, placeOf, problemOf, ruleText } from './types'
import type { Problem, SourceRule } from './types'

export interface LintInput extends TargetOptions {
  rules: readonly SourceRule[]
  /** Known defects to reproduce; each takes the place of the rule of the same old address. */
  defects: readonly KnownDefect[]
  /** Rewrites and error pages that the host reads after the 301 rules, and where they are configured. */
  statusRules: readonly LintedRule[]
}

export interface LintResult {
  /** 301 rules in the order in which they are written; complete only when there is no error. */
  rules: LintedRule[]
  problems: Problem[]
}

/** Says of a problem of a known defect that it is accepted, if it is the one that is known. */
const acceptKnown = (defects: readonly KnownDefect[], problems: readonly Problem[]): Problem[] => {
  const kinds = new Map(defects.map(({ rule, kind }) => [placeOf(rule.source), kind]))
  return problems.map((problem) =>
    kinds.get(placeOf(problem)) === problem.kind ? { ...problem, severity: 'accepted' } : problem,
  )
}

const shadowed = ({ rule, by }: Shadow<LintedRule>): Problem => {
  const place = `${placeOf(by.source)} (${ruleText(by.source)})`
  return problemOf(rule.source, 'shadowed', `never gets its turn, ${place} answers before`, 'error', by.source)
}

/** Among the status rules themselves an error page may follow the rewrite of the same pattern: it holds when the target is no file. */
const checkShadows = (rules: readonly LintedRule[], statusRules: readonly LintedRule[]): Problem[] =>
  findShadowed([...rules, ...statusRules])
    .filter(({ by }) => by.status === 301)
    .map(shadowed)

const isProblem = (problem: Problem | null): problem is Problem => problem !== null

/** Of a rule whose target is redirected once more it needs no saying that no page answers the target. */
const unlessHop = (hops: readonly Problem[], problems: readonly Problem[]): Problem[] => {
  const places = new Set(hops.map(placeOf))
  return problems.filter((problem) => problem.kind !== 'missing-target' || !places.has(placeOf(problem)))
}

/** Checks a whole table and puts it in order. Pure; its time grows in line with the number of rules. */
export const lint = (input: LintInput): LintResult => {
  const read = input.rules.map(parseRule)
  const replaced = new Set(input.defects.map(({ rule }) => patternKey(rule)))
  const sound = read.flatMap(({ rule }) => (rule && !replaced.has(patternKey(rule)) ? [rule] : []))
  const { unique, problems: duplicates } = findDuplicates(sound)

  const settled = settleRules(unique, input)
  const malformed = input.defects.filter(({ kind }) => kind === 'malformed-target')
  const faulty = input.defects.filter(({ kind }) => kind !== 'malformed-target').map(({ rule }) => rule)
  const faults = acceptKnown(
    input.defects,
    faulty.map((rule) => settleTarget(rule, { ...input, missingTargets: 'error' }).problem).filter(isProblem),
  )
  const stale = faulty.filter(
    ({ source }) => !faults.some(({ file, line }) => file === source.file && line === source.line),
  )

  const checked = orderRules([...settled.rules, ...faulty])
  const rules = orderRules([...checked, ...malformed.map(({ rule }) => rule)])
  const hops = findHops(checked, input.routes)
  const shadows = checkShadows(rules, input.statusRules)
  const known = new Set(shadows.map(placeOf))
  const misplaced = findMisplaced(unique)
    .map(shadowed)
    .filter((problem) => !known.has(placeOf(problem)))
  const problems = [
    ...read.flatMap((one) => one.problems),
    ...duplicates,
    ...unlessHop(hops, settled.problems),
    ...faults,
    ...stale.map(({ source }) => problemOf(source, 'stale-defect', 'is listed as a known defect but has none')),
    ...shadows,
    ...misplaced,
    ...hops,
  ]
  return { rules, problems: problems.sort(byPlace) }
}
