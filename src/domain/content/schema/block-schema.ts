import type { JsonObject } from '../../json'
import type { FieldSchema } from './field-schema'

/** Folders of the block library, in the order in which editors see them. */
export const BLOCK_GROUPS = [
  'Types de contenu',
  'Ouverture de page',
  'Textes et images',
  'Véhicules et offres',
  'Concessions et équipe',
  'Contact et formulaires',
  'Navigation',
  'Éléments de blocs',
] as const
export type BlockGroup = (typeof BLOCK_GROUPS)[number]

type FieldName<Block> = Exclude<keyof Block, '_uid' | 'component'> & string

/** Content that an editor may begin a block with, in the CMS's form. */
export interface PresetSchema {
  name: string
  description?: string
  values: JsonObject
  /** Every new block begins with it. */
  isDefault?: boolean
}

export interface BlockSchema {
  name: string
  label: string
  group: BlockGroup
  /** Whether a story may begin with it, and whether it may stand in another block. */
  use: 'content type' | 'block'
  /** Fields that tell one block from the next in a list, the most telling first. */
  preview: readonly string[]
  /** In the order of the form. */
  fields: Readonly<Record<string, FieldSchema>>
  tabs: readonly { label: string; fields: readonly string[] }[]
  presets: readonly PresetSchema[]
}

interface Draft<Block> {
  label: string
  group: BlockGroup
  use?: BlockSchema['use']
  preview: readonly FieldName<Block>[]
  fields: Readonly<Record<FieldName<Block>, FieldSchema>>
  tabs?: readonly { label: string; fields: readonly FieldName<Block>[] }[]
  presets?: readonly PresetSchema[]
}

/**
 * Describes the form of a block; a field that the block does not have, or has and is missing here, does not compile.
 *
 * @example blockSchema<ShareButtonBlock>('share-button', { label: 'Partage', fields: { label: text('Libellé') }, … })
 */
export const blockSchema = <Block extends { component: string }>(
  name: Block['component'],
  { use = 'block', tabs = [], presets = [], ...draft }: Draft<Block>,
): BlockSchema => ({ name, use, tabs, presets, ...draft })
