import { build } from 'esbuild'
import * as fc from 'fast-check'
import { resolve } from 'node:path'
import { allParsers } from '../domain/content/parse/all-parsers'
import { parseFields } from '../domain/content/parse/block-parser'
import { INVALID } from '../domain/content/parse/field'
import type { Field, ParseContext } from '../domain/content/parse/field'
import { resolveLink } from '../domain/content/parse/resolve-link'
import { BLOCK_GROUPS } from '../domain/content/schema/block-schema'
import { checkContent, schemasByName } from '../domain/content/schema/check-content'
import { checkValue } from '../domain/content/schema/check-value'
import type { FieldSchema } from '../domain/content/schema/field-schema'
import messages from '../locales/fr.preview.json'
import { DATASOURCES } from './datasources'
import { BLOCK_SCHEMAS } from './schemas'
import { generatedBlock } from './testing/generate-content'

const schemas = schemasByName(BLOCK_SCHEMAS)
const parsers = allParsers()
const targets = {
  pathByUuid: new Map<string, string>(),
  answers: () => true,
  movedRoots: {},
  siteUrl: 'https://groupe.example',
}
const contextWith = (notes: string[]): ParseContext => ({
  resolveLink: (raw) => resolveLink(raw, targets),
  mayEmbed: () => true,
  iconOf: () => ({ viewBox: '0 0 24 24', body: '' }),
  note: (where, reason) => void notes.push(`${where}: ${reason}`),
})
const silent = contextWith([])

/** Every field of every block, with its parser and its form. */
const fields = BLOCK_SCHEMAS.flatMap(({ name, fields: forms }) =>
  Object.entries(forms).map(([key, form]): [string, Field<unknown>, FieldSchema] => {
    const parser = parsers.get(name)?.fields[key]
    if (!parser) throw new Error(`${name}.${key} has no parser`)
    return [`${name}.${key}`, parser, form]
  }),
)
const sorted = (values: readonly unknown[] | undefined) => values?.map(String).sort()

describe('fields in the notice of the preview', () => {
  it('are called what their form calls them', () => {
    const texts = new Map(Object.entries(messages))
    const named = fields.map(([path, , form]) => {
      const [block = '', key = ''] = path.split('.')
      const name = texts.get(`preview.field.${block}.${key}`) ?? texts.get(`preview.field.${key}`)
      return [path, name?.toLowerCase(), form.display_name.toLowerCase()]
    })
    expect(named.filter(([, name, label]) => name !== label)).toEqual([])
  })
})

describe('forms of blocks and their parsers', () => {
  it('exist for the same blocks', () => {
    expect([...schemas.keys()].sort()).toEqual([...parsers.keys()].sort())
    expect(schemas.size).toBe(BLOCK_SCHEMAS.length)
  })

  it.each(BLOCK_SCHEMAS.map(({ name }) => name))(
    'agree on the fields of %s, which take what its form offers',
    (name) => {
      const parser = parsers.get(name)
      if (!parser) throw new Error(name)
      fc.assert(
        fc.property(generatedBlock(name, schemas), (content) => {
          const read = new Set<string>()
          const notes: string[] = []
          const watched = new Proxy(content, {
            get: (target, key) => {
              read.add(String(key))
              return Reflect.get(target, key) as unknown
            },
          })
          expect(checkContent(content, schemas)).toEqual([])
          expect(parseFields(watched, parser.fields, name, contextWith(notes))).not.toBe(INVALID)
          expect(notes).toEqual([])
          expect([...read].sort()).toEqual(Object.keys(schemas.get(name)?.fields ?? {}).sort())
        }),
        { numRuns: name === 'page' || name === 'article' ? 60 : 15 },
      )
    },
  )

  it('agree on what must be filled', () => {
    expect(fields.filter(([, , form]) => form.required).map(([name]) => name)).toEqual(
      fields.filter(([, parser]) => parser.parse(undefined, '', silent) === INVALID).map(([name]) => name),
    )
  })

  it('agree on values, bounds and the blocks in a list', () => {
    for (const [name, { values, range, holds }, form] of fields) {
      const options = form.type === 'option' && 'options' in form ? form.options.map(({ value }) => value) : undefined
      if (values) expect([name, sorted(options)]).toEqual([name, sorted(values)])
      expect([name, form.type === 'number' ? [form.min_value, form.max_value] : undefined]).toEqual([name, range])
      const kinds = form.type === 'bloks' || form.type === 'richtext' ? form.component_whitelist : undefined
      expect([name, sorted(kinds)]).toEqual([name, sorted(holds?.().map(({ component }) => component))])
    }
  })

  it('agree on the type: what takes any text is a text or an option', () => {
    const free = fields.filter(([, parser]) => parser.parse('Texte sans forme', '', silent) === 'Texte sans forme')
    expect(free.length).toBeGreaterThan(80)
    expect(
      free.filter(([, , { type }]) => !['text', 'textarea', 'option'].includes(type)).map(([name]) => name),
    ).toEqual([])
  })
})

