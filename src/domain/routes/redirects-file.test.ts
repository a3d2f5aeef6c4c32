import { parseRedirectsFile, redirectLine } from './redirects-file'

describe('the host’s file', () => {
  it('reads path, parameters, target and status, past comments', () => {
    const { rules, problems } = parseRedirectsFile(
      '# rules\n\n/a x=1 y=:y /b/:y 301! # why\n/c https://x.example/d\n/s/* /e#f 404',
    )
    expect(problems).toEqual([])
    expect(rules).toEqual([
      {
        from: '/a',
        query: [
          ['x', '1'],
          ['y', ':y'],
        ],
        to: '/b/:y',
        status: 301,
        force: true,
      },
      { from: '/c', query: [], to: 'https://x.example/d', status: 301, force: false },
      { from: '/s/*', query: [], to: '/e#f', status: 404, force: false },
    ])
  })

  it('writes what it reads', () => {
    const lines = ['/a x=1 /b 301!', '/:p/* /:p/:splat 200', '/s/* /e 404']
    expect(parseRedirectsFile(lines.join('\n')).rules.map(redirectLine)).toEqual(lines)
  })

  it.each([
    ['/a', 'target'],
    ['a /b', 'slash'],
    ['/a b /c', 'key=value'],
    ['/a /b 418', 'status'],
    ['/a /b 301 Country=lu', 'condition'],
    ['/a/*/b /c', 'last segment'],
    ['/a/b* /c', 'last segment'],
    ['/a/:b-c /d', 'placeholder'],
  ])('says what it cannot read in %s', (line, message) => {
    expect(parseRedirectsFile(`\n${line}`).problems).toEqual([{ line: 2, message: expect.stringContaining(message) }])
  })
})
