import { parseServerEnv } from '../../config/env/server-env'
import { demoPageAddress, demoPagesOf } from './demo-pages'

describe('pages of the demo', () => {
  const pages = demoPagesOf(parseServerEnv({ PREVIEW: 'true', DEMO_PORT: '4500' }))

  it.each([
    ['/demo/editor', '', 'http://localhost:8890/demo/editor'],
    ['/demo/boite', '', 'http://localhost:4500/demo/boite'],
    ['/demo/boite/1', 'vue=source', 'http://localhost:4500/demo/boite/1?vue=source'],
    ['/demo/crm', '', 'http://localhost:4500/demo/crm'],
    ['/demo/boites', '', null],
    ['/demo', '', null],
    ['/stock', 'x=1', null],
  ])('sends %s?%s to %s', (path, query, address) => {
    expect(demoPageAddress(pages, path, query)).toBe(address)
  })

  it('have no editor without the preview', () => {
    expect(Object.keys(demoPagesOf(parseServerEnv({ PREVIEW: 'false' })))).toEqual(['/demo/boite', '/demo/crm'])
  })
})
