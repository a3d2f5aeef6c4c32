import type { ParsedRow } from '../parse-csv'
import { parseRule } from '../parse-rule'
import type { LintedRule } from '../parse-rule'
import { PROBLEM_KINDS, problemOf } from '../types'
import type { Problem, ProblemKind, SourceRule } from '../types'

/** A rule of the old table that is known to be wrong, and in which way. */
export interface KnownDefect {
  rule: LintedRule
  kind: ProblemKind
}

const isKind = (text: string): text is ProblemKind => PROBLEM_KINDS.some((kind) => kind === text)

/** Where a browser goes from the old address with a target that is none: the defect's effect, in a form hosts can read. */
const effectOf = ({ from, to }: SourceRule): string => {
  const { pathname, search, hash } = new URL(to, new URL(from, 'https://host.invalid'))
  return `${pathname}${search}${hash}`
}

/**
 * Reads the file of known defects. Each must have exactly the defect that its line names, and is then accepted; a
 * defect that is no longer one, or another than the line says, is an error.
 */
export const readKnownDefects = (rows: readonly ParsedRow[]): { defects: KnownDefect[]; problems: Problem[] } => {
  const defects: KnownDefect[] = []
  const problems: Problem[] = []
  for (const { rule: source, columns } of rows) {
    const kind = columns['defect'] ?? ''
    if (!isKind(kind)) {
      problems.push(problemOf(source, 'stale-defect', `"${kind}" is no kind of defect`))
      continue
    }
    const read = parseRule(source)
    if (read.rule) defects.push({ rule: read.rule, kind })
    else if (read.problems.every((problem) => problem.kind === kind && kind === 'malformed-target')) {
      const { rule } = parseRule({ ...source, to: effectOf(source) })
      if (rule) defects.push({ rule: { ...rule, source }, kind })
      problems.push(...read.problems.map((problem) => ({ ...problem, severity: 'accepted' as const })))
    } else problems.push(...read.problems)
  }
  return { defects, problems }
}
