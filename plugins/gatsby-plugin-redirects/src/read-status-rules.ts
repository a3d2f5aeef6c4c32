import { parseRedirectsFile } from '../../../src/domain/routes/redirects-file'
import type { LintedRule } from './parse-rule'
import type { Problem } from './types'

/** Reads the configured rewrites and error pages. */
export const readStatusRules = (lines: readonly string[]): { rules: LintedRule[]; problems: Problem[] } => {
  const file = 'statusRules'
  const read = lines.map((text, index) => ({ text, line: index + 1, ...parseRedirectsFile(text) }))
  return {
    rules: read.flatMap(({ rules, line }) =>
      rules.map((rule) => ({ ...rule, source: { from: rule.from, to: rule.to, code: `${rule.status}`, file, line } })),
    ),
    problems: read.flatMap(({ problems, line, text }) =>
      problems.map(({ message }) => ({
        severity: 'error',
        kind: 'unreadable',
        file,
        line,
        message: `${text}: ${message}`,
      })),
    ),
  }
}
