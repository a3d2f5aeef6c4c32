import { vehicleIdOf } from '../../../../src/domain/routes/vehicle-slug'
import type { LintedRule } from '../parse-rule'
import type { RouteSet } from '../route-set'
import { isExternal, splitTarget } from '../target-problem'
import { problemOf } from '../types'
import type { Problem, ProblemKind } from '../types'

/**
 * What becomes of a rule whose target nothing answers, and of one whose old address is a page. `error`: somebody has to
 * put the table right before anything is built. `fallback`: editors may publish and withdraw pages without knowing the
 * table, so the page counts, and a rule leads to the nearest page above its target.
 */
export const MISSING_TARGETS = ['error', 'fallback'] as const
export type MissingTargets = (typeof MISSING_TARGETS)[number]

/** Whether a rule is wrong where it meets a page it should not, or none where it should; an entry of the CMS always is. */
export const isStrict = ({ source }: LintedRule, missingTargets: MissingTargets): boolean =>
  missingTargets === 'error' || source.isEntry === true

export interface TargetOptions {
  routes: RouteSet
  /** Hosts that a rule may lead to. */
  externalHosts: readonly string[]
  /** Parent of the vehicle pages, and where the rules of sold vehicles lead. */
  stockPath: string
  /** Where pages are that were moved, by their old path. */
  moved?: ReadonlyMap<string, string> | undefined
  missingTargets: MissingTargets
  /** Roots that this configuration names otherwise than the table does: `/stock` → `/vehicules`. */
  movedRoots: Readonly<Record<string, string>>
}

/** Addresses that a script fetches: the data of pages, in this site's form and in the one before. */
const isPayloadPath = (path: string): boolean => path.startsWith('/page-data/') || path.endsWith('/_payload.json')

/** The vehicle that an address shows, be it its own page or one that the host serves it for. */
const vehicleIn = (path: string, { routes, stockPath }: TargetOptions): { id: number; segment: string } | null => {
  const shown = routes.rewritten(path) ?? path
  const segment = shown.startsWith(`${stockPath}/`) ? shown.slice(stockPath.length + 1) : ''
  const id = segment.includes('/') ? null : vehicleIdOf(segment)
  return id === null ? null : { id, segment }
}

/** The same address of the vehicle with its text of today; null when it is not in stock. */
const nowAt = (
  path: string,
  { id, segment }: { id: number; segment: string },
  { routes, stockPath }: TargetOptions,
): string | null => {
  const own = routes.vehiclePath(id)
  return own === null
    ? null
    : path
        .split('/')
        .map((part) => (part === segment ? own.slice(stockPath.length + 1) : part))
        .join('/')
}

export interface Settled {
  rule: LintedRule
  problem: Problem | null
}

const settleExternal = (rule: LintedRule, externalHosts: readonly string[]): Settled => {
  const { host, protocol } = new URL(rule.to)
  const complain = (kind: ProblemKind, text: string): Settled => ({ rule, problem: problemOf(rule.source, kind, text) })
  if (isPayloadPath(rule.from))
    return complain('host-in-payload-rule', `a payload may not come from another host (${host})`)
  if (!externalHosts.includes(host))
    return complain('foreign-host', `${host} is not in the list of hosts that a rule may lead to`)
  return protocol === 'https:' ? { rule, problem: null } : complain('foreign-host', `${host} must be reached by https`)
}

/** The same target below the root that is in force, unless the table's own address is answered. */
const inForce = (to: string, { routes, movedRoots }: TargetOptions): string => {
  const { path } = splitTarget(to)
  if (routes.answers(path)) return to
  const root = Object.keys(movedRoots).find((name) => path === name || path.startsWith(`${name}/`))
  return root === undefined ? to : `${movedRoots[root] ?? root}${to.slice(root.length)}`
}

/** The nearest page above a path; null where there is not even a home page. */
const pageAbove = (path: string, { isFile }: RouteSet): string | null => {
  for (let at = path; at !== '/';) {
    at = at.slice(0, at.lastIndexOf('/')) || '/'
    if (isFile(at)) return at
  }
  return null
}

const settleMissing = (rule: LintedRule, path: string, { routes, missingTargets }: TargetOptions): Settled => {
  const to = isStrict(rule, missingTargets) ? null : pageAbove(path, routes)
  if (to === null) return { rule, problem: problemOf(rule.source, 'missing-target', `no page answers ${path}`) }
  const problem = problemOf(
    rule.source,
    'missing-target',
    `no page answers ${path}, the rule leads to ${to}`,
    'warning',
  )
  return { rule: { ...rule, to }, problem }
}

/**
 * Checks that something answers a rule's target. A vehicle may be sold at any time, which must not stop a build: its
 * rule then leads to the stock overview, with a warning; one whose text changed leads to its new address, and so does
 * one whose page editors moved.
 */
export const settleTarget = (written: LintedRule, options: TargetOptions): Settled => {
  const { routes, externalHosts, stockPath } = options
  if (isExternal(written.to)) return settleExternal(written, externalHosts)
  const rule = { ...written, to: inForce(written.to, options) }
  const { path } = splitTarget(rule.to)
  if (routes.answers(path)) return { rule, problem: null }
  const moved = options.moved?.get(path)
  if (moved !== undefined) {
    const problem = problemOf(rule.source, 'moved-page', `${path} was moved, the rule leads to ${moved}`, 'warning')
    return { rule: { ...rule, to: `${moved}${rule.to.slice(path.length)}` }, problem }
  }
  const vehicle = vehicleIn(path, options)
  if (vehicle === null) return settleMissing(rule, path, options)
  const { id } = vehicle
  const to = nowAt(path, vehicle, options)
  const [kind, text] =
    to === null
      ? (['sold-vehicle', `vehicle ${id} is not in stock, the rule leads to ${stockPath}`] as const)
      : (['moved-vehicle', `vehicle ${id} is now at ${to}, the rule leads there`] as const)
  return {
    rule: { ...rule, to: to === null ? stockPath : `${to}${rule.to.slice(path.length)}` },
    problem: problemOf(rule.source, kind, text, 'warning'),
  }
}
