import { readFile } from 'node:fs/promises'
import { isMissingFile, systemErrorCode } from './system-error'

describe('errors of the system', () => {
  it('are told by their code', async () => {
    const missing: unknown = await readFile('/does/not/exist').catch((error: unknown) => error)
    const folder: unknown = await readFile('/').catch((error: unknown) => error)
    expect([missing, folder].map(systemErrorCode)).toEqual(['ENOENT', 'EISDIR'])
    expect([missing, folder].map(isMissingFile)).toEqual([true, false])
  })

  it.each([[undefined], [null], ['ENOENT'], [new Error('ENOENT')], [{ code: 1 }]])('do not include %p', (thrown) => {
    expect(systemErrorCode(thrown)).toBeUndefined()
    expect(isMissingFile(thrown)).toBe(false)
  })
})
