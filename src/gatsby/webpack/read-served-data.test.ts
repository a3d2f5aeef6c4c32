import { readFileSync } from 'node:fs'
import readServedData from './read-served-data'

const source = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8')

describe('page loader of Gatsby in the browser', () => {
  it('asks for files through one function', () => {
    const text = readServedData(source)
    expect(text).toMatch(/^import \{ fromServedData \} from ".*served-data"\n/)
    expect(text).toContain(
      'function ask(url, method) {\n  return new Promise(resolve => {\n    const req = new XMLHttpRequest()',
    )
    expect(text.match(/XMLHttpRequest/g)).toHaveLength(1)
  })

  it('stops the build when Gatsby wrote it another way', () => {
    expect(() => readServedData('export class BaseLoader {}')).toThrow('another way than 5.16.1')
  })
})
