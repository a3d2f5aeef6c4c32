import { expandPlaceholders } from './expand-placeholders'
import { lintExpanded, routesOf } from './lint-table'
import type { Table, TableInput } from './lint-table'
import type { RouteSet } from './route-set'

/** Everything that was asked of the routes, with the answers. */
interface Asked {
  files: Map<string, boolean>
  answers: Map<string, boolean>
  rewritten: Map<string, string | null>
  vehicles: Map<number, string | null>
}

const record =
  <Key, Answer>(answers: Map<Key, Answer>, ask: (key: Key) => Answer) =>
  (key: Key): Answer => {
    const answer = ask(key)
    answers.set(key, answer)
    return answer
  }

const recording = (routes: RouteSet, { files, answers, rewritten, vehicles }: Asked): RouteSet => ({
  isFile: record(files, routes.isFile),
  answers: record(answers, routes.answers),
  rewritten: record(rewritten, routes.rewritten),
  vehiclePath: record(vehicles, routes.vehiclePath),
})

const hold = <Key, Answer>(answers: ReadonlyMap<Key, Answer>, ask: (key: Key) => Answer): boolean => {
  for (const [key, answer] of answers) if (ask(key) !== answer) return false
  return true
}

/** Whether the routes still answer everything that was asked as they did. */
const stillHolds = ({ files, answers, rewritten, vehicles }: Asked, routes: RouteSet): boolean =>
  hold(files, routes.isFile) &&
  hold(answers, routes.answers) &&
  hold(rewritten, routes.rewritten) &&
  hold(vehicles, routes.vehiclePath)

/**
 * Lints one table after the other. What comes out depends on the rules and on what they ask of the routes: where both
 * are as they were, so is the table, however many pages came and went.
 *
 * @returns the table, the same object as long as it is the same
 */
export const createTableBook = (): ((input: TableInput) => Table) => {
  let last: { rules: string; asked: Asked; table: Table } | null = null
  return (given) => {
    const input = expandPlaceholders(given)
    const { options, files, cmsRules, movedRules } = input
    const rules = JSON.stringify([options, files, cmsRules, movedRules])
    const routes = routesOf(input)
    if (last?.rules === rules && stillHolds(last.asked, routes)) return last.table
    const asked: Asked = { files: new Map(), answers: new Map(), rewritten: new Map(), vehicles: new Map() }
    const table = lintExpanded(input, recording(routes, asked))
    last = { rules, asked, table }
    return table
  }
}
