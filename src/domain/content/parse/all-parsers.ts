import type { BlockParser } from './block-parser'
import { ROOTS } from './roots'

const isParser = (value: { component: string }): value is BlockParser => 'fields' in value

const collect = (parser: BlockParser, found: Map<string, BlockParser>): void => {
  if (found.has(parser.component)) return
  found.set(parser.component, parser)
  for (const { holds } of Object.values(parser.fields))
    for (const inner of holds?.() ?? []) if (isParser(inner)) collect(inner, found)
}

/** The parser of every kind of story and of every block that may stand in one, by name. */
export const allParsers = (): ReadonlyMap<string, BlockParser> => {
  const found = new Map<string, BlockParser>()
  for (const root of ROOTS) collect(root, found)
  return found
}
