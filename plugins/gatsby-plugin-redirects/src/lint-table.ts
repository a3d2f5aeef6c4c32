import { lint } from './lint'
import type { LintedRule } from './parse-rule'
import type { RedirectsOptions } from './plugin-options-schema'
import type { RuleFiles } from './read-rule-files'
import { readStatusRules } from './read-status-rules'
import { routeSet } from './route-set'
import { byPlace } from './types'
import type { Problem, SourceRule } from './types'

export interface TableInput {
  options: RedirectsOptions
  files: RuleFiles
  /** Rules that editors keep in the CMS. */
  cmsRules: readonly SourceRule[]
  /** Paths of pages and of files that are served as they are. */
  paths: readonly string[]
  /** Routes that are pages in the browser only. */
  clientRoutes: readonly string[]
}

export interface Table {
  rules: LintedRule[]
  statusRules: LintedRule[]
  problems: Problem[]
}

/** A page for whatever no other page answers is no answer. */
const answersSome = (route: string): boolean => route !== '/*'

/** Lints the rules of all sources against what the site answers. */
export const lintTable = ({ options, files, cmsRules, paths, clientRoutes }: TableInput): Table => {
  const status = readStatusRules(options.statusRules)
  const { rules, problems } = lint({
    rules: [...files.rules, ...cmsRules],
    defects: files.defects,
    statusRules: status.rules,
    routes: routeSet(paths, [...clientRoutes.filter(answersSome), ...options.extraRoutes], options.stockPath),
    externalHosts: options.externalHosts,
    stockPath: options.stockPath,
    movedRoots: options.movedRoots,
  })
  return { rules, statusRules: status.rules, problems: [...files.problems, ...status.problems, ...problems].sort(byPlace) }
}
