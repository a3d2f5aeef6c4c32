import type { RedirectRule } from '../../../src/domain/routes/redirect-rule'
import { parseOldAddress, placeholdersOf } from './parse-old-address'
import { targetProblem } from './target-problem'
import { problemOf } from './types'
import type { Problem, SourceRule } from './types'

/** A rule that can be read, and where it stands. */
export interface LintedRule extends RedirectRule {
  source: SourceRule
}

/** Reads a rule, or says everything that is malformed about it. */
export const parseRule = (source: SourceRule): { rule: LintedRule | null; problems: Problem[] } => {
  const problems: Problem[] = []
  const old = parseOldAddress(source.from)
  const readable = typeof old !== 'string'
  if (!readable) problems.push(problemOf(source, 'malformed-from', `the old address ${old}`))
  // What a target may name is not known when the old address cannot be read: then every name is taken for right.
  const names = readable
    ? placeholdersOf(old)
    : new Set([...source.to.matchAll(/:(\w+)/g)].map(([, name = '']) => name))
  const target = targetProblem(source.to, names)
  if (target !== null) problems.push(problemOf(source, 'malformed-target', `the target ${target}`))
  if (source.code !== '' && source.code !== '301')
    problems.push(problemOf(source, 'wrong-code', `the code is ${source.code}, but every rule is permanent (301)`))
  if (!readable || problems.length > 0) return { rule: null, problems }
  return { rule: { ...old, to: source.to, status: 301, force: false, source }, problems }
}
