import type { DraftProblem, DraftProblemKind } from './draft'
import { allParsers } from './parse/all-parsers'
import type { StoryProblem } from './parse/parse-story'

/** How the parser words what it left out; the group is what the notice names. */
const KINDS: readonly (readonly [RegExp, DraftProblemKind])[] = [
  [/left out: unknown block "(.*)"$/, 'unknown_block'],
  [/^left out: row (\d+) of a table/, 'unusable_row'],
  [/^left out: icon "(.*)" is unknown$/, 'unknown_icon'],
  [/^left out: icon "(.*)"/, 'missing_icon'],
  [/^threw while the HTML of the page was made$/, 'broken_block'],
  [/^brand "(.*)" is unknown$/, 'unknown_brand'],
  [/^location "(.*)" is unknown$/, 'unknown_location'],
  [/^model "(.*)" is unknown$/, 'unknown_model'],
  [/"(\w+)" is missing/, 'missing_field'],
  [/"(\w+)" is not usable \(a picture/, 'missing_picture'],
  [/is not usable \(a link to an existing page expected, not "(.*)"\)$/, 'dead_needed_link'],
  [/^left out: a link to an existing page expected, not "(.*)"$/, 'dead_link'],
  [/^left out: "(\w+)" is not usable/, 'unusable_needed_field'],
  [/"(\w+)" is not usable/, 'unusable_field'],
  [/link to a page that does not exist left out.*: (.*)$/, 'dead_link'],
  [/^left out: a link/, 'dead_link'],
  [/embedded content of a host that is not allowed.*?: (.*)$/, 'foreign_embed'],
  [/link to another site without the external option.*?: (.*)$/, 'external_link'],
  [/(?:missing picture|a picture expected)/, 'missing_picture'],
  [/rich text|text mark|text without text|not a block/, 'unusable_part'],
  [/^left out: /, 'unusable_field'],
]

/** The innermost block that a path names, such as `card` in `page.body.2 (card-grid).cards.0 (card)`. */
const blockOf = (where: string): string | null => [...where.matchAll(/\(([^)]+)\)/g)].at(-1)?.[1] ?? null

const positionOf = (where: string): number | null => {
  const index = /\bbody\.(\d+)/.exec(where)?.[1]
  return index === undefined ? null : Number(index) + 1
}

const fieldOf = (where: string): string => (/\.(\w+)$/.exec(where)?.[1] ?? '').replace(/^\d+$/, '')

let known: ReadonlyMap<string, unknown> | null = null

/** Whether the site has such a block, wherever it may stand. */
const isKnown = (name: string): boolean => (known ??= allParsers()).has(name)

/** Turns what the parser notes for operators into what the notice for editors is made of. */
export const draftProblemOf = ({ where, reason }: Pick<StoryProblem, 'where' | 'reason'>): DraftProblem => {
  for (const [pattern, kind] of KINDS) {
    const match = pattern.exec(reason)
    if (!match) continue
    const position = positionOf(where)
    if (kind === 'unknown_block') {
      const name = match[1] ?? ''
      return { kind: isKnown(name) ? 'misplaced_block' : kind, block: name, position, detail: '' }
    }
    return { kind, block: blockOf(where), position, detail: match[1] ?? fieldOf(where) }
  }
  return { kind: 'other', block: blockOf(where), position: positionOf(where), detail: reason }
}
