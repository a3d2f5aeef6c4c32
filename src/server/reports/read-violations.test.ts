import { readViolations } from './read-violations'

const uri = (change: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://groupe.example/stock/7-1-x?utm=1#a',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'original-policy': "default-src 'none'",
    ...change,
  },
})
const group = (change: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 1,
  url: 'https://groupe.example/',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://groupe.example/api/enquiries/secret-of-somebody',
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.example:8443/a.png?who=me',
    sample: 'text of the visitor',
    ...change,
  },
})

describe('reports of refused content', () => {
  it('are read in both forms, without what tells who looked at a page', () => {
    expect(readViolations(uri())).toEqual([{ directive: 'script-src-elem', blocked: 'inline', page: '/stock' }])
    expect(readViolations([group(), { type: 'deprecation', body: {} }])).toEqual([
      { directive: 'img-src', blocked: 'https://evil.example:8443', page: '/api' },
    ])
    expect(readViolations(uri({ 'effective-directive': undefined, 'violated-directive': "img-src 'self'" }))).toEqual([
      { directive: 'img-src', blocked: 'inline', page: '/stock' },
    ])
  })

  it('are nothing when an extension of the browser caused them', () => {
    expect(readViolations(uri({ 'blocked-uri': 'chrome-extension://abc/x.js' }))).toEqual([])
    expect(readViolations(group({ sourceFile: 'moz-extension://abc/x.js' }))).toEqual([])
    expect(readViolations(group({ sourceFile: 'safari-web-extension://abc/x.js' }))).toEqual([])
  })

  it('put no text of a stranger into a line of the log', () => {
    expect(
      readViolations(
        uri({
          'document-uri': 'https://x/%0aforged%20line',
          'effective-directive': 'x\ny',
          'blocked-uri': 'data:text/html,<b>\n',
        }),
      ),
    ).toEqual([{ directive: 'unknown', blocked: 'data:', page: '/?' }])
  })

  const unreadable = { length: { toString: null } }
  it.each([
    ...[null, 7, 'x', [], {}, { 'csp-report': null }, [null], { type: 'csp-violation' }],
    uri({ 'document-uri': unreadable }),
    group({ documentURL: unreadable }),
  ])('are none in %j', (body) => {
    expect(readViolations(body)).toEqual([])
  })

  it('are twenty of one request at most', () => {
    expect(readViolations(Array.from({ length: 100 }, () => group()))).toHaveLength(20)
  })
})
