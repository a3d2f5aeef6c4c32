import { exampleSite } from '../../../src/domain/testing/example-location'
import { exampleVehicle } from '../../../src/domain/testing/example-vehicle'
import type { Vehicle } from '../../../src/domain/vehicle/types'
import { sendJson, startServer } from '../../../src/domain/testing/http-server'
import { createGraph } from './testing'

type Change = { op: 'upsert'; seq: number; vehicle: unknown } | { op: 'delete'; seq: number; id: number }

const brand = {
  id: 'peugeot',
  name: 'Peugeot',
  tagline: 'T',
  logo: 'peugeot',
  sellsNew: true,
  categories: ['passenger'],
  locationIds: [],
  order: 0,
}

const vehicle = (id: number, fields: Partial<Vehicle> = {}): Vehicle => ({ ...exampleVehicle, id, ...fields })
const upsert = (seq: number, id: number, fields: Partial<Vehicle> = {}): Change => ({
  op: 'upsert',
  seq,
  vehicle: vehicle(id, fields),
})

/** A stock system with a log that a test writes to. */
const startDealer = async () => {
  const state = {
    log: [] as Change[],
    brands: [brand] as unknown[],
    locations: [] as unknown[],
    /** What changes with the short lists; null: the system cannot say. */
    lists: null as number | null,
    knowsCursors: true,
    /** Answers instead of the regular one; returns whether it did. */
    disturb: null as
      | ((url: URL, send: (body: unknown, status?: number) => void, raw: (text: string) => void) => boolean)
      | null,
  }
  const server = await startServer((request, response): void => {
    const url = new URL(request.url ?? '/', 'http://dealer')
    const send = (body: unknown, status?: number) => sendJson(response, body, status)
    if (state.disturb?.(url, send, (text) => response.end(text))) return
    const list = url.pathname.split('/').at(-1)
    if (list === 'position')
      return state.lists === null ? send({}, 404) : send({ cursor: '1', structural: '1', lists: state.lists })
    if (list !== 'vehicles')
      return send({ items: list === 'brands' ? state.brands : list === 'locations' ? state.locations : [] })
    const after = url.searchParams.get('after')
    if (after !== null && !state.knowsCursors) return send({ error: 'gone' }, 410)
    const rest = state.log.filter(({ seq }) => seq > Number(after ?? 0))
    const items = rest.slice(0, Number(url.searchParams.get('limit')))
    send({ items, cursor: String(items.at(-1)?.seq ?? after ?? '0'), more: items.length < rest.length })
  })
  return { ...server, state }
}

