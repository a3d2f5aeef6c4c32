import * as fc from 'fast-check'
import type { BlockSchemas } from '../../domain/content/schema/check-content'
import type { FieldSchema } from '../../domain/content/schema/field-schema'
import type { Json, JsonObject } from '../../domain/json'

const asset = {
  fieldtype: 'asset',
  id: null,
  filename: 'https://pictures.example/f/1/a.jpg',
  alt: 'Roue',
  title: '',
  focus: '',
}
const LINKS: Json[] = [
  { fieldtype: 'multilink', linktype: 'url', id: '', url: '/stock', cached_url: '/stock' },
  { fieldtype: 'multilink', linktype: 'story', id: 'uuid', url: '', cached_url: 'services/leasing', anchor: 'prix' },
  { fieldtype: 'multilink', linktype: 'email', id: '', email: 'a@b.example', url: '', cached_url: '' },
  { fieldtype: 'multilink', linktype: 'asset', id: '', url: 'https://pictures.example/f/1/a.pdf', cached_url: '' },
]
const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
/** Also an address: some fields are texts in the form, and the site wants an address. */
const text = fc.nat(99).map((number) => `https://www.example.com/${number}`)

const icon = fc.constantFrom('calendar', 'plane', 'simple-icons:kia')

const valueOf = (field: FieldSchema, schemas: BlockSchemas, depth: number): fc.Arbitrary<Json> => {
  switch (field.type) {
    case 'text':
      // The one form that a line of text may be asked for is that of an e-mail address.
      return field.regex === undefined ? text : fc.constant('carrieres@b.example')
    case 'textarea':
      return text
    case 'number':
      return fc.integer({ min: field.min_value, max: field.max_value }).map(String)
    case 'boolean':
      return fc.boolean()
    case 'datetime':
      return fc.constantFrom('2026-11-24 00:00', '2025-02-28 13:45')
    case 'option':
      return 'options' in field ? fc.constantFrom(...field.options.map(({ value }) => value)) : text
    case 'asset':
      return fc.constant(asset)
    case 'multiasset':
      return fc.array(fc.constant(asset), { minLength: 1, maxLength: 3 })
    case 'multilink':
      return fc.constantFrom(...LINKS)
    case 'richtext': {
      const kinds = field.component_whitelist ?? []
      if (kinds.length === 0 || depth > 1) return text.map(doc)
      const block = fc.constantFrom(...kinds).chain((name) => generatedBlock(name, schemas, depth + 1))
      return fc.tuple(text, block).map(([words, one]) => {
        const nodes = doc(words).content
        return { ...doc(words), content: [...nodes, { type: 'blok', attrs: { id: 'x', body: [one] } }, ...nodes] }
      })
    }
    case 'table':
      return text.map((cell) => ({
        fieldtype: 'table',
        thead: [{ _uid: 'h', component: '_table_head', value: cell }],
        tbody: [{ _uid: 'r', component: '_table_row', body: [{ _uid: 'c', component: '_table_col', value: cell }] }],
      }))
    case 'bloks': {
      const fewest = field.minimum ?? 0
      const kinds = fc.constantFrom(...field.component_whitelist)
      const block = kinds.chain((name) => generatedBlock(name, schemas, depth + 1))
      return fc.array(block, { minLength: fewest, maxLength: depth > 2 ? fewest : Math.min(field.maximum ?? 2, 2) })
    }
  }
}

/** Blocks of a kind as an editor may fill its form: whatever must be filled, and some of the rest. */
export const generatedBlock = (name: string, schemas: BlockSchemas, depth = 0): fc.Arbitrary<JsonObject> => {
  const entries = Object.entries(schemas.get(name)?.fields ?? {})
  const fields = Object.fromEntries(
    entries.map(([key, field]) => [key, key === 'icon' ? icon : valueOf(field, schemas, depth)]),
  )
  const requiredKeys = entries.filter(([, field]) => field.required).map(([key]) => key)
  return fc
    .record(fields, { requiredKeys })
    .map((values): JsonObject => ({ _uid: `uid-${name}`, component: name, ...values }))
}
