import type { BlockParser } from '../../src/domain/content/parse/block-parser'
import { BODY_BLOCKS } from '../../src/domain/content/parse/blocks'
import { parseFields } from '../../src/domain/content/parse/block-parser'
import { refusePreview, readPreviewToken } from '../../src/server/preview/preview-token'
import { DEMO_TOKENS } from '../content-api/options'
import { story } from '../content-api/testing/serve'
import { blocksIn, newBlock, wayTo, withEditable } from './client/model'
import type { Block, Schema } from './client/model'
import { slugOf } from './client/new-story'
import { editorSchema } from './schema'
import { ASSETS, startEditor } from './testing/start-editor'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const schema = JSON.parse(JSON.stringify(editorSchema())) as Schema

describe('forms of the editor', () => {
  it('exist for every block that may stand in a page, with a name people read', () => {
    for (const { component } of BODY_BLOCKS) {
      expect(schema[component]?.label).toMatch(/^[A-ZÀ-Ý]/)
      expect(schema['page']?.fields.find(({ name }) => name === 'body')?.holds).toContain(component)
    }
  })

  it('name every field in French', () => {
    const unnamed = Object.values(schema).flatMap(({ component, fields }) =>
      fields
        .filter(
          ({ name, label }) =>
            label.toLowerCase() === name.toLowerCase() &&
            !['image', 'images', 'date', 'question', 'description', 'pages'].includes(name),
        )
        .map(({ name }) => `${component}.${name}`),
    )
    expect(unnamed.filter((name) => !name.startsWith('booking-plugin.'))).toEqual([])
  })

  const field = (component: string, name: string, of = schema) => of[component]?.fields.find((one) => one.name === name)

  it('say what each field is for, with the help of the block library', () => {
    expect(field('hero', 'eyebrow')).toMatchObject({
      help: 'Quelques mots au-dessus du titre.',
      limits: { maxlength: 60 },
    })
    const helped = Object.values(schema).flatMap(({ fields }) => fields.filter(({ help }) => help !== undefined))
    expect(helped.length).toBeGreaterThan(100)
  })

  it('name the values to choose from as people do', () => {
    expect(field('vacancy', 'employment')?.choices).toContainEqual({ value: 'FULL_TIME', name: 'Temps plein' })
    const choices = Object.values(schema).flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'choice'))
    expect(choices.length).toBeGreaterThan(20)
    expect(choices.filter(({ choices: values = [] }) => values.some(({ name }) => name === ''))).toEqual([])
  })

  it('offer what the space’s datasources have, and a line of text without them', () => {
    const brands = [{ value: 'peugeot', name: 'Peugeot' }]
    const offered = editorSchema(new Map([['brands', brands]]))
    expect(field('stock-preview', 'brand', offered)).toMatchObject({ kind: 'choice', choices: brands })
    expect(field('stock-preview', 'brand')?.kind).toBe('text')
  })

  it('begin new blocks with the default preset or the default values, and offer the other presets', () => {
    expect(schema['rich-text']?.initial['narrow']).toBe('true')
    expect(schema['stock-preview']?.initial).toMatchObject({ title: 'Derniers arrivages', count: '4' })
    const deals = schema['stock-preview']?.presets.find(({ name }) => name === 'Bonnes affaires')
    expect(deals?.values).toMatchObject({ discounted: true })
    const hero = schema['hero']
    const home = hero?.presets.find(({ name }) => name === 'Ouverture d’accueil')
    if (!hero || !home) throw new Error('no preset')
    const [first, second] = [newBlock(hero, schema, home.values), newBlock(hero, schema, home.values)]
    expect(first).toMatchObject({ layout: 'home', search: [{ component: 'stock-quick-search' }] })
    const idOf = (block: Block) => blocksIn(block['search'])[0]?._uid
    expect([idOf(first), idOf(first) === idOf(second)]).toEqual([expect.any(String), false])
  })

  it.each(BODY_BLOCKS.map(({ component }) => component))(
    'begin a %s that shows at once, but for pictures',
    (component) => {
      const block = schema[component]
      const parser = BODY_BLOCKS.find((candidate): candidate is BlockParser => candidate.component === component)
      if (!block || !parser) throw new Error(component)
      const notes: string[] = []
      parseFields(newBlock(block, schema), parser.fields, component, {
        resolveLink: () => '/stock',
        mayEmbed: () => true,
        iconOf: () => 'unknown',
        note: (_where, reason) => void notes.push(reason),
      })
      const lacksPicture = block.fields.some(({ kind, required }) => kind === 'asset' && required)
      expect(lacksPicture ? [] : notes).toEqual([])
    },
  )
})

