import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserSources } from './find-browser'
import { findBrowser } from './find-browser'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Puts a program into the folder that is the `PATH` of these tests. */
const program = (name: string): string => {
  const path = join(folder, name)
  writeFileSync(path, '', { mode: 0o755 })
  return path
}

const sources = (more: Partial<BrowserSources> = {}): BrowserSources => ({
  downloaded: () => Promise.resolve(undefined),
  installers: [{ name: 'Nothing', install: () => Promise.reject(new Error('no network')) }],
  ...more,
})
const installs = (path: string): BrowserSources =>
  sources({ installers: [{ name: 'A package', install: () => Promise.resolve(path) }] })

describe('findBrowser', () => {
  it('takes the browser that CHROME_PATH names, and refuses one that cannot be run', async () => {
    program('chromium-headless-shell')
    const mine = program('mine')
    expect(await findBrowser({ PATH: folder, CHROME_PATH: mine }, sources())).toMatchObject({ path: mine })
    await expect(findBrowser({ CHROME_PATH: join(folder, 'none') }, sources())).rejects.toThrow('CHROME_PATH')
  })

  it('prefers a headless shell to a full browser on the PATH', async () => {
    const full = program('chromium')
    expect(await findBrowser({ PATH: folder }, sources())).toMatchObject({ path: full })
    const shell = program('chromium-headless-shell')
    expect(await findBrowser({ PATH: folder }, sources())).toMatchObject({ path: shell })
    expect(await findBrowser({ PATH: folder, CI: 'true' }, sources())).toMatchObject({ path: shell })
  })

  it('installs a headless shell beside a full browser only where CI is set', async () => {
    const full = program('chromium')
    expect(await findBrowser({ PATH: folder }, installs('/shell'))).toMatchObject({ path: full })
    expect(await findBrowser({ PATH: folder, CI: 'true' }, installs('/shell'))).toEqual({
      path: '/shell',
      how: 'Browser: /shell (installed: A package)',
    })
  })

  it('takes what Playwright downloaded before it installs anything', async () => {
    const downloaded = () => Promise.resolve('/downloaded')
    expect(await findBrowser({ PATH: folder }, { ...installs('/shell'), downloaded })).toMatchObject({
      path: '/downloaded',
    })
  })

  it('falls back to a full browser where nothing could be installed, and says what was tried where there is none', async () => {
    await expect(findBrowser({ PATH: folder, CI: 'true' }, sources())).rejects.toThrow('Nothing: no network')
    const full = program('chromium')
    expect(await findBrowser({ PATH: folder, CI: 'true' }, sources())).toMatchObject({ path: full })
  })
})
