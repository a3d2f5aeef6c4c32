import type { HeldRedirect } from '../../../src/domain/routes/held-redirect'
import { expandPlaceholders } from './expand-placeholders'
import { holdBack } from './hold-back'
import { lint } from './lint'
import { parseRule } from './parse-rule'
import type { LintedRule } from './parse-rule'
import type { RedirectsOptions } from './plugin-options-schema'
import type { RuleFiles } from './read-rule-files'
import { readStatusRules } from './read-status-rules'
import { routeSet } from './route-set'
import type { RouteSet } from './route-set'
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
  /** Where pages are that were moved. */
  movedRules?: readonly SourceRule[]
}

export interface Table {
  rules: LintedRule[]
  statusRules: LintedRule[]
  problems: Problem[]
  /** Entries of the CMS that are left out, in the order of their numbers. */
  heldBack: HeldRedirect[]
}

/** A page for whatever no other page answers is no answer. */
const answersSome = (route: string): boolean => route !== '/*'

/** What the site answers. */
export const routesOf = ({
  options,
  paths,
  clientRoutes,
}: Pick<TableInput, 'options' | 'paths' | 'clientRoutes'>): RouteSet =>
  routeSet(
    paths,
    {
      patterns: [...clientRoutes.filter(answersSome), ...options.extraRoutes],
      rewrites: readStatusRules(options.statusRules).rules.filter(({ status }) => status === 200),
    },
    options.stockPath,
  )

/** Nobody wrote the rules of moved pages, so nobody could put them right: one that cannot be, or that somebody else's rule stands in for, is left out. */
const soundMoves = (moved: readonly SourceRule[], written: readonly SourceRule[]): SourceRule[] => {
  const taken = new Set(written.map(({ from }) => from))
  return moved.filter((rule) => !taken.has(rule.from) && parseRule(rule).rule !== null)
}

const lintRules = (input: TableInput, routes: RouteSet): Omit<Table, 'heldBack'> => {
  const { options, files, cmsRules, movedRules = [] } = input
  const written = [...files.rules, ...cmsRules]
  const status = readStatusRules(options.statusRules)
  const { rules, problems } = lint({
    rules: [...written, ...soundMoves(movedRules, written)],
    defects: files.defects,
    statusRules: status.rules,
    routes,
    externalHosts: options.externalHosts,
    stockPath: options.stockPath,
    movedRoots: options.movedRoots,
    missingTargets: options.missingTargets,
    moved: new Map(movedRules.map(({ from, to }) => [from, to])),
  })
  return {
    rules,
    statusRules: status.rules,
    problems: [...files.problems, ...status.problems, ...problems].sort(byPlace),
  }
}

/**
 * Lints the rules of all sources against what the site answers, without the entries of the CMS that cannot stay.
 *
 * @param input with its placeholders expanded, see `expandPlaceholders`
 */
export const lintExpanded = (input: TableInput, routes: RouteSet): Table =>
  holdBack(input.cmsRules, (cmsRules) => lintRules({ ...input, cmsRules }, routes), routes)

/** Expands the placeholders of a table and lints it. */
export const lintTable = (input: TableInput): Table => {
  const expanded = expandPlaceholders(input)
  return lintExpanded(expanded, routesOf(expanded))
}
