import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './support/builds/build-run'
import { netlifyBuild } from './support/netlify'
import { expect, test } from '@playwright/test'

/** Milliseconds that a build from nothing may take on a busy machine. */
test.describe.configure({ timeout: 900_000 })

test.describe('netlify.toml', () => {
  let dataDir: string
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-netlify-'))
  })
  test.afterAll(() => rm(dataDir, { recursive: true, force: true }))

  test('builds, exports and bundles the site as it is, offline, from the demo stand-ins that the mocks flag selects', async () => {
    const log = await netlifyBuild(root, {
      GATSBY_SITE_URL: 'https://vitrine.test',
      GATSBY_PUBLIC_MOCKS: 'true',
      DATA_DIR: dataDir,
      DEMO_VEHICLES: '24',
    })
    expect(log).toContain('Demo stand-ins are used')
    expect(log).toContain('Netlify Build Complete')
    for (const file of ['dist/index.html', 'dist/_redirects', 'dist/_headers', '.netlify/functions/api.zip'])
      await access(join(root, file))
    const vehicles = (await readdir(join(root, 'dist/stock'))).filter((name) => /^\d+-1-[^/]+\.html$/.test(name))
    expect(vehicles).toHaveLength(24)
  })
})
