import { BLOCK_SCHEMAS } from '../../src/blocks/schemas'
import { ownOf } from '../../src/domain/collections/own'
import { BLOCK_GROUPS } from '../../src/domain/content/schema/block-schema'
import type { BlockSchema } from '../../src/domain/content/schema/block-schema'
import type { FieldSchema } from '../../src/domain/content/schema/field-schema'
import { BLOCK_PURPOSES } from './block-purposes'

const NNBSP = '\u202F'
const BEGIN = '<!-- blocks: begin -->'
const END = '<!-- blocks: end -->'

const kindsIn = (field: FieldSchema): readonly string[] => (field.type === 'bloks' ? field.component_whitelist : [])

/** Labels of the blocks that may hold a part. */
const holdersOf = (name: string): string =>
  BLOCK_SCHEMAS.filter(({ fields }) => Object.values(fields).some((field) => kindsIn(field).includes(name)))
    .map(({ label }) => label)
    .join(', ')

const purposeOf = ({ name, group }: BlockSchema): string => {
  const purpose = ownOf(BLOCK_PURPOSES, name)
  if (purpose !== undefined) return purpose
  if (group !== 'Éléments de blocs') throw new Error(`Nothing says what the block "${name}" is for`)
  return `Dans${NNBSP}: ${holdersOf(name)}.`
}

/** Leaves out fields without help, and help that begins by saying that the field may stay empty. */
const helpOf = ({ display_name: label, description = '' }: FieldSchema): string[] =>
  description === '' || description.startsWith('Laissez vide') ? [] : [`*${label}*${NNBSP}: ${description}`]

const adviceOf = ({ fields }: BlockSchema): string => {
  const all = Object.values(fields)
  const required = all.filter(({ required }) => required).map(({ display_name: label }) => label)
  const must = required.length === 0 ? [] : [`À remplir${NNBSP}: ${required.join(', ')}.`]
  return [...must, ...all.flatMap(helpOf)].join('<br>')
}

const rowOf = (schema: BlockSchema): string =>
  `| **${schema.label}**<br>\`${schema.name}\` | ${purposeOf(schema)} | ${adviceOf(schema)} |`.replace(/ {2}\|$/, ' |')

/** A table of the blocks of each group, made from their forms. */
const blockTables = (): string =>
  BLOCK_GROUPS.map((group) => {
    const rows = BLOCK_SCHEMAS.filter((schema) => schema.group === group).map(rowOf)
    return [`### ${group}`, '', '| Nom | À quoi il sert | Ce qu’il faut savoir |', '|---|---|---|', ...rows].join('\n')
  }).join('\n\n')

/**
 * Replaces the tables between the two marks of the guide by current ones.
 *
 * @throws Error when a mark is missing
 */
export const withBlockTables = (guide: string): string => {
  const [begin, end] = [guide.indexOf(BEGIN), guide.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`The guide has no "${BEGIN}" before "${END}"`)
  return `${guide.slice(0, begin + BEGIN.length)}\n\n${blockTables()}\n\n${guide.slice(end)}`
}
