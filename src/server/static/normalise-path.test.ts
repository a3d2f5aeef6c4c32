import * as fc from 'fast-check'
import { normalisePath } from './normalise-path'

describe('normalisation of request paths', () => {
  it.each([
    ['/', { kind: 'path', path: '/' }],
    ['/stock', { kind: 'path', path: '/stock' }],
    ['/stock/', { kind: 'redirect', path: '/stock' }],
    ['//evil.example/', { kind: 'redirect', path: '/evil.example' }],
    ['/%2F%2Fevil.example', { kind: 'redirect', path: '/evil.example' }],
    ['/a//b', { kind: 'redirect', path: '/a/b' }],
    ['/caf%C3%A9/', { kind: 'redirect', path: '/caf%C3%A9' }],
    ['/../etc/passwd', { kind: 'bad' }],
    ['/%2e%2e/etc/passwd', { kind: 'bad' }],
    ['/a%5C..%5Cb', { kind: 'bad' }],
    ['/a%00', { kind: 'bad' }],
    ['/%E0%A4%A', { kind: 'bad' }],
  ])('%s → %j', (raw, expected) => {
    expect(normalisePath(raw)).toEqual(expected)
  })

  it('settles any path in one step, and never sends anybody to another host', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const first = normalisePath(`/${path}`)
        if (first.kind !== 'redirect') return
        expect(first.path).toMatch(/^\/(?!\/)/)
        expect(normalisePath(first.path).kind).toBe('path')
      }),
    )
  })
})
