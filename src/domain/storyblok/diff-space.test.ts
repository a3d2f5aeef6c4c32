import * as fc from 'fast-check'
import type { Change } from './change'
import { describeChange, isDifference } from './change'
import { diffSpace } from './diff-space'
import type { ComponentDefinition, SpaceSchema } from './space-schema'

const hero: ComponentDefinition = {
  name: 'hero',
  display_name: 'Ouverture',
  is_root: false,
  is_nestable: true,
  preview_field: 'title',
  preview_tmpl: null,
  group: 'Pages',
  default_preset: null,
  schema: {
    title: { type: 'text', display_name: 'Titre', required: true, pos: 0 },
    tone: { type: 'option', options: [{ name: 'Clair', value: 'light' }], pos: 1 },
  },
  presets: [{ name: 'Vide', preset: { component: 'hero', title: '' } }],
}
const wanted: SpaceSchema = {
  groups: ['Pages'],
  datasources: [{ slug: 'brands', name: 'Marques' }],
  components: [hero],
}
const empty: SpaceSchema = { groups: [], datasources: [], components: [] }
const withHero = (change: Partial<ComponentDefinition>): SpaceSchema => ({
  ...wanted,
  components: [{ ...hero, ...change }],
})
const lines = (found: SpaceSchema, space = wanted) => diffSpace(space, found).map(describeChange)

describe('difference of a space', () => {
  it('is nothing for an equal one, whatever ids, order and empty values the space gave', () => {
    expect(lines(wanted)).toEqual([])
    expect(
      lines(
        withHero({
          color: '#fff',
          schema: {
            tone: { id: 'b', type: 'option', options: [{ _uid: 'x', name: 'Clair', value: 'light' }], pos: '7' },
            title: { id: 'a', type: 'text', display_name: 'Titre', required: 'true', pos: 3, translatable: false },
          },
          presets: [{ name: 'Vide', preset: { _uid: 'u', component: 'hero' }, image: null }],
        }),
      ),
    ).toEqual([])
  })

  it('lists what is missing: folders before blocks before presets', () => {
    expect(lines(empty)).toEqual([
      'create folder Pages',
      'create datasource brands',
      'create block hero',
      'create preset hero “Vide”',
    ])
  })

  it('names block and field of a change by hand', () => {
    const { title, tone } = hero.schema
    expect(
      lines(
        withHero({
          display_name: 'Bannière',
          schema: {
            title: { ...title, required: false, translatable: true, pos: 9 },
            tone: { ...tone, options: [], pos: 1 },
            colour: { type: 'text', pos: 2 },
          },
        }),
      ),
    ).toEqual([
      'change block hero: display_name "Bannière" → "Ouverture"',
      'change field hero.title: required false → true',
      'change field hero.title: translatable true → nothing',
      'change field hero.tone: options [] → [{"name":"Clair","value":"light"}]',
      'change block hero: order of fields ["tone","title"] → ["title","tone"]',
      'remove field hero.colour',
    ])
  })

  it('counts what only the space has when it is in a block of the site, or when it is to go', () => {
    const more: SpaceSchema = {
      groups: ['Pages', 'Autres', 'Autres › Vieux'],
      datasources: [...wanted.datasources, { slug: 'old', name: 'Old' }],
      components: [
        { ...hero, presets: [...hero.presets, { name: 'Mien', preset: {} }] },
        { ...hero, name: 'teaser' },
      ],
    }
    const changes = diffSpace(wanted, more)
    expect(changes.map(describeChange)).toEqual([
      'remove preset hero “Mien”',
      'remove block teaser',
      'remove datasource old',
      'remove folder Autres › Vieux',
      'remove folder Autres',
    ])
    expect(changes.filter((change) => isDifference(change, false))).toEqual([])
    expect(changes.filter((change) => isDifference(change, true))).toHaveLength(5)
    const field: Change = { action: 'remove', kind: 'field', name: 'hero', part: 'colour' }
    expect(isDifference(field, false)).toBe(true)
  })

  it('shows every changed property of a field', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant(true))
    fc.assert(
      fc.property(fc.constantFrom('display_name', 'description', 'regex', 'max_length'), value, (property, changed) => {
        const found = withHero({ schema: { ...hero.schema, title: { ...hero.schema['title'], [property]: changed } } })
        const before = hero.schema['title']?.[property] ?? ''
        const isSame = String(changed) === String(before)
        expect(lines(found)).toHaveLength(isSame ? 0 : 1)
      }),
    )
  })
})
