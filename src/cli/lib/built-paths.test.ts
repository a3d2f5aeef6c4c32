import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtPaths, pathsFromFile } from './built-paths'

describe('pages to check redirect targets against', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'public-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('are those of the last build', async () => {
    await mkdir(join(folder, 'builds', 'meta'), { recursive: true })
    await writeFile(join(folder, 'builds', 'latest.json'), '{"id":"abc"}')
    await writeFile(join(folder, 'builds', 'meta', 'abc.json'), '{"prerendered":["/","/stock"]}')
    expect(await builtPaths(folder)).toEqual(['/', '/stock'])
  })

  it('are not known before the first build', async () => {
    expect(await builtPaths(folder)).toBeNull()
  })

  it.each(['["/","/stock"]', '/\n/stock\r\n', '/\n\n# comment\n/stock'])('are read from a file: %j', async (text) => {
    await writeFile(join(folder, 'pages'), text)
    expect(await pathsFromFile(join(folder, 'pages'))).toEqual(['/', '/stock'])
  })

  it('are missed in a file without any', async () => {
    await writeFile(join(folder, 'pages'), 'stock')
    await expect(pathsFromFile(join(folder, 'pages'))).rejects.toThrow('no path')
  })
})
