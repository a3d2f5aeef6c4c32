import { DATASOURCES } from '../../src/blocks/datasources'
import { BLOCK_SCHEMAS } from '../../src/blocks/schemas'
import { allParsers } from '../../src/domain/content/parse/all-parsers'
import { parseFields } from '../../src/domain/content/parse/block-parser'
import { checkContent, schemasByName } from '../../src/domain/content/schema/check-content'
import { storedForm } from '../../src/domain/content/schema/stored-form'
import type { Json, JsonObject } from '../../src/domain/json'
import { mapJson } from '../content-api/state/walk-json'
import { demoDatasources, demoStories } from './index'
import { objectsIn } from './testing/walk'

const schemas = schemasByName(BLOCK_SCHEMAS)
const withOrigin = (content: unknown): JsonObject =>
  mapJson(content as Json, {
    string: (text) => (text.startsWith('/f/') ? `https://pictures.example${text}` : text),
  }) as JsonObject
const stored = demoStories().map(({ fullSlug, content }) => ({
  fullSlug,
  content: storedForm(withOrigin(content), schemas),
}))

describe('the demo group’s stories and the forms of their blocks', () => {
  it('agree once they are stored as Storyblok stores them', () => {
    expect(stored.flatMap(({ fullSlug, content }) => checkContent(content, schemas, fullSlug))).toEqual([])
  })

  it('use every block', () => {
    const used = new Set(objectsIn(stored).map(({ component }) => component))
    expect([...schemas.keys()].filter((name) => !used.has(name))).toEqual([])
  })

  it('hold no field that the parser of their block does not read', () => {
    const parsers = allParsers()
    const unread = objectsIn(stored).flatMap((block) => {
      const name = String(block['component'])
      const parser = parsers.get(name)
      if (!parser) return []
      const read = new Set<PropertyKey>(['_uid', 'component'])
      const watched = new Proxy(block, { get: (target, key) => (read.add(key), Reflect.get(target, key) as unknown) })
      parseFields(watched, parser.fields, name, {
        resolveLink: () => '/',
        mayEmbed: () => true,
        note: () => undefined,
        iconOf: () => 'unknown',
      })
      return Object.keys(block).flatMap((key) => (read.has(key) ? [] : [`${name}.${key}`]))
    })
    expect(unread).toEqual([])
  })

  it('choose from datasources what is in them, and every space has those', () => {
    expect(demoDatasources().map(({ slug, name }) => ({ slug, name }))).toEqual(DATASOURCES)
    const entries = new Map(demoDatasources().map(({ slug, entries: list }) => [slug, list.map(({ value }) => value)]))
    const chosen = objectsIn(stored).flatMap((block) =>
      Object.entries(schemas.get(String(block['component']))?.fields ?? {}).flatMap(([key, field]) =>
        'datasource_slug' in field && block[key] !== undefined ? [[field.datasource_slug, block[key]] as const] : [],
      ),
    )
    expect(new Set(chosen.map(([datasource]) => datasource))).toEqual(new Set(['brands', 'dealerships', 'labels']))
    expect(chosen.filter(([datasource, value]) => !entries.get(datasource)?.includes(String(value)))).toEqual([])
  })

  it('show where a story and a form disagree', () => {
    const body = [
      { component: 'toast', text: 'Fermé', tone: 'loud' },
      { component: 'toast', tone: 'info', colour: 'red' },
      { component: 'card' },
      { component: 'marquee' },
    ]
    const content = { component: 'page', seo: [{ component: 'seo', title: 'Titre' }], body }
    expect(checkContent(content, schemas).map(({ where, problem }) => `${where} ${problem}`)).toEqual([
      'page.body.0 (toast).tone is not what the field holds',
      'page.body.1 (toast).colour unknown field',
      'page.body.1 (toast).text is missing',
      'page.body.2 (card) block not allowed here',
      'page.body.3 unknown block',
    ])
  })
})
