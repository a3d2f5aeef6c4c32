import { ANY_VALUE, compileRedirects, firstRule } from '../../../../src/domain/routes/redirect-index'
import { placeholderName } from '../../../../src/domain/routes/redirect-rule'
import type { RedirectRule } from '../../../../src/domain/routes/redirect-rule'
import type { LintedRule } from '../parse-rule'
import { wantedOf } from '../route-set'
import { pathKey } from '../rule-order'

/** A rule that never gets its turn, and the earlier one that answers everything in its place. */
export interface Shadow<Rule> {
  rule: Rule
  by: Rule
}

/** Finds rules that an earlier one leaves nothing to, in the order in which the host reads them. */
export const findShadowed = <Rule extends RedirectRule>(rules: readonly Rule[]): Shadow<Rule>[] => {
  const compiled = compileRedirects(rules)
  return rules.flatMap((rule, index) => {
    const values = new Map(rule.query.map(([key, value]) => [key, placeholderName(value) === null ? value : ANY_VALUE]))
    const first = firstRule(compiled, wantedOf(rule.from), (key) => values.get(key))
    const by = first === null || first >= index ? undefined : rules[first]
    return by ? [{ rule, by }] : []
  })
}

/**
 * Finds rules that stand below one of the same file which answers everything in their place. The order written would
 * put them right, but who reads the file is misled. A rule with parameters may stand below the plain one of its path.
 * Editors cannot order the entries of a datasource, so only files are checked.
 */
export const findMisplaced = (rules: readonly LintedRule[]): Shadow<LintedRule>[] => {
  const files = new Map<string, LintedRule[]>()
  for (const rule of rules) {
    if (!rule.source.file.endsWith('.csv')) continue
    const own = files.get(rule.source.file)
    if (own) own.push(rule)
    else files.set(rule.source.file, [rule])
  }
  return [...files.values()].flatMap((own) => findShadowed(own).filter(({ rule, by }) => pathKey(rule) !== pathKey(by)))
}
