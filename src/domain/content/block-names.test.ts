import { blockNames, firstBlockNames, hydratedBlockNames } from './block-names'

describe('names of the blocks of a page', () => {
  it('are those of its story, also inside others, each once', () => {
    const search = { component: 'stock-quick-search' }
    const body = [{ component: 'hero', search: [search] }, { component: 'faq' }, { component: 'faq', items: [] }]
    expect(blockNames({ data: { story: { content: { body } }, vehicles: [{ component: 'x' }] } })).toEqual([
      'hero',
      'stock-quick-search',
      'faq',
    ])
  })

  it('leave out on the first page those whose HTML is kept', () => {
    const search = { component: 'stock-quick-search' }
    const body = [{ component: 'hero', search: [search] }, { component: 'hero' }, { component: 'faq' }]
    const page = { data: { story: { content: { body } } } }
    expect(hydratedBlockNames(page)).toEqual(['hero', 'stock-quick-search'])
    expect(hydratedBlockNames({ data: { story: { content: { body: body.slice(1) } } } })).toEqual([])
  })

  it.each([
    ['a hero at the top', ['hero', 'faq', 'timeline'], ['hero', 'stock-quick-search']],
    ['a hero below something', ['breadcrumbs', 'hero-carousel', 'faq'], ['breadcrumbs', 'hero-carousel']],
    ['no hero', ['breadcrumbs', 'faq', 'hero'], ['breadcrumbs', 'faq']],
  ])('are those of its first view, also inside them: %s', (_, components, names) => {
    const search = { component: 'stock-quick-search' }
    const body = components.map((component) => (component === 'hero' ? { component, search: [search] } : { component }))
    expect(firstBlockNames({ data: { story: { content: { body } } } })).toEqual(names)
  })

  it.each([blockNames, firstBlockNames])('are none on pages without a story', (names) => {
    const pages = [{ data: { story: null } }, { data: { vehicle: {} } }, { pageContext: {} }, undefined]
    expect(pages.map(names)).toEqual([[], [], [], []])
  })
})
