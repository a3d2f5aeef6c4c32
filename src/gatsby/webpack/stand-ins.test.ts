import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { addStandIns } from './stand-ins'

const root = resolve(__dirname, '../../..')

describe('stand-ins for modules of Gatsby', () => {
  const config = { resolve: { alias: { gatsby$: '/gatsby-browser-entry.js', react: '/react' } } }
  addStandIns(config, root)
  const { alias } = config.resolve as { alias: Record<string, string> }

  it('come before other aliases, because the first that fits counts', () => {
    expect(Object.keys(alias).at(-1)).toBe('react')
    expect(alias['gatsby$']).toBe(resolve(root, 'src/gatsby/stand-ins/gatsby.ts'))
  })

  it('are files of the site, or parts of Gatsby', () => {
    const gatsby = resolve(root, 'node_modules/gatsby/cache-dir')
    const files = Object.entries(alias).filter(([name]) => name !== 'react')
    const isThere = ([, file]: [string, string]) => existsSync(file.replace(resolve(root, '.cache'), gatsby))
    expect(files.filter((file) => !isThere(file))).toEqual([])
  })
})
