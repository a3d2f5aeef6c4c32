import { readFileSync } from 'node:fs'
import withoutUnusedLoading from './without-unused-loading'

const source = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8')

describe('page loader of Gatsby in the browser', () => {
  it('has nothing that asks for server components or loads ahead', () => {
    const text = withoutUnusedLoading(source)
    expect(text).not.toMatch(/PartialHydrationJson\(\w+\) \{|prefetchHelper|refetch\w*\(\w*\) \{/)
    expect(text).toContain('if (false) {')
    for (const method of ['fetchPageDataJson(loadObj) {', 'loadPageDataJson(rawPath) {', 'loadPage(rawPath) {'])
      expect(text).toContain(method)
  })

  it('stops the build when Gatsby wrote it another way', () => {
    expect(() => withoutUnusedLoading('export class BaseLoader {}')).toThrow('another way than 5.16.1')
  })
})
