import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { withoutShadowing } from './without-shadowing'

const root = resolve(__dirname, '../../..')
const Shadowing = createRequire(resolve(root, 'package.json'))(
  'gatsby/dist/internal-plugins/webpack-theme-component-shadowing',
) as new (options: object) => object

describe('the search for files of themes', () => {
  it('is taken out, and other plugins that find modules stay', () => {
    const other = { apply: () => undefined }
    const config = { resolve: { extensions: ['.ts'], plugins: [new Shadowing({ themes: [] }), other] } }
    withoutShadowing(config)
    expect(config.resolve).toEqual({ extensions: ['.ts'], plugins: [other] })
  })
})
