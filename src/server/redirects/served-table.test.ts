import { matchRedirect } from '../../domain/routes/redirect-match'
import { createServedTable } from './served-table'

describe('the redirects of the release that is served', () => {
  it('are compiled again only when they differ', () => {
    const served = createServedTable()
    const target = () => matchRedirect(served.table(), { path: '/a', query: '' })?.to ?? null
    const empty = served.table()
    served.use('/a /b 301\n')
    const first = served.table()
    served.use('/a /b 301\n')
    expect([served.table() === first, first === empty]).toEqual([true, false])
    expect(target()).toBe('/b')
    served.use('/a /c 301\n')
    expect(target()).toBe('/c')
  })
})
