import { problemLine } from './types'
import type { Problem, Severity } from './types'

/** A terminal is no place for ten thousand lines; the rest is counted. */
const SHOWN = 50

const of = (problems: readonly Problem[], severity: Severity): Problem[] =>
  problems.filter((problem) => problem.severity === severity)

const listed = (problems: readonly Problem[]): string => {
  const lines = problems.slice(0, SHOWN).map((problem) => `  ${problemLine(problem)}`)
  const rest = problems.length - lines.length
  return [...lines, ...(rest > 0 ? [`  … and ${rest} more (npm run redirects:lint shows all)`] : [])].join('\n')
}

/** The first line names the first culprit: of a build that failed, more is not always shown. */
const wrong = ([first, ...others]: readonly Problem[]): string => {
  if (!first) return ''
  if (others.length === 0) return `A redirect rule is wrong: ${problemLine(first)}`
  return `${others.length + 1} redirect rules are wrong, first ${problemLine(first)}\n${listed(others)}`
}

/** What the build says of the table; an empty text where there is nothing to say. */
export const summarise = (problems: readonly Problem[]): Record<Severity, string> => {
  const errors = of(problems, 'error')
  const warnings = of(problems, 'warning')
  const accepted = of(problems, 'accepted')
  const held = of(problems, 'held')
  return {
    error: wrong(errors),
    warning: warnings.length === 0 ? '' : `${warnings.length} redirect rules need a look:\n${listed(warnings)}`,
    held: held.length === 0 ? '' : `${held.length} redirects of the CMS are held back:\n${listed(held)}`,
    accepted:
      accepted.length === 0
        ? ''
        : `${accepted.length} known defects of the old table are reproduced:\n${listed(accepted)}`,
  }
}
