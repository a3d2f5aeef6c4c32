import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchRedirect } from '../../domain/routes/redirect-match'
import { redirectTableFile } from './redirect-table'

describe('the table of the last build', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'table-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is empty before the first build, and read again after each', async () => {
    const file = join(folder, 'redirects.json')
    const table = redirectTableFile(file)
    expect(matchRedirect(await table(), { path: '/fr' })).toBeNull()

    await writeFile(file, '{"rules":["/fr / 301"]}')
    expect(matchRedirect(await table(), { path: '/fr' })?.to).toBe('/')

    await writeFile(file, '{"rules":["/fr /x 301"]}')
    await utimes(file, 1, 1)
    expect(matchRedirect(await table(), { path: '/fr' })?.to).toBe('/x')
  })

  it.each(['{', '{"rules":[1]}', '{"rules":["/fr"]}'])('is refused when it is %s', async (text) => {
    const file = join(folder, 'redirects.json')
    await writeFile(file, text)
    await expect(redirectTableFile(file)()).rejects.toThrow('cannot be read')
  })
})