describe('what the editor sends to the page', () => {
  const content = {
    _uid: 'r',
    component: 'page',
    body: [{ _uid: 'a', component: 'card-grid', cards: [{ _uid: 'b', component: 'card' }] }],
  }
  it('names every block as Storyblok does', () => {
    const marked = JSON.stringify(withEditable(content, 7, '88001'))
    for (const [name, uid] of [
      ['page', 'r'],
      ['card-grid', 'a'],
      ['card', 'b'],
    ])
      expect(marked).toContain(
        JSON.stringify(`<!--#storyblok#${JSON.stringify({ name, space: '88001', uid, id: '7' })}-->`),
      )
  })
  it('finds the way to a block inside another', () => {
    expect(wayTo(content, 'b')?.map(({ _uid }) => _uid)).toEqual(['r', 'a', 'b'])
    expect(wayTo(content, 'x')).toBeNull()
  })
  it('finds the way to a block between the paragraphs of a text', () => {
    const nested = { type: 'blok', attrs: { body: [{ _uid: 'n', component: 'button' }] } }
    const text = { _uid: 't', component: 'rich-text', body: { type: 'doc', content: [nested] } }
    expect(wayTo(text, 'n')?.map(({ _uid }) => _uid)).toEqual(['t', 'n'])
  })
  it('suggests an address for a title', () =>
    expect(slugOf('L’été à Differdange : 3 idées !')).toBe('l-ete-a-differdange-3-idees'))
})

