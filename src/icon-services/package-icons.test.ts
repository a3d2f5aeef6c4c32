import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawnIcon } from '../domain/icons/iconify'
import { createPackageIcons } from './package-icons'

describe('icons of the installed packages', () => {
  it('are all of lucide, by the names of its files', async () => {
    const files = await readdir(join(process.cwd(), 'node_modules/lucide/dist/esm/icons'))
    const names = files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4))
    const icons = await createPackageIcons()('lucide', names)
    expect(names.length).toBeGreaterThan(1_000)
    expect(names.filter((name) => !icons || typeof drawnIcon(icons, name) !== 'object')).toEqual([])
  })

  it('are all of simple-icons', async () => {
    const files = await readdir(join(process.cwd(), 'node_modules/simple-icons/icons'))
    const names = files.map((file) => file.slice(0, -4)).filter((_, index) => index % 20 === 0)
    const icons = await createPackageIcons()('simple-icons', names)
    expect(names.filter((name) => !icons || typeof drawnIcon(icons, name) !== 'object')).toEqual([])
  })

  it('are none of other collections, and none by names that objects have', async () => {
    expect(await createPackageIcons()('mdi', ['car'])).toBeNull()
    expect((await createPackageIcons()('lucide', ['constructor', 'create-element']))?.icons).toEqual({})
  })

  it('come from an @iconify-json package where one is installed', async () => {
    const root = await mkdtemp(join(tmpdir(), 'icons-'))
    const folder = join(root, 'node_modules/@iconify-json/mdi')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), '{"name":"@iconify-json/mdi","exports":{"./*":"./*"}}')
    await writeFile(
      join(folder, 'icons.json'),
      '{"prefix":"mdi","icons":{"car":{"body":"<path d=\\"M1 1\\"/>"}},"width":24}',
    )
    const icons = await createPackageIcons(root)('mdi', ['car'])
    expect(icons && drawnIcon(icons, 'car')).toMatchObject({ viewBox: '0 0 24 16' })
    await rm(root, { recursive: true })
  })
})
