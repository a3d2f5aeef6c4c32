import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseServerEnv } from '../../../config/env/server-env'
import { openDatabase } from '../../../server/database/open-database'
import { announceService } from '../../../server/dealer/import/service-file'
import { createReleaseRoutes } from '../../../server/release/by-hand-routes'
import { openReleaseStore } from '../../../server/release/open-store'
import { copyEmbeddedTo } from '../../../server/testing/databases/embedded-template'
import { createBuiltSite, FACTS, NOW, page } from '../../../server/release/testing/built-site'
import type { BuiltSite } from '../../../server/release/testing/built-site'
import { openByHand } from './open-by-hand'

/** PGlite starts here as it does on the command line, in a folder. */
jest.setTimeout(120_000)

describe('publishing from the command line', () => {
  let site: BuiltSite
  const place = () => ({
    root: process.cwd(),
    env: parseServerEnv({ DATA_DIR: site.dataDir }),
    store: openReleaseStore(site.dataDir),
  })
  const save = async (text: string, seconds: number) => {
    await site.write('index.html', page(text))
    return (await place().store.saveFull(site.publicDir, new Date(NOW.getTime() + seconds * 1000), FACTS)).id
  }

  beforeEach(async () => {
    site = await createBuiltSite({ _redirects: '/a / 301\n' })
    await copyEmbeddedTo(site.dataDir)
  })
  afterEach(() => site.end())

  it('publishes by itself where no server runs, and notes it in the database', async () => {
    const [one, other] = [await save('Un', 0), await save('Deux', 1)]
    const hand = await openByHand(place())
    await hand.publish({ releaseId: one, cause: 'forced', against: null })
    expect(await hand.publish({ releaseId: other, cause: 'rollback' })).toEqual({ before: one })
    await hand.close()
    expect((await place().store.current())?.id).toBe(other)
    const { db, close } = await openDatabase(place().env)
    const rows = await db
      .selectFrom('publications')
      .select(['release_id', 'publisher', 'cause'])
      .orderBy('seq')
      .execute()
    await close()
    expect(rows).toEqual([
      { release_id: one, publisher: 'local', cause: 'forced' },
      { release_id: other, publisher: 'local', cause: 'rollback' },
    ])
  })

  it('leaves it to the server that holds the data folder', async () => {
    const id = await save('Un', 0)
    const { close } = await openDatabase(place().env)
    await expect(openByHand(place())).rejects.toThrow('is in use by a process that publishes nothing')
    const announcement = announceService(site.dataDir)
    const orders: unknown[] = []
    const byHand = { publish: async (order: unknown) => ({ before: orders.push(order) > 1 ? id : null }) }
    const routes = createReleaseRoutes({
      token: announcement.token,
      byHand: () => byHand,
      logger: { info: () => undefined, error: () => undefined },
    })
    const server = serve({
      fetch: (request) => routes.fetch(new Request(request.url.replace('/api/releases', ''), request)),
      port: 0,
      hostname: '127.0.0.1',
    })
    await once(server, 'listening')
    announcement.publish(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const hand = await openByHand(place())
    expect(await hand.publish({ releaseId: id, cause: 'rollback' })).toEqual({ before: null })
    expect(orders).toEqual([{ releaseId: id, cause: 'rollback' }])
    await hand.close()
    await new Promise((resolve) => server.close(resolve))
    await expect((await openByHand(place())).publish({ releaseId: id, cause: 'rollback' })).rejects.toThrow(
      'does not answer',
    )
    await close()
  })
})
