import { blockNames, hydratedBlockNames } from './block-names'

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

  it('are none on pages without a story', () => {
    expect(
      [{ data: { story: null } }, { data: { vehicle: {} } }, { pageContext: {} }, undefined].map(blockNames),
    ).toEqual([[], [], [], []])
  })
})
