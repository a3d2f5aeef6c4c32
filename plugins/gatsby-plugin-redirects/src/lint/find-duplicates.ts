import { patternKey } from '../rule-order'
import type { LintedRule } from '../parse-rule'
import { placeOf, problemOf, ruleText } from '../types'
import type { Problem } from '../types'

/**
 * Keeps the first of the rules that answer the same addresses. Another with the same target is useless (a warning; of
 * an entry of the CMS an error, so that it is held back and told), one with another target contradicts it (an error).
 */
export const findDuplicates = (rules: readonly LintedRule[]): { unique: LintedRule[]; problems: Problem[] } => {
  const first = new Map<string, LintedRule>()
  const problems: Problem[] = []
  for (const rule of rules) {
    const key = patternKey(rule)
    const other = first.get(key)
    if (!other) first.set(key, rule)
    else {
      const { source } = rule
      const place = placeOf(other.source)
      const [kind, text, severity] =
        other.to === rule.to
          ? (['duplicate', `the same rule is at ${place}`, source.isEntry ? 'error' : 'warning'] as const)
          : (['conflict', `contradicts ${place} (${ruleText(other.source)})`, 'error'] as const)
      problems.push(problemOf(source, kind, text, severity, other.source))
    }
  }
  return { unique: [...first.values()], problems }
}