describe('the form of a block', () => {
  it.each(BLOCK_SCHEMAS)('is complete: $name', ({ fields: forms, tabs, preview, presets, group, name }) => {
    expect(BLOCK_GROUPS).toContain(group)
    expect(preview.length).toBeGreaterThan(0)
    expect(Object.keys(forms)).toEqual(expect.arrayContaining([...preview, ...tabs.flatMap((tab) => tab.fields)]))
    expect(new Set(presets.map((preset) => preset.name)).size).toBe(presets.length)
    expect(presets.filter(({ isDefault }) => isDefault).length).toBeLessThan(2)
    for (const { values } of presets) {
      const problems = checkContent({ component: name, ...values }, schemas)
      expect(problems.filter(({ problem }) => problem !== 'is missing')).toEqual([])
    }
  })

  it('begins with values that it takes itself', () => {
    const begun = fields.filter(([, , form]) => form.default_value !== undefined)
    expect(begun.length).toBeGreaterThan(10)
    expect(
      begun.filter(([, , form]) =>
        form.type === 'boolean' ? form.default_value !== 'true' : !checkValue(form.default_value, form),
      ),
    ).toEqual([])
  })

  it('chooses from datasources that every space has', () => {
    const slugs = fields.flatMap(([, , form]) => ('datasource_slug' in form ? [form.datasource_slug] : []))
    expect(DATASOURCES.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
  })

  it('is worded in French typography', () => {
    const texts = BLOCK_SCHEMAS.flatMap(({ label, fields: forms, tabs, presets }) => [
      label,
      ...tabs.map((tab) => tab.label),
      ...presets.flatMap(({ name, description = '' }) => [name, description]),
      ...Object.values(forms).flatMap((form) => [
        form.display_name,
        form.description ?? '',
        ...('options' in form ? form.options.map(({ name }) => name) : []),
      ]),
    ])
    expect(texts.filter((text) => /'| [:;!?]|^[a-zà-ý]/.test(text))).toEqual([])
  })

  it('reaches no bundle of the site', async () => {
    const { metafile } = await build({
      entryPoints: ['blocks/registry.browser.ts', 'templates/*.tsx', 'pages/*.tsx'].map((path) =>
        resolve(__dirname, '..', path),
      ),
      bundle: true,
      write: false,
      metafile: true,
      outdir: 'out',
      packages: 'external',
      loader: { '.css': 'empty', '.svg': 'empty', '.json': 'empty' },
      logLevel: 'silent',
    })
    const inputs = Object.keys(metafile.inputs)
    expect(inputs.filter((file) => file.endsWith('/Hero.tsx'))).toHaveLength(1)
    expect(inputs.filter((file) => /(?:blocks|content)\/.*schema/.test(file))).toEqual([])
  })
})
