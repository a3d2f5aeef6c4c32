import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '../database/open-database'
import { createSealer } from '../sealing/create-sealer'
import { testDatabases } from '../testing/databases/databases'
import { keepSecrets } from './keep-secrets'
import { createStoredSecret } from './stored-secret'

const KEYS = [{ id: 'k1', secret: new Uint8Array(32).fill(7) }]

describe.each(testDatabases.slice(0, 1))('secrets of an installation on $name', ({ open }) => {
  let database: OpenDatabase
  let folder: string
  const sealer = createSealer(KEYS)
  beforeEach(async () => {
    ;[database, folder] = await Promise.all([open(), mkdtemp(join(tmpdir(), 'vitrine-secrets-'))])
  })
  afterEach(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })
  const file = () => join(folder, 'enquiry-secrets.json')
  const link = (keys = sealer) => createStoredSecret(database.db, keys, 'link')()

  it('are made at the first start, long, sealed, and readable by this user only', async () => {
    await keepSecrets(database.db, sealer, folder)
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    const secret = await link()
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(await readFile(file(), 'utf8')).not.toContain(secret)
  })

  it('come back into a database that is put back to a copy from before', async () => {
    await keepSecrets(database.db, sealer, folder)
    const before = await link()
    await database.db.deleteFrom('service_state').execute()
    await keepSecrets(database.db, sealer, folder)
    expect(await link()).toBe(before)
  })

  it('are those of the database where both have some, as after a restored backup or a change of keys', async () => {
    await keepSecrets(database.db, sealer, folder)
    const next = createSealer([{ id: 'k2', secret: new Uint8Array(32).fill(8) }])
    await database.db
      .updateTable('service_state')
      .set({ value: next.seal('restored') })
      .execute()
    await keepSecrets(database.db, next, folder)
    await database.db.deleteFrom('service_state').execute()
    await keepSecrets(database.db, next, folder)
    expect(await link(next)).toBe('restored')
  })

  it('end the start in one line when their file is damaged', async () => {
    await writeFile(file(), '{"enquiry_link')
    await expect(keepSecrets(database.db, sealer, folder)).rejects.toThrow(/^.*enquiry-secrets\.json cannot be read/)
  })
})
