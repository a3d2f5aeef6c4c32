import { patternKey } from '../rule-order'
import type { LintedRule } from '../parse-rule'
import { problemOf, ruleText } from '../types'
import type { Problem } from '../types'

/**
 * Keeps the first of the rules that answer the same addresses. Another with the same target is useless (a warning),
 * one with another target contradicts it (an error).
 */
export const findDuplicates = (rules: readonly LintedRule[]): { unique: LintedRule[]; problems: Problem[] } => {
  const first = new Map<string, LintedRule>()
  const problems: Problem[] = []
  for (const rule of rules) {
    const key = patternKey(rule)
    const other = first.get(key)
    if (!other) first.set(key, rule)
    else {
      const place = `${other.source.file}:${other.source.line}`
      problems.push(
        other.to === rule.to
          ? problemOf(rule.source, 'duplicate', `the same rule is at ${place}`, 'warning')
          : problemOf(rule.source, 'conflict', `contradicts ${place} (${ruleText(other.source)})`),
      )
    }
  }
  return { unique: [...first.values()], problems }
}
