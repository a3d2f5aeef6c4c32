import { HELD_REDIRECT_CODES } from '../../../src/domain/routes/held-redirect'
import type { HeldRedirect, HeldRedirectCode } from '../../../src/domain/routes/held-redirect'
import { MOVED_FILE } from './parse-moved-nodes'
import type { RouteSet } from './route-set'
import { splitTarget } from './target-problem'
import { placeOf } from './types'
import type { Problem, ProblemKind, SourceRule } from './types'

/** An entry of the CMS that cannot stay, why, and the rule that it is at odds with. */
interface Culprit {
  entry: SourceRule
  code: HeldRedirectCode
  other: SourceRule | null
  problem: Problem
}

const isCode = (kind: ProblemKind): kind is ProblemKind & HeldRedirectCode =>
  HELD_REDIRECT_CODES.some((code) => code === kind)

const isHop = ({ kind }: Problem): boolean => kind === 'loop' || kind === 'chain'

/** Which entry an error is to be blamed on: the rule itself, or of two entries that only clash with each other the later. */
const culpritOf = (problem: Problem, routes: RouteSet): (Culprit & { isSure: boolean }) | null => {
  const { rule, other = null, kind } = problem
  if (!rule || problem.severity !== 'error' || !isCode(kind)) return null
  const itself = { entry: rule, code: kind, other, problem }
  if (!other?.isEntry) return rule.isEntry ? { ...itself, isSure: true } : null
  const otherBreaksIt = { entry: other, code: 'breaks-rule', other: rule, problem } as const
  if (!rule.isEntry) return { ...otherBreaksIt, isSure: true }
  // Without the other entry nothing would answer its target.
  if (isHop(problem) && !routes.answers(splitTarget(rule.to).path)) return { ...itself, isSure: true }
  return { ...(rule.line >= other.line ? itself : otherBreaksIt), isSure: false }
}

const isSameAddress = ({ problem: { kind } }: Culprit): boolean => kind === 'conflict' || kind === 'duplicate'

/**
 * First those that are wrong whatever the others say, then those that repeat the address of an entry that is right; of
 * entries that clash in another way the latest, and what is left is looked at again.
 */
const toHold = (problems: readonly Problem[], routes: RouteSet): Culprit[] => {
  const culprits = problems.flatMap((problem) => culpritOf(problem, routes) ?? [])
  // Its own fault tells an editor more than what it does to another rule.
  const sure = culprits
    .filter(({ isSure }) => isSure)
    .sort((a, b) => Number(a.code === 'breaks-rule') - Number(b.code === 'breaks-rule'))
  if (sure.length > 0) return sure
  const repeated = culprits.filter(isSameAddress)
  if (repeated.length > 0) return repeated
  const latest = culprits.reduce<Culprit | null>(
    (last, one) => (last && last.entry.line >= one.entry.line ? last : one),
    null,
  )
  return latest ? [latest] : []
}

const isFile = ({ file, isEntry }: SourceRule): boolean => !isEntry && file !== MOVED_FILE

const heldOf = ({ entry, code, other }: Culprit): HeldRedirect => ({
  id: entry.line,
  from: entry.from,
  to: entry.to,
  code,
  other: other && { from: other.from, to: other.to, place: isFile(other) ? placeOf(other) : null },
})

const problemOfHeld = ({ entry, code, problem }: Culprit): Problem => ({
  ...problem,
  severity: 'held',
  kind: code === 'breaks-rule' ? problem.kind : code,
  file: entry.file,
  line: entry.line,
  message:
    code === 'breaks-rule'
      ? `${entry.from} → ${entry.to}: makes another rule wrong, ${problem.message}`
      : problem.message,
})

/**
 * Checks a table and takes the entries of the CMS out of it that make it wrong, until none does: an editor's slip costs
 * that one entry. What is wrong with the rules of files stays an error.
 *
 * @param check what is wrong with the table that holds these entries
 */
export const holdBack = <Checked extends { problems: Problem[] }>(
  entries: readonly SourceRule[],
  check: (entries: readonly SourceRule[]) => Checked,
  routes: RouteSet,
): Checked & { heldBack: HeldRedirect[] } => {
  const held = new Map<number, Culprit>()
  for (;;) {
    const checked = check(entries.filter(({ line }) => !held.has(line)))
    const found = toHold(checked.problems, routes)
    if (found.length === 0) {
      const all = [...held.values()].sort((a, b) => a.entry.line - b.entry.line)
      return {
        ...checked,
        problems: [...checked.problems, ...all.map(problemOfHeld)],
        heldBack: all.map(heldOf),
      }
    }
    for (const culprit of found) if (!held.has(culprit.entry.line)) held.set(culprit.entry.line, culprit)
  }
}
