import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCodeWatch } from './code-watch'

describe('what a build is made from', () => {
  let site: string
  const digestOf = async (environment: NodeJS.ProcessEnv): Promise<string> =>
    (await createCodeWatch(site, ['src'], environment)).digest

  beforeEach(async () => {
    site = await mkdtemp(join(tmpdir(), 'incremental-builder-code-'))
    await mkdir(join(site, 'src'))
    await writeFile(join(site, 'src', 'page.ts'), '1')
  })
  afterEach(() => rm(site, { recursive: true }))

  it('is the same in another shell, and another with another variable or another file', async () => {
    const built = { PATH: '/usr/bin', HOME: '/root', GATSBY_SITE_URL: 'https://one.example' }
    const digest = await digestOf(built)
    expect(
      await digestOf({ ...built, PATH: '/site/node_modules/.bin:/usr/bin', HOME: '/home', TMPDIR: '/var/tmp' }),
    ).toBe(digest)
    expect(await digestOf({ ...built, GATSBY_SITE_URL: 'https://other.example' })).not.toBe(digest)
    await writeFile(join(site, 'src', 'page.ts'), '2')
    expect(await digestOf(built)).not.toBe(digest)
  })
})
