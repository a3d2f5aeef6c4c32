import { readFileSync } from 'node:fs'
import withoutPartialHydration from './without-partial-hydration'

const source = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8')

describe('page loader of Gatsby in the browser', () => {
  it('has nothing that asks for server components', () => {
    const text = withoutPartialHydration(source)
    expect(text).not.toMatch(/PartialHydrationJson\(\w+\) \{/)
    expect(text).toContain('if (false) {')
    for (const method of ['fetchPageDataJson(loadObj) {', 'loadPageDataJson(rawPath) {', 'loadPage(rawPath) {'])
      expect(text).toContain(method)
  })

  it('stops the build when Gatsby wrote it another way', () => {
    expect(() => withoutPartialHydration('export class BaseLoader {}')).toThrow('another way than 5.16.1')
  })
})
