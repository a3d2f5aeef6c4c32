import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createManifestText } from './manifest-text'
import { writeManifests } from './write-manifests'

describe('the files that open pages poll', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'public-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const write = async (id: string, time: number, keep = 1): Promise<void> => {
    await writeManifests(
      folder,
      { id, text: createManifestText()(id, [{ path: '/' }], null), bundle: 'b1' },
      new Date(time),
      keep,
    )
    await utimes(join(folder, 'builds', 'meta', `${id}.json`), time / 1000, time / 1000)
  }
  const latest = async (): Promise<unknown> => JSON.parse(await readFile(join(folder, 'builds', 'latest.json'), 'utf8'))
  const kept = async (): Promise<string[]> => (await readdir(join(folder, 'builds', 'meta'))).sort()

  it('name the newest build and since when it is the newest', async () => {
    await write('a', 1000)
    await write('a', 2000)
    expect(await latest()).toEqual({ id: 'a', bundle: 'b1', createdAt: '1970-01-01T00:00:01.000Z' })
    await write('b', 3000)
    expect(await latest()).toEqual({ id: 'b', bundle: 'b1', createdAt: '1970-01-01T00:00:03.000Z' })
  })

  it('name other scripts of a build of the same name, as after an update of the site’s own code', async () => {
    await write('a', 1000)
    await writeFile(join(folder, 'builds', 'latest.json'), '{"id":"a","createdAt":"1970-01-01T00:00:01.000Z"}')
    await write('a', 2000)
    expect(await latest()).toEqual({ id: 'a', bundle: 'b1', createdAt: '1970-01-01T00:00:02.000Z' })
  })

  it('keep the manifests of the builds before, as many as wanted, and nothing half written', async () => {
    await write('a', 1000)
    await write('b', 2000)
    await write('c', 3000)
    expect(await kept()).toEqual(['b.json', 'c.json'])
    await write('d', 4000, 0)
    expect(await kept()).toEqual(['d.json'])
  })
})
