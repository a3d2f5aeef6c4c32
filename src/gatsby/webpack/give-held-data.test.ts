import { readFileSync } from 'node:fs'
import giveHeldData from './give-held-data'

const source = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8')

describe('page loader of Gatsby in the browser', () => {
  it('gives the data of a page that it holds', () => {
    expect(source).toContain('this.pageDataDb = new Map()')
    expect(giveHeldData(source)).toContain(
      '  heldData: path => instance.pageDataDb.get(findPath(path))?.payload,\n}\n\nexport default publicLoader',
    )
  })

  it('stops the build when Gatsby wrote it another way', () => {
    expect(() => giveHeldData('export const publicLoader = {}')).toThrow('other members than 5.16.1')
  })
})
