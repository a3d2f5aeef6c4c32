import { contentPolicy, joinSources, sourceOf } from './content-policy'
import { BARE_POLICY, FORM_PAGE_POLICY, STATUS_POLICY } from './server-policies'

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

describe('a security policy', () => {
  it('allows nothing but what it is told', () => {
    expect(
      directives(
        contentPolicy({
          sources: { script: ["'self'"], img: ["'self'", 'media.example', "'self'"] },
          scriptHashes: ['sha256-a='],
          styleHashes: ['sha256-b='],
          frameAncestors: ['https://editor.example'],
        }),
      ),
    ).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-a='",
      'img-src': "'self' media.example",
      'style-src-attr': "'unsafe-hashes' 'sha256-b='",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': 'https://editor.example',
      'report-uri': '/api/reports/csp',
    })
  })

  it('names the endpoint for reports only where browsers know it', () => {
    expect(contentPolicy({ sources: {} })).not.toContain('report-to')
    expect(directives(contentPolicy({ sources: {}, hasEndpoint: true }))['report-to']).toBe('csp')
  })

  it('allows no script and no style of a page itself, whichever page of the server it is for', () => {
    for (const policy of [BARE_POLICY, FORM_PAGE_POLICY, STATUS_POLICY]) {
      expect(policy).not.toContain('unsafe')
      expect(directives(policy)).toMatchObject({
        'default-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      })
    }
    expect(directives(BARE_POLICY)['form-action']).toBe("'none'")
  })

  it.each([
    ['media.example', 'https://media.example'],
    ['*.cdn.example', 'https://*.cdn.example'],
    ['https://media.example/path', 'https://media.example'],
    ['http://localhost:4400', 'localhost:4400'],
  ])('names the host %s as %s', (host, source) => {
    expect(sourceOf(host)).toBe(source)
  })

  it('adds up what several parts load', () => {
    expect(joinSources([{ img: ['a'], script: ['x'] }, { img: ['b', 'a'] }, {}])).toEqual({
      script: ['x'],
      img: ['a', 'b'],
    })
  })
})
