import { expectedText, INVALID, isUnset } from './field'
import { isRecord } from '../../is-record'
import type { Field, Outcome, ParseContext } from './field'

interface AnyBlock {
  _uid: string
  component: string
}

/** One parser for each field of a block; one that the domain has and this has not does not compile. */
export type BlockFields<Block> = { [Key in Exclude<keyof Block, '_uid' | 'component'>]-?: Field<Block[Key]> }

export interface BlockParser {
  component: string
  fields: Readonly<Record<string, Field<unknown>>>
}

/** Says how a block is read. `component` is checked against the block's own. */
export const blockParser = <Block extends AnyBlock>(
  component: Block['component'],
  fields: BlockFields<Block>,
): BlockParser => ({
  component,
  fields,
})

/** One set of fields for each block of a union; a block that is missing does not compile. */
export type FieldsByBlock<Block extends AnyBlock> = {
  [Name in Block['component']]: BlockFields<Extract<Block, { component: Name }>>
}

/** The parsers of every block of a union. */
export const blockParsers = <Block extends AnyBlock>(fieldsByBlock: FieldsByBlock<Block>): readonly BlockParser[] =>
  Object.entries<BlockParser['fields']>(fieldsByBlock).map(([component, fields]) => ({ component, fields }))

/** Reads the fields of a record; INVALID when one that must be there is not, which is noted. */
export const parseFields = (
  raw: Record<string, unknown>,
  fields: BlockParser['fields'],
  where: string,
  context: ParseContext,
): Outcome<Record<string, unknown>> => {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = field.parse(raw[name], `${where}.${name}`, context)
    if (value === INVALID) {
      const problem = isUnset(raw[name]) ? 'is missing' : 'is not usable'
      context.note(where, `left out: "${name}" ${problem} (${expectedText(field, raw[name])})`)
      return INVALID
    }
    if (value !== undefined) values[name] = value
  }
  return values
}

/** Reads one block of any of the given kinds; null, noted, when it is unknown or broken. */
const parseBlock = (
  raw: unknown,
  parsers: ReadonlyMap<string, BlockParser>,
  where: string,
  context: ParseContext,
): AnyBlock | null => {
  if (!isRecord(raw) || typeof raw.component !== 'string') {
    context.note(where, 'left out: not a block')
    return null
  }
  const parser = parsers.get(raw.component)
  if (!parser) {
    context.note(where, `left out: unknown block "${raw.component}"`)
    return null
  }
  const values = parseFields(raw, parser.fields, `${where} (${raw.component})`, context)
  if (values === INVALID) return null
  const uid = typeof raw._uid === 'string' && raw._uid !== '' ? raw._uid : where
  const editable = typeof raw._editable === 'string' ? { _editable: raw._editable } : {}
  return { ...values, ...editable, _uid: uid, component: raw.component }
}

/**
 * A list of blocks of the given kinds; what is unknown or broken is left out and noted, the rest stays.
 *
 * @param parsers asked for when a list is read, so that kinds may hold each other
 */
export const blocks = <Block extends AnyBlock>(parsers: () => readonly BlockParser[]): Field<Block[]> => ({
  required: true,
  expects: 'a list of blocks',
  holds: parsers,
  parse: (raw, where, context) => {
    if (isUnset(raw)) return []
    if (!Array.isArray(raw)) return INVALID
    const known = new Map(parsers().map((parser) => [parser.component, parser]))
    // Every parser of the map was written for a member of Block, field by field (see BlockFields).
    return raw.flatMap((item: unknown, index) => parseBlock(item, known, `${where}.${index}`, context) ?? []) as Block[]
  },
})

/** Like `blocks`, but an empty list counts as missing. */
export const someBlocks = <Block extends AnyBlock>(parsers: () => readonly BlockParser[]): Field<Block[]> => {
  const list = blocks<Block>(parsers)
  return {
    ...list,
    expects: 'at least one entry',
    parse: (raw, where, context) => {
      const value = list.parse(raw, where, context)
      return value === INVALID || value.length === 0 ? INVALID : value
    },
  }
}
