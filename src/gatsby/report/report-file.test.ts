import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgetLastCounts, readLastCounts, writeReport } from './report-file'

describe('counts of the last build', () => {
  it('are kept until they are forgotten, and are none before the first build', async () => {
    const root = await mkdtemp(join(tmpdir(), 'vitrine-report-'))
    expect(readLastCounts(root)).toEqual({})
    await writeReport(root, { counts: { vehicles: 480 }, pages: {}, entries: [] })
    expect(readLastCounts(root)).toEqual({ vehicles: 480 })
    forgetLastCounts(root)
    forgetLastCounts(root)
    expect(readLastCounts(root)).toEqual({})
    await rm(root, { recursive: true })
  })
})
