import { heldPage } from './held-page'

const faq = {
  componentChunkName: 'component---src-templates-story-tsx',
  path: '/faq',
  result: { data: { blocks: [] } },
}
const loader = { heldData: (path: string) => (path === '/faq' ? faq : undefined) }

describe('page whose data were loaded ahead', () => {
  it('tells its template, and what its blocks are', () => {
    expect(heldPage(loader, '/faq')).toMatchObject({
      json: faq.result,
      page: { componentChunkName: faq.componentChunkName },
    })
  })

  it('is not known before, nor to the development server', () => {
    expect(heldPage(loader, '/contact')).toBeNull()
    expect(heldPage({}, '/faq')).toBeNull()
  })
})
