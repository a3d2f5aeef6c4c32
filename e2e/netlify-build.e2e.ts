import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DEMO_TOKENS } from '../demo/content-api/options'
import { netlifyBuild } from './support/netlify'
import { apiUrl, dataDir, siteUrl } from './support/site'
import { vehiclePaths } from './support/spec-paths'

const root = resolve(__dirname, '..')

describe('netlify.toml', () => {
  it('builds, exports and bundles the site as it is, offline', async () => {
    const log = await netlifyBuild(root, {
      GATSBY_SITE_URL: siteUrl,
      GATSBY_PUBLIC_MOCKS: 'true',
      STORYBLOK_ENDPOINT: `http://127.0.0.1:${process.env['CONTENT_PORT']}/v2`,
      STORYBLOK_TOKEN: DEMO_TOKENS.public,
      DEALER_URL: apiUrl,
      DATA_DIR: join(dataDir, 'netlify'),
    })
    expect(log).toContain('Netlify Build Complete')
    const [vehicle] = await vehiclePaths(1)
    for (const file of ['dist/index.html', 'dist/_redirects', 'dist/_headers', `dist${vehicle?.detail}.html`, '.netlify/functions/api.zip'])
      await expect(access(join(root, file)).then(() => file)).resolves.toBe(file)
  })
})
