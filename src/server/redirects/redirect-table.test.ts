import { matchRedirect } from '../../domain/routes/redirect-match'
import { parseRedirectTable } from './redirect-table'

describe('the table of the last build', () => {
  it('is compiled to its rules', () => {
    expect(matchRedirect(parseRedirectTable('{"rules":["/fr / 301"]}'), { path: '/fr' })?.to).toBe('/')
    expect(matchRedirect(parseRedirectTable('{"rules":[]}'), { path: '/fr' })).toBeNull()
  })

  it.each(['{', '{"rules":[1]}', '{"rules":["/fr"]}'])('is refused when it is %s', (text) => {
    expect(() => parseRedirectTable(text)).toThrow()
  })
})
