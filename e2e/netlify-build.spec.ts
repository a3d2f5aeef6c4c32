import { access, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../src/cli/lib/builder/sync-folder'
import { dataDir, root } from './support/builds/build-run'
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
    await syncFolder(root, folder, ['demo', 'netlify.toml'])
  })
  test.afterAll(() => rm(dataDir, { recursive: true, force: true }))

  test('builds, exports and bundles the site as it is, offline, from the demo stand-ins that the mocks flag selects', async () => {
    const log = await netlifyBuild(folder, {
      GATSBY_SITE_URL: 'https://vitrine.test',
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