describe('sourcing from the dealer', () => {
  let dealer: Awaited<ReturnType<typeof startDealer>>
  let graph: ReturnType<typeof createGraph>
  beforeEach(async () => {
    dealer = await startDealer()
    graph = createGraph()
  })
  afterEach(() => dealer.close())

  const vehicleRequests = () => dealer.asked.filter((url) => url.includes('/vehicles'))

  it('reads every page of the log, in order', async () => {
    dealer.state.log = [1, 2, 3, 4, 5].map((seq) => upsert(seq, 100 + seq))
    await graph.source({ url: dealer.url, pageSize: 2 })
    expect(graph.keys('DealerVehicle')).toEqual([101, 102, 103, 104, 105])
    expect(vehicleRequests()).toHaveLength(3)
  })

  it('leaves out pictures from hosts that are not configured, and lists them', async () => {
    const photo = { url: 'https://media.example/a.jpg', alt: '', width: 1, height: 1 }
    const photos = [photo, { ...photo, url: '//evil.example/x.svg' }, { ...photo, url: 'https://evil.example/x.jpg' }]
    dealer.state.log = [upsert(1, 101, { photos })]
    await graph.source({ url: dealer.url, pictureHosts: ['media.example'] })
    expect(graph.nodes.get('DealerVehicle-101')).toMatchObject({ photos: [photo] })
    expect(graph.nodes.get('DealerIssue-vehicles-101')).toMatchObject({
      reason: expect.stringMatching(/^photos\.1: left out: .*; photos\.2: left out: evil\.example is not among/),
    })
  })

  it('leaves out special hours that cannot be read, and lists them, and keeps the dealership', async () => {
    const closing = { from: '2026-12-24', to: '2027-01-02', part: null, periods: [], reason: 'congés annuels' }
    const specialHours = [{ ...closing, to: '2026-12-23' }, closing, { ...closing, from: '24.12.2026' }]
    dealer.state.locations = [
      { ...exampleSite, specialHours },
      { ...exampleSite, id: 'esch', specialHours: null },
    ]
    await graph.source({ url: dealer.url })
    expect(graph.nodes.get('DealerLocation-mersch')).toMatchObject({ specialHours: [closing] })
    expect(graph.nodes.get('DealerLocation-esch')).toMatchObject({ specialHours: [] })
    expect(graph.nodes.get('DealerIssue-locations-mersch')).toMatchObject({
      reason:
        'specialHours.0: left out: to: is before `from`; specialHours.2: left out: from: must be a date such as 2026-11-21',
    })
    expect(graph.nodes.has('DealerIssue-locations-esch')).toBe(false)
  })

  it('asks only for what changed since, and removes what was sold', async () => {
    dealer.state.log = [upsert(1, 101), upsert(2, 102)]
    await graph.source({ url: dealer.url })
    graph.takeWrites()
    dealer.state.log.push(upsert(3, 103), { op: 'delete', seq: 4, id: 101 })
    await graph.source({ url: dealer.url })
    expect(vehicleRequests().at(-1)).toContain('after=2')
    expect(graph.keys('DealerVehicle')).toEqual([102, 103])
    expect(graph.takeWrites().filter((id) => id.includes('Vehicle-'))).toEqual([
      'DealerVehicle-103',
      '-DealerVehicle-101',
    ])
  })

  it('leaves what other pages show of a vehicle alone when that stayed the same', async () => {
    dealer.state.log = [upsert(1, 101), upsert(2, 102)]
    await graph.source({ url: dealer.url })
    graph.takeWrites()
    dealer.state.log.push(
      upsert(3, 101, { description: 'Contrôle technique neuf' }),
      upsert(4, 102, { mileage: 130_000 }),
    )
    await graph.source({ url: dealer.url })
    expect(graph.takeWrites().filter((id) => id.includes('Vehicle'))).toEqual([
      'DealerVehicle-101',
      'DealerVehicle-102',
      'DealerVehicleCard-102',
    ])
    dealer.state.log.push({ op: 'delete', seq: 5, id: 102 })
    await graph.source({ url: dealer.url })
    expect(graph.keys('DealerVehicleCard')).toEqual([101])
  })

  it('writes nothing when nothing changed', async () => {
    dealer.state.log = [upsert(1, 101)]
    await graph.source({ url: dealer.url })
    graph.takeWrites()
    await graph.source({ url: dealer.url })
    expect(graph.takeWrites()).toEqual([])
  })

  it('reads everything anew when its cursor is not known any more, and drops what is gone', async () => {
    dealer.state.log = [upsert(1, 101), upsert(2, 102), upsert(3, 103)]
    await graph.source({ url: dealer.url })
    dealer.state.knowsCursors = false
    dealer.state.log = [upsert(1, 102), upsert(2, 103), upsert(3, 104)]
    await graph.source({ url: dealer.url })
    expect(graph.keys('DealerVehicle').sort()).toEqual([102, 103, 104])
  })

  it('keeps a vehicle that came back in the same run', async () => {
    dealer.state.log = [upsert(1, 101), { op: 'delete', seq: 2, id: 101 }, upsert(3, 101, { mileage: 7 })]
    await graph.source({ url: dealer.url })
    expect(graph.nodes.get('DealerVehicle-101')?.mileage).toBe(7)
  })

  it('leaves a bad record out with its id and reason, keeps the rest, and forgets it once it is right', async () => {
    dealer.state.log = [
      upsert(1, 101),
      { op: 'upsert', seq: 2, vehicle: { ...vehicle(102), fuel: 'steam' } },
      { op: 'upsert', seq: 3, vehicle: null },
    ]
    await graph.source({ url: dealer.url })
    expect(graph.keys('DealerVehicle')).toEqual([101])
    const issues = [...graph.nodes.values()].filter(({ internal }) => internal.type === 'DealerIssue')
    expect(issues).toMatchObject([
      { kind: 'vehicles', key: '102', reason: expect.stringContaining('fuel') },
      { kind: 'vehicles', key: 'change 3' },
    ])
    dealer.state.log.push(upsert(4, 102))
    await graph.source({ url: dealer.url })
    expect(graph.keys('DealerIssue')).toEqual(['change 3'])
    expect(graph.keys('DealerVehicle')).toEqual([101, 102])
  })

  it('leaves a price out whose representative example lacks something, lists it, and keeps the vehicle', async () => {
    const prices = vehicle(101).prices.map((row) =>
      row.type === 'private_finance' ? { ...row, interestRate: null } : row,
    )
    dealer.state.log = [upsert(1, 101, { prices }), upsert(2, 102)]
    await graph.source({ url: dealer.url })
    expect(graph.keys('DealerVehicle')).toEqual([101, 102])
    expect(graph.nodes.get('DealerVehicle-101')?.prices).toEqual(
      prices.filter(({ type }) => type !== 'private_finance'),
    )
    const issues = [...graph.nodes.values()].filter(({ internal }) => internal.type === 'DealerIssue')
    expect(issues).toMatchObject([
      {
        kind: 'vehicles',
        key: '101',
        reason: 'private_finance price left out: its representative example lacks interestRate',
      },
    ])
    dealer.state.log.push(upsert(3, 101))
    await graph.source({ url: dealer.url })
    expect(graph.keys('DealerIssue')).toEqual([])
  })

  it('takes a page down whose vehicle became unreadable', async () => {
    dealer.state.log = [upsert(1, 101), upsert(2, 102)]
    await graph.source({ url: dealer.url })
    dealer.state.log.push({ op: 'upsert', seq: 3, vehicle: { ...vehicle(102), mileage: -1 } })
    await graph.source({ url: dealer.url })
    expect(graph.keys('DealerVehicle')).toEqual([101])
  })

  it('takes a vehicle without photos and prices', async () => {
    dealer.state.log = [upsert(1, 101, { photos: [], prices: [], discount: null })]
    await graph.source({ url: dealer.url })
    expect(graph.nodes.get('DealerVehicle-101')).toMatchObject({ photos: [], prices: [] })
  })

  it('keeps the later of two vehicles with one id and says so', async () => {
    dealer.state.log = [upsert(1, 101, { vin: 'VF3AAAAAAAAAAAAA1' }), upsert(2, 101, { vin: 'VF3AAAAAAAAAAAAA2' })]
    await graph.source({ url: dealer.url })
    expect(graph.nodes.get('DealerVehicle-101')?.vin).toBe('VF3AAAAAAAAAAAAA2')
    expect(graph.nodes.get('DealerIssue-vehicles-101')?.reason).toMatch(/two vehicles have this id/)
  })

  it('keeps the first of two brands with one id', async () => {
    dealer.state.brands = [brand, { ...brand, name: 'Other' }]
    await graph.source({ url: dealer.url })
    expect(graph.nodes.get('DealerBrand-peugeot')?.name).toBe('Peugeot')
    expect(graph.nodes.get('DealerIssue-brands-peugeot')?.reason).toMatch(/twice/)
  })

  it('stops when the stock is suddenly empty, deletes nothing, and obeys when told that it is right', async () => {
    dealer.state.log = Array.from({ length: 10 }, (_, index) => upsert(index + 1, index + 1))
    await graph.source({ url: dealer.url })
    dealer.state.knowsCursors = false
    dealer.state.log = []
    await expect(graph.source({ url: dealer.url })).rejects.toThrow(
      /has 0 vehicles where the last build had 10.*ALLOW_EMPTY_STOCK/,
    )
    expect(graph.keys('DealerVehicle')).toHaveLength(10)
    await graph.source({ url: dealer.url, allowEmpty: true })
    expect(graph.keys('DealerVehicle')).toEqual([])
  })

  it('stops when the dealerships are suddenly none, and deletes none', async () => {
    dealer.state.locations = ['a', 'b', 'c'].map((id) => ({ ...exampleSite, id }))
    await graph.source({ url: dealer.url })
    expect(graph.keys('DealerLocation')).toHaveLength(3)
    dealer.state.locations = []
    await expect(graph.source({ url: dealer.url })).rejects.toThrow(/has 0 locations where the last build had 3/)
    expect(graph.keys('DealerLocation')).toHaveLength(3)
  })

  it('remembers the last build without a cache', async () => {
    await expect(graph.source({ url: dealer.url, lastCounts: { vehicles: 300 } })).rejects.toThrow(
      /0 vehicles where the last build had 300/,
    )
  })

  it('stops when tombstones would empty the stock', async () => {
    dealer.state.log = Array.from({ length: 10 }, (_, index) => upsert(index + 1, index + 1))
    await graph.source({ url: dealer.url })
    dealer.state.log.push(
      ...Array.from({ length: 9 }, (_, index): Change => ({ op: 'delete', seq: 11 + index, id: index + 1 })),
    )
    await expect(graph.source({ url: dealer.url })).rejects.toThrow(/has 1 vehicles where/)
    expect(graph.keys('DealerVehicle')).toHaveLength(10)
  })

  it.each<
    [
      string,
      (calls: number, send: (body: unknown, status?: number) => void, raw: (text: string) => void) => void,
      RegExp,
    ]
  >([
    ['500', (_calls, send) => send({}, 500), /GET http:\S+\/vehicles\?limit=100: answered 500/],
    ['401', (_calls, send) => send({}, 401), /answered 401/],
    [
      'invalid JSON',
      (_calls, _send, raw) => raw('{"items":[{"op":"ups'),
      /is not JSON \(20 characters, it may be cut off\)/,
    ],
    ['half an envelope', (_calls, send) => send({ items: [] }), /not a whole page of changes/],
    [
      'more of nothing',
      (_calls, send) => send({ items: [], cursor: '9', more: true }),
      /says that there is more, but holds nothing/,
    ],
    [
      'a cursor that stays',
      (_calls, send) => send({ items: [upsert(_calls, 1)], cursor: 'x', more: true }),
      /its cursor stays x/,
    ],
    [
      'changes out of order',
      (_calls, send) => send({ items: [upsert(2, 1), upsert(1, 2)], cursor: 'x', more: false }),
      /change 1 comes after 2/,
    ],
  ])('stops with one line that names the address and the cause: %s', async (_name, answer, message) => {
    let calls = 0
    dealer.state.disturb = (url, send, raw) => {
      if (!url.pathname.endsWith('/vehicles')) return false
      answer((calls += 1), send, raw)
      return true
    }
    const error: unknown = await graph.source({ url: dealer.url }).catch((reason: unknown) => reason)
    expect(String(error)).toMatch(message)
    expect(String(error)).not.toContain('\n')
  })

  it('stops when an answer takes too long', async () => {
    dealer.state.disturb = ({ pathname }) => pathname.endsWith('/brands')
    await expect(graph.source({ url: dealer.url, timeout: 50 })).rejects.toThrow(
      /brands: no complete answer within 50 ms/,
    )
  })

  it('stops when nobody answers', async () => {
    const { url } = dealer
    await dealer.close()
    await expect(graph.source({ url })).rejects.toThrow(/ECONNREFUSED/)
  })

  it.each([408, 409, 425, 500, 502, 503, 504])('asks once more after %i', async (status) => {
    let failures = 1
    dealer.state.log = [upsert(1, 101)]
    dealer.state.disturb = (url, send) => {
      if (!url.pathname.endsWith('/vehicles') || failures-- <= 0) return false
      send({}, status)
      return true
    }
    await graph.source({ url: dealer.url })
    expect(graph.keys('DealerVehicle')).toEqual([101])
  })

  it('waits as long as a server asks that is asked too often', async () => {
    let failures = 5
    dealer.state.disturb = (_url, send) => {
      if (failures-- <= 0) return false
      send({ error: 'Too many requests' }, 429)
      return true
    }
    await graph.source({ url: dealer.url })
    expect(graph.keys('DealerBrand')).toEqual(['peugeot'])
  })

  it('leaves the graph as it was when one list of six cannot be read', async () => {
    dealer.state.log = [upsert(1, 101)]
    await graph.source({ url: dealer.url })
    graph.takeWrites()
    dealer.state.log.push(upsert(2, 102), { op: 'delete', seq: 3, id: 101 })
    dealer.state.brands = [{ ...brand, name: 'Renamed' }]
    dealer.state.disturb = ({ pathname }, send) => pathname.endsWith('/employees') && (send({}, 500), true)
    await expect(graph.source({ url: dealer.url }, true)).rejects.toThrow(/employees: answered 500/)
    expect(graph.takeWrites()).toEqual([])
    dealer.state.disturb = null
    await graph.source({ url: dealer.url }, true)
    expect(graph.keys('DealerVehicle')).toEqual([102])
    expect(graph.nodes.get('DealerBrand-peugeot')?.name).toBe('Renamed')
  })
})

