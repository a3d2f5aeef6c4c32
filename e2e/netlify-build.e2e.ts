import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { netlifyBuild } from './support/netlify'
import { dataDir, siteUrl } from './support/site'
import { vehiclePaths } from './support/spec-paths'

const root = resolve(__dirname, '..')

describe('netlify.toml', () => {
  it('builds, exports and bundles the site as it is, offline, from the demo stand-ins that the mocks flag selects', async () => {
    const log = await netlifyBuild(root, {
      GATSBY_SITE_URL: siteUrl,
      GATSBY_PUBLIC_MOCKS: 'true',
      DATA_DIR: join(dataDir, 'netlify'),
    })
    expect(log).toContain('Demo stand-ins are used')
    expect(log).toContain('Netlify Build Complete')
    const [vehicle] = await vehiclePaths(1)
    for (const file of [
      'dist/index.html',
      'dist/_redirects',
      'dist/_headers',
      `dist${vehicle?.detail}.html`,
      '.netlify/functions/api.zip',
    ])
      await expect(access(join(root, file)).then(() => file)).resolves.toBe(file)
  })
})
