import type { FieldSchema } from '../../domain/content/schema/field-schema'
import type { Json, JsonObject } from '../../domain/json'

/** Sample text long enough to wrap. */
const WORDS = 'Nous gardons vos roues lavées, mesurées et étiquetées à votre nom, dans six ateliers du pays.'

const paragraph = (text: string): JsonObject => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** A paragraph of a rich text. */
export const PARAGRAPH = paragraph(WORDS)

/** A rich text of the given parts. */
export const exampleText = (...content: JsonObject[]): JsonObject => ({ type: 'doc', content })

const document = (): JsonObject =>
  exampleText(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Un titre dans le texte' }] },
    PARAGRAPH,
    {
      type: 'bullet_list',
      content: ['Un premier point', 'Un second point'].map((text) => ({
        type: 'list_item',
        content: [paragraph(text)],
      })),
    },
  )

const row = (component: string, ...values: string[]): Json[] => values.map((value) => ({ component, value }))

/** A field that holds other blocks. */
export type BlocksField = Extract<FieldSchema, { type: 'bloks' }>

/**
 * An example value of a field, as the CMS stores it.
 *
 * @param picture address of the picture in fields that hold one
 * @param blocksOf makes the blocks in a field that holds some
 */
export const exampleValue = (field: FieldSchema, picture: string, blocksOf: (field: BlocksField) => Json[]): Json => {
  if (field.default_value !== undefined && field.type !== 'boolean') return field.default_value
  const asset = { fieldtype: 'asset', filename: picture, alt: 'Image d’exemple', title: '', focus: '' }
  switch (field.type) {
    case 'text':
      return field.display_name
    case 'textarea':
      return WORDS
    case 'number':
      return String(Math.min(field.max_value, Math.max(field.min_value, 4)))
    case 'boolean':
      return true
    case 'datetime':
      return '2026-11-24 00:00'
    case 'option':
      return 'options' in field ? (field.options[0]?.value ?? '') : ''
    case 'asset':
      return asset
    case 'multiasset':
      return [asset, asset, asset]
    case 'multilink':
      return { fieldtype: 'multilink', linktype: 'url', id: '', url: '/stock', cached_url: '/stock' }
    case 'richtext':
      return document()
    case 'table':
      return {
        fieldtype: 'table',
        thead: row('_table_head', '', 'Formule Confort', 'Formule Intégrale'),
        tbody: ['Durée', 'Kilométrage'].map((name) => ({
          component: '_table_row',
          body: row('_table_col', name, '12 mois', '24 mois'),
        })),
      }
    case 'bloks':
      return blocksOf(field)
  }
}