describe('sourcing in a rebuild', () => {
  let dealer: Awaited<ReturnType<typeof startDealer>>
  let graph: ReturnType<typeof createGraph>
  beforeEach(async () => {
    dealer = await startDealer()
    graph = createGraph()
    dealer.state.log = [upsert(1, 101)]
  })
  afterEach(() => dealer.close())

  const rebuild = async (): Promise<string[]> => {
    dealer.asked.length = 0
    await graph.source({ url: dealer.url, lastCounts: { vehicles: 300, brands: 300 } }, true)
    return dealer.asked.filter((url) => url.endsWith('/brands'))
  }

  it('reads the short lists only when one of them changed', async () => {
    dealer.state.lists = 1
    await graph.source({ url: dealer.url })
    expect(await rebuild()).toHaveLength(0)
    dealer.state.lists = 2
    dealer.state.brands = [{ ...brand, name: 'Renamed' }]
    expect(await rebuild()).toHaveLength(1)
    expect(graph.nodes.get('DealerBrand-peugeot')?.name).toBe('Renamed')
    expect(await rebuild()).toHaveLength(0)
  })

  it('reads them every time when the stock system cannot say', async () => {
    await graph.source({ url: dealer.url })
    expect(await rebuild()).toHaveLength(1)
  })

  it('holds what it reads against the graph, not against a build of long ago', async () => {
    await graph.source({ url: dealer.url })
    dealer.state.log.push(upsert(2, 102))
    await rebuild()
    expect(graph.keys('DealerVehicle')).toEqual([101, 102])
  })
})
