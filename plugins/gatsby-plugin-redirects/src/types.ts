/** A rule as somebody wrote it down, before anything about it is believed. */
export interface SourceRule {
  from: string
  to: string
  /** Status as written, empty when it was left out (301). */
  code: string
  /** Where it stands: a file, or the CMS datasource. */
  file: string
  /** Line of the file, or number of the CMS entry. */
  line: number
  /** An entry of the CMS: what is wrong with it holds back the entry, and never ends a build. */
  isEntry?: true
}

/** What can be wrong with a rule; the names are part of the known-defects file and the messages. */
export const PROBLEM_KINDS = [
  'unreadable',
  'malformed-from',
  'malformed-target',
  'wrong-code',
  'duplicate',
  'conflict',
  'shadowed',
  'loop',
  'chain',
  'missing-target',
  'foreign-host',
  'host-in-payload-rule',
  'existing-page',
  'sold-vehicle',
  'moved-vehicle',
  'moved-page',
  'stale-defect',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** `accepted`: a known defect that fidelity mode reproduces. `held`: an entry of the CMS that is left out of the table. */
export type Severity = 'error' | 'warning' | 'accepted' | 'held'

export interface Problem {
  severity: Severity
  kind: ProblemKind
  file: string
  line: number
  message: string
  /** The rule itself, where it could be told from the rest of its file. */
  rule?: SourceRule
  /** The rule that it is at odds with. */
  other?: SourceRule
}

/** Position and text of a rule, for messages. */
export const ruleText = ({ from, to }: Pick<SourceRule, 'from' | 'to'>): string => `${from} → ${to}`

/** The whole message as a terminal shows it, clickable in most editors. */
export const problemLine = ({ file, line, severity, kind, message }: Problem): string =>
  `${file}:${line}: ${severity === 'error' ? '' : `${severity}: `}${message} [${kind}]`

export const problemOf = (
  rule: SourceRule,
  kind: ProblemKind,
  text: string,
  severity: Severity = 'error',
  other?: SourceRule,
): Problem => ({
  severity,
  kind,
  file: rule.file,
  line: rule.line,
  message: `${ruleText(rule)}: ${text}`,
  rule,
  ...(other && { other }),
})

/** Where a rule stands. */
export const placeOf = ({ file, line }: Pick<SourceRule, 'file' | 'line'>): string => `${file}:${line}`

/** Orders problems by file and line. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line
