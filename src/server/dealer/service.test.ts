import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { GUESS_LIMITS } from '../http/guess-limiter'
import { copyEmbeddedTo } from '../testing/databases/embedded-template'
import { sendOrImport } from './import/send-or-import'
import { readRunningService } from './import/service-file'
import { startDealerService } from './service'

const logger = { info: () => undefined, error: () => undefined }
const call = (vehicles: object[]) => ({
  feed: Buffer.from(JSON.stringify(vehicles)),
  rawMap: { format: 'json', fields: 'same' },
  force: false,
  dryRun: false,
})

describe('running dealer service', () => {
  let DATA_DIR: string
  beforeEach(async () => {
    DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-service-'))
    await copyEmbeddedTo(DATA_DIR)
  })
  afterEach(() => rmSync(DATA_DIR, { recursive: true }))
  const start = (API_PORT = 0) =>
    startDealerService({ config: { DATA_DIR, ASSET_BASE_URL: 'http://pictures.test', API_PORT }, logger })

  it('takes feeds from the command line while it holds the database, and leaves the folder free when it closes', async () => {
    const service = await start()
    expect(await sendOrImport({ DATA_DIR }, call([exampleVehicle]))).toMatchObject({ added: 1 })
    expect(await (await fetch(`${service.url}/api/dealer/v1/vehicles`)).json()).toMatchObject({
      items: [{ vehicle: { id: exampleVehicle.id } }],
    })
    await expect(sendOrImport({ DATA_DIR }, call([]))).rejects.toThrow(/no vehicles/)
    await expect(start()).rejects.toThrow(/in use by process/)
    const forged = await fetch(`${service.url}/api/dealer/v1/imports`, {
      method: 'POST',
      headers: { authorization: 'Bearer guessed' },
      body: '{}',
    })
    expect(forged.status).toBe(401)
    await service.close()
    expect(await sendOrImport({ DATA_DIR }, call([exampleVehicle]))).toMatchObject({ unchanged: 1 })
  })

  it('limits guesses of its token by the client that the trusted proxy names', async () => {
    const config = { DATA_DIR, ASSET_BASE_URL: 'http://pictures.test', API_PORT: 0, TRUSTED_PROXY: ['127.0.0.1'] }
    const service = await startDealerService({ config, logger })
    const guess = async (index: number, from: string) => {
      const headers = { authorization: `Bearer wrong-${index}`, 'x-forwarded-for': from }
      const response = await fetch(`${service.url}/api/dealer/v1/imports`, { method: 'POST', headers, body: '{}' })
      await response.text()
      return response.status
    }
    // More than are looked at and may wait.
    const { burst, waiting } = GUESS_LIMITS.each
    const many = Array.from({ length: burst + waiting + 20 }, (_, index) => index)
    const together = await Promise.all(many.map((index) => guess(index, '192.0.2.1')))
    expect(together.filter((status) => status === 429).length).toBeGreaterThan(0)
    const apart = await Promise.all(many.map((index) => guess(index, `198.51.100.${index}`)))
    expect(new Set(apart)).toEqual(new Set([401]))
    await service.close()
  })

  it('keeps connections open long enough that a reader is not cut off while a feed goes in, and still closes at once', async () => {
    const service = await start()
    const first = await fetch(`${service.url}/api/health`)
    expect(first.headers.get('keep-alive')).toBe('timeout=75')
    await first.text()
    const underWay = [
      fetch(`${service.url}/api/dealer/v1/vehicles`),
      sendOrImport({ DATA_DIR }, call([exampleVehicle])),
    ] as const
    await underWay[0]
    const begin = performance.now()
    await service.close()
    expect(performance.now() - begin).toBeLessThan(30_000)
    expect(await underWay[1]).toMatchObject({ added: 1 })
  })

  it('tells itself by webhook of feeds and single changes, and journals which of them make a build', async () => {
    const secrets = [`whsec_${Buffer.alloc(24, 5).toString('base64')}`]
    const service = await startDealerService({
      config: { DATA_DIR, ASSET_BASE_URL: 'http://pictures.test', API_PORT: 0 },
      logger,
      webhooks: { dealerSecrets: secrets },
      tells: { url: null, secrets },
    })
    const { token } = readRunningService(DATA_DIR) ?? { token: '' }
    const journalled = async (count: number) => {
      for (;;) {
        const events = await service.journal.recent(10)
        if (events.length >= count) return events
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    await sendOrImport({ DATA_DIR }, call([exampleVehicle]))
    await journalled(1)
    await fetch(`${service.url}/api/dealer/v1/vehicles/${exampleVehicle.id}`, {
      method: 'PATCH',
      body: '{"availability":"sold"}',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    expect(await journalled(2)).toMatchObject([
      { kind: 'vehicle.repriced', status: 'ignored', subject: String(exampleVehicle.id) },
      {
        kind: 'stock.changed',
        status: 'pending',
        subject: String(exampleVehicle.id),
        payload: { data: { added: [exampleVehicle.id] } },
      },
    ])
    await service.close()
  })

  it('gives the data contract to systems on its own port, and to no visitor', async () => {
    const service = await startDealerService({
      config: { DATA_DIR, ASSET_BASE_URL: 'http://pictures.test', API_PORT: 0, DEALER_TOKEN: 'token-of-the-builder' },
      logger,
    })
    const paths = ['vehicles', 'vehicles/1', 'brands', 'position', 'openapi.json', 'imports'].map(
      (path) => `/api/dealer/v1/${path}`,
    )
    for (const path of paths)
      for (const method of ['GET', 'PUT', 'PATCH', 'POST', 'DELETE']) {
        const { status } = await service.fetch(new Request(`http://site.test${path}`, { method }))
        expect([method, path, status]).toEqual([method, path, 404])
      }
    expect((await service.fetch(new Request('http://site.test/api/health'))).status).toBe(200)
    const statuses = async (headers: Record<string, string>) =>
      Promise.all(
        ['vehicles', 'brands', 'position', 'openapi.json'].map(
          async (path) => (await fetch(`${service.url}/api/dealer/v1/${path}`, { headers })).status,
        ),
      )
    expect(await statuses({})).toEqual([401, 401, 401, 401])
    expect(await statuses({ authorization: 'Bearer wrong' })).toEqual([401, 401, 401, 401])
    expect(await statuses({ authorization: 'Bearer token-of-the-builder' })).toEqual([200, 200, 200, 200])
    await service.close()
  })

  it('names a port that is taken, and gives the database back', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    await expect(start(port)).rejects.toThrow(`Port ${port} (API_PORT) is taken`)
    other.close()
    await (await start()).close()
  })
})
