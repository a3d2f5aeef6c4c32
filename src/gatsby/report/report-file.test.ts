import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgetLastCounts, readLastCounts, reportText } from './report-file'

describe('counts of the last build', () => {
  it('are kept until they are forgotten, and are none before the first build', async () => {
    const root = await mkdtemp(join(tmpdir(), 'vitrine-report-'))
    expect(readLastCounts(root)).toEqual({})
    const report = {
      counts: { vehicles: 480 },
      pages: {},
      moved: [],
      versions: { content: null, dealer: null },
      entries: [],
    }
    await mkdir(join(root, 'public', 'builds'), { recursive: true })
    await writeFile(join(root, 'public', 'builds', 'report.json'), reportText(report))
    expect(readLastCounts(root)).toEqual({ vehicles: 480 })
    forgetLastCounts(root)
    forgetLastCounts(root)
    expect(readLastCounts(root)).toEqual({})
    await rm(root, { recursive: true })
  })
})
