import { compileRedirects, matchRedirect, passQuery } from './redirect-match'
import { parseRedirectsFile } from './redirects-file'

const match = (text: string, path: string, query = '') => {
  const { rules, problems } = parseRedirectsFile(text)
  expect(problems).toEqual([])
  return matchRedirect(compileRedirects(rules), { path, query })
}

describe('matching an address', () => {
  it('takes the first rule that matches, not the most precise one', () => {
    expect(match('/a/:x /first\n/a/b /second', '/a/b')).toMatchObject({ to: '/first', ruleIndex: 0 })
  })

  it.each(['brand=1&page=2', 'page=2&brand=1', 'page=2&sort=asc&brand=1'])(
    'finds parameters in any order: %s',
    (query) => {
      expect(match('/a brand=1 page=2 /found\n/a /plain', '/a', query)?.to).toBe('/found')
    },
  )

  it('asks for every parameter of a rule', () => {
    expect(match('/a brand=1 page=2 /found\n/a /plain', '/a', 'brand=1')?.to).toBe('/plain')
    expect(match('/a brand=:b /t', '/a', 'brand')).toBeNull()
  })

  it('takes the last value of a parameter that is there twice', () => {
    expect(match('/a x=:x /t/:x', '/a', 'x=1&x=2')?.to).toBe('/t/2')
  })

  it('fills placeholders and splats, encoded', () => {
    expect(match('/a/:one/* /t/:splat/:one', '/a/é b/c/d')?.to).toBe('/t/c/d/%C3%A9%20b')
    expect(match('/a q=:q /t?s=:q', '/a', 'q=a%26b%20c')?.to).toBe('/t?s=a%26b+c')
  })

  it('lets a splat stand for nothing, but no placeholder', () => {
    expect(match('/a/* /t/:splat', '/a')?.to).toBe('/t/')
    expect(match('/a/:x /t/:x', '/a')).toBeNull()
  })

  it('never sends a visitor to another host by what the path holds', () => {
    expect(match('/out/* /:splat', '/out//evil.example')?.to).not.toMatch(/^\/\//)
  })

  it('finds a path that is written percent-encoded', () => {
    expect(match('/caf%C3%A9 /t', '/café')?.to).toBe('/t')
  })

  it('reads case, and no slash at the end', () => {
    expect(match('/a /t', '/A')).toBeNull()
    expect(match('/a /t', '/a/')?.to).toBe('/t')
  })

  it('carries status and force', () => {
    expect(match('/stock/* /erreurs/vehicule 404\n/x /y 301!', '/stock/1')).toMatchObject({ status: 404, force: false })
    expect(match('/x /y 301!', '/x')).toMatchObject({ status: 301, force: true })
  })
})

describe('parameters that are passed on', () => {
  it('reach a target without parameters of its own', () => {
    expect(passQuery('/stock', 'page=2')).toBe('/stock?page=2')
    expect(passQuery('/stock#liste', 'page=2')).toBe('/stock?page=2#liste')
    expect(passQuery('/stock?sort=prix', 'page=2')).toBe('/stock?sort=prix')
    expect(passQuery('/stock', '')).toBe('/stock')
  })
})
