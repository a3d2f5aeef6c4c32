import type { BlockSchema } from '../../domain/content/schema/block-schema'
import type { Json, JsonObject } from '../../domain/json'
import { GALLERY_ID, GALLERY_PATH, galleryMark } from '../../domain/content/gallery'
import { withUids } from '../../domain/storyblok/with-uids'
import { BLOCK_SCHEMAS, BODY_SCHEMAS } from '../schemas'
import { exampleValue } from './example-value'
import type { BlocksField } from './example-value'
import { FIXTURES, LEFT_OUT, STATES } from './fixtures'

/** A data URL, so that the content security policy of every host allows it. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%23C6D3E1'/%3E%3Ccircle cx='8' cy='4.5' r='2.5' fill='%230F2137'/%3E%3C/svg%3E"

/** Fields named `icon` are texts in the form, but must name an icon. */
const ICON = 'calendar'

/** Blocks inside a block, unless its field holds fewer. */
const MOST_INNER = 3

const schemas = new Map(BLOCK_SCHEMAS.map((schema) => [schema.name, schema]))

const exampleBlock = ({ name, fields }: BlockSchema, isFull: boolean, depth = 0): JsonObject => {
  const blocksOf = ({ component_whitelist: [first = ''], maximum = MOST_INNER }: BlocksField): Json[] => {
    const inner = schemas.get(first)
    if (depth > 2 || inner === undefined) return []
    return Array.from({ length: Math.min(maximum, MOST_INNER) }, () => exampleBlock(inner, true, depth + 1))
  }
  const values = Object.entries(fields)
    .filter(([key, field]) => field.required === true || (isFull && !LEFT_OUT.has(key)))
    .map(([key, field]): [string, Json] => [key, key === 'icon' ? ICON : exampleValue(field, PICTURE, blocksOf)])
  return { component: name, ...Object.fromEntries(values), ...FIXTURES[name] }
}

/** The variants of a block by name: all fields, only the required ones, each choice, and its other states. */
const variantsOf = (schema: BlockSchema): [name: string, block: JsonObject][] => {
  const full = exampleBlock(schema, true)
  const choices = Object.entries(schema.fields).flatMap(([key, field]): [string, JsonObject][] =>
    field.type === 'option' && 'options' in field && !LEFT_OUT.has(key)
      ? field.options
          .filter(({ value }) => value !== full[key])
          .map(({ value, name }) => [`${field.display_name}, ${name}`, { ...full, [key]: value }])
      : [],
  )
  const states = Object.entries(STATES[schema.name] ?? {}).map(([name, values]): [string, JsonObject] => [
    name,
    { ...full, ...values },
  ])
  const variants: [string, JsonObject][] = [
    ['complet', full],
    ['minimum', exampleBlock(schema, false)],
    ...choices,
    ...states,
  ]
  const texts = variants.map(([, block]) => JSON.stringify(block))
  // A block whose every field is required has no smaller variant.
  return variants.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}

const caption = (text: string): JsonObject => ({
  component: 'rich-text',
  narrow: false,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'code' }] }] }] },
})

/** A story with every block in each of its variants and states, generated from the block schemas. */
export const galleryStory = () => ({
  id: GALLERY_ID,
  uuid: 'gallery',
  name: 'Galerie des blocs',
  full_slug: GALLERY_PATH.slice(1),
  published_at: null,
  lang: 'default',
  content: withUids(
    {
      component: 'page',
      seo: [{ component: 'seo', title: 'Galerie des blocs', description: '', noindex: true }],
      body: BODY_SCHEMAS.flatMap((schema) =>
        variantsOf(schema).flatMap(([name, block]) => [
          caption(`${schema.name} · ${name}`),
          { _editable: galleryMark(), ...block },
        ]),
      ),
    },
    'gallery',
  ),
})
