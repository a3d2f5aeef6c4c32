import { access, cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir, root, siteUrl } from './support/builds/build-run'
import { ensureFinishedBuild } from './support/builds/finished-build'
import { netlifyBuild } from './support/netlify'
import { prepareScratchFolder } from './support/scratch-build'
import { expect, test } from '@playwright/test'

/** Milliseconds that a build from nothing may take on a busy machine. */
test.describe.configure({ timeout: 900_000 })

test.describe('netlify.toml', () => {
  let folder: string
  /** A copy of the checkout, at the place where the bundler's cache was made. */
  test.beforeAll(async () => {
    await ensureFinishedBuild()
    await rm(dataDir, { recursive: true, force: true })
    folder = await prepareScratchFolder()
    // The host has all of it, where a builder has what pages are made of.
    for (const name of ['src', 'demo', 'netlify.toml'])
      await cp(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true })
  })
  test.afterAll(() => rm(dataDir, { recursive: true, force: true }))

  test('builds, exports and bundles the site as it is, offline, from the demo stand-ins that the mocks flag selects', async () => {
    const log = await netlifyBuild(folder, {
      // The same as in the build that filled the bundler's cache.
      GATSBY_SITE_URL: siteUrl,
      GATSBY_PUBLIC_MOCKS: 'true',
      DATA_DIR: dataDir,
      DEMO_VEHICLES: '24',
    })
    expect(log).toContain('Demo stand-ins are used')
    expect(log).toContain('Netlify Build Complete')
    for (const file of ['dist/index.html', 'dist/_redirects', 'dist/_headers', '.netlify/functions/api.zip'])
      await access(join(folder, file))
    const vehicles = (await readdir(join(folder, 'dist/stock'))).filter((name) => /^\d+-1-[^/]+\.html$/.test(name))
    expect(vehicles).toHaveLength(24)
  })
})