describe('server of the editor', () => {
  let stop: () => Promise<void> = async () => undefined
  afterEach(() => stop())
  const start = async () => {
    const stories = [story('home', { image: { filename: '/f/88001/a.jpg', alt: '' } }), story('news/a')]
    const running = await startEditor(
      { stories, datasources: [{ slug: 'brands', name: 'Marques', entries: [{ name: 'Kia', value: 'kia' }] }] },
      { ownOrigin: 'http://localhost:8890', clock: () => NOW },
    )
    stop = running.stop
    const { editor } = running
    const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await editor(
        new Request(`http://localhost:8890/demo/editor${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      )
      if (!response) throw new Error('no answer')
      return response
    }
    const { stories: rows } = (await (await ask('GET', '/stories')).json()) as {
      stories: { id: number; full_slug: string }[]
    }
    return { ask, editor, rows, id: rows.find(({ full_slug: slug }) => slug === 'home')?.id ?? 0 }
  }

  it('opens a story with the parameters that the preview takes, and no token of the space', async () => {
    const { ask, id } = await start()
    const text = await (await ask('GET', `/stories/${id}`)).text()
    const { frame, story: opened } = JSON.parse(text) as {
      frame: string
      story: { content: { image: { filename: string } } }
    }
    const url = new URL(frame, 'http://localhost:8890')
    expect([url.pathname, url.searchParams.get('_storyblok')]).toEqual(['/', String(id)])
    expect(
      refusePreview(readPreviewToken(url.searchParams), { previewToken: DEMO_TOKENS.preview, spaceId: '88001' }, NOW),
    ).toBeNull()
    expect(opened.content.image.filename).toBe(`${ASSETS}/f/88001/a.jpg`)
    for (const token of Object.values(DEMO_TOKENS)) expect(text).not.toContain(token)
  })

  it('saves, publishes and takes back, and stores pictures from the root', async () => {
    const { ask, id } = await start()
    const content = { _uid: 'r', component: 'page', image: { filename: `${ASSETS}/f/88001/b.jpg` } }
    expect(await (await ask('PUT', `/stories/${id}`, { name: 'Accueil', content })).json()).toMatchObject({
      story: { unpublished_changes: true, content: { image: { filename: `${ASSETS}/f/88001/b.jpg` } } },
    })
    expect(await (await ask('POST', `/stories/${id}/publish`, {})).json()).toMatchObject({
      story: { published: true, unpublished_changes: false },
    })
    expect(await (await ask('POST', `/stories/${id}/unpublish`, {})).json()).toMatchObject({
      story: { published: false },
    })
  })

  it('keeps drafts of a release apart, previews them, and publishes all of them at once', async () => {
    const { ask, id, rows } = await start()
    const read = async (path: string, method = 'GET', body?: unknown) => (await ask(method, path, body)).json()
    const { release } = (await read('/releases', 'POST', { name: 'Été' })) as { release: { id: number; name: string } }
    expect(await read('/releases')).toEqual({ releases: [{ id: release.id, name: 'Été' }] })
    const within = `?release=${release.id}`
    const content = { _uid: 'r', component: 'page', title: 'Été' }
    const saved = await read(`/stories/${id}${within}`, 'PUT', { name: 'Accueil', content })
    expect(saved).toMatchObject({ story: { is_planned: true, content: { title: 'Été' } } })
    expect((saved as { frame: string }).frame).toContain(`_storyblok_release=${release.id}&`)
    expect(await read(`/stories/${id}${within}`)).toMatchObject({
      story: { is_planned: true, content: { title: 'Été' } },
    })
    expect(await read(`/stories/${id}`)).toMatchObject({ story: { is_planned: false, unpublished_changes: false } })
    const planned = (await read(`/stories${within}`)) as { stories: { id: number; is_planned: boolean }[] }
    expect(planned.stories).toHaveLength(rows.length)
    expect(planned.stories.filter((row) => row.is_planned).map((row) => row.id)).toEqual([id])

    expect((await ask('POST', `/releases/${release.id}/merge`, {})).status).toBe(200)
    expect(await read('/releases')).toEqual({ releases: [] })
    expect(await read(`/stories/${id}`)).toMatchObject({ story: { published: true, content: { title: 'Été' } } })
    expect((await ask('POST', `/releases/${release.id}/merge`, {})).status).toBe(422)
    expect((await ask('GET', `/stories/${id}?release=5`)).status).toBe(422)
    expect((await ask('GET', `/stories/${id}?release=x`)).status).toBe(422)
  })

  it('offers the entries of the space’s datasources', async () => {
    const { ask } = await start()
    const forms = (await (await ask('GET', '/schema')).json()) as Schema
    expect(forms['stock-preview']?.fields.find(({ name }) => name === 'brand')?.choices).toEqual([
      { value: 'kia', name: 'Kia' },
    ])
  })

  it('makes a story, and says when its address is taken or none', async () => {
    const { ask } = await start()
    expect((await ask('POST', '/stories', { name: 'Neuf', slug: 'neuf', kind: 'article' })).status).toBe(201)
    const again = await ask('POST', '/stories', { name: 'Neuf', slug: 'neuf', kind: 'page' })
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('already been taken')])
    expect((await ask('POST', '/stories', { name: 'Neuf', slug: '../x y', kind: 'page' })).status).toBe(422)
  })

  it('writes for nobody but itself', async () => {
    const { ask, id } = await start()
    expect((await ask('POST', `/stories/${id}/unpublish`, {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask('POST', `/stories/${id}/unpublish`, {}, { origin: 'null' })).status).toBe(403)
    expect((await ask('POST', `/stories/${id}/unpublish`, {}, { 'content-type': 'text/plain' })).status).toBe(403)
    expect((await ask('POST', `/stories/${id}/unpublish`, {}, { origin: 'http://localhost:8890' })).status).toBe(200)
  })

  it('hands out its own modules and nothing else of the disk', async () => {
    const { ask, editor } = await start()
    const main = await (await ask('GET', '/client/main')).text()
    expect(main).toContain("from './api'")
    expect(main).not.toMatch(/import type/)
    for (const name of ['nothing', '..%2Feditor', '%2e%2e%2fspace'])
      expect((await ask('GET', `/client/${name}`)).status).toBe(404)
    expect(await editor(new Request('http://localhost:8890/demo/other'))).toBeNull()
  })

  it('sends whoever names the host otherwise to where the frame is allowed', async () => {
    const { editor } = await start()
    const response = await editor(new Request('http://127.0.0.1:8890/demo/editor'))
    expect([response?.status, response?.headers.get('location')]).toEqual([302, 'http://localhost:8890/demo/editor'])
  })
})
