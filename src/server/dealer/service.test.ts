import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { sendOrImport } from './import/send-or-import'
import { startDealerService } from './service'

const logger = { info: () => undefined, error: () => undefined }
const call = (vehicles: object[]) => ({ feed: Buffer.from(JSON.stringify(vehicles)), rawMap: { format: 'json', fields: 'same' }, force: false, dryRun: false })

describe('running dealer service', () => {
  let DATA_DIR: string
  beforeEach(() => {
    DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-service-'))
  })
  afterEach(() => rmSync(DATA_DIR, { recursive: true }))
  const start = (API_PORT = 0) => startDealerService({ config: { DATA_DIR, ASSET_BASE_URL: 'http://pictures.test', API_PORT }, logger })

  it('takes feeds from the command line while it holds the database, and leaves the folder free when it closes', async () => {
    const service = await start()
    expect(await sendOrImport({ DATA_DIR }, call([exampleVehicle]))).toMatchObject({ added: 1 })
    expect(await (await fetch(`${service.url}/api/dealer/v1/vehicles`)).json()).toMatchObject({ items: [{ vehicle: { id: exampleVehicle.id } }] })
    await expect(sendOrImport({ DATA_DIR }, call([]))).rejects.toThrow(/no vehicles/)
    await expect(start()).rejects.toThrow(/in use by process/)
    const forged = await fetch(`${service.url}/api/dealer/v1/imports`, { method: 'POST', headers: { authorization: 'Bearer guessed' }, body: '{}' })
    expect(forged.status).toBe(401)
    await service.close()
    expect(await sendOrImport({ DATA_DIR }, call([exampleVehicle]))).toMatchObject({ unchanged: 1 })
  }, 60_000)

  it('keeps connections open long enough that a reader is not cut off while a feed goes in, and still closes at once', async () => {
    const service = await start()
    const first = await fetch(`${service.url}/api/health`)
    expect(first.headers.get('keep-alive')).toBe('timeout=75')
    await first.text()
    const underWay = [fetch(`${service.url}/api/dealer/v1/vehicles`), sendOrImport({ DATA_DIR }, call([exampleVehicle]))] as const
    await underWay[0]
    const begin = performance.now()
    await service.close()
    expect(performance.now() - begin).toBeLessThan(5_000)
    expect(await underWay[1]).toMatchObject({ added: 1 })
  }, 60_000)

  it('names a port that is taken, and gives the database back', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    await expect(start(port)).rejects.toThrow(`Port ${port} (API_PORT) is taken`)
    other.close()
    await (await start()).close()
  }, 60_000)
})
