import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import type { Vehicle } from '../../../domain/vehicle/types'
import type { OpenDatabase } from '../../database/open-database'
import { testDatabases } from '../../testing/databases/databases'
import { readPosition } from '../change-log'
import { upsertVehicles } from '../write-vehicles'
import { FeedError } from './feed-error'
import { importFeed } from './import-feed'
import type { ImportOptions } from './import-feed'
import { parseMap } from './map'
import { describeReport } from './report'

const FEEDS = join(__dirname, '../../../../demo/feeds')
const sample = (name: string) => readFileSync(join(FEEDS, name))
const sampleMap = (name: string) => parseMap(JSON.parse(sample(name).toString()))

const samples = {
  csv: ['stock.csv', 'stock-csv.map.json'],
  json: ['stock.json', 'stock-json.map.json'],
  xml: ['stock.xml', 'stock-xml.map.json'],
} as const

const HOSTS = ['http://localhost:4400', 'media.groupe-alzette.example']
const now = new Date('2026-11-21T05:00:00Z')
const stockMap = parseMap({ format: 'json', fields: 'same' })
const feedOf = (vehicles: object[]) => Buffer.from(JSON.stringify(vehicles, null, 1))
const car = (id: number, change: Partial<Vehicle> = {}): Vehicle => ({ ...exampleVehicle, ...change, id })
const cars = (count: number) => Array.from({ length: count }, (_, index) => car(index + 1))

describe.each(testDatabases)('feed import on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())
  const run = (options: Omit<ImportOptions, 'now'>) => importFeed(opened.db, { pictureHosts: HOSTS, ...options, now })
  const take = (vehicles: object[], options: Partial<ImportOptions> = {}) =>
    run({ feed: feedOf(vehicles), map: stockMap, ...options })
  const stock = async () => {
    const rows = await opened.db
      .selectFrom('vehicles')
      .select(['id', 'structural', 'volatile'])
      .where('deleted', '=', false)
      .orderBy('id')
      .execute()
    return rows.map(({ structural, volatile }): Record<string, unknown> => ({ ...structural, ...volatile }))
  }
  const put = (...vehicles: Vehicle[]) => opened.db.transaction().execute((trx) => upsertVehicles(trx, vehicles, 'api'))

  it('leaves out pictures from elsewhere, names them, and keeps their vehicle', async () => {
    const photo = { url: '/f/1/a.jpg', alt: 'a', width: 1, height: 1 }
    const urls = [
      '//evil.example/x.svg',
      'https://evil.example/x.jpg',
      'javascript:alert(1)',
      '/\\\\evil.example/x.jpg',
    ]
    const photos = [photo, ...urls.map((url) => ({ ...photo, url }))]
    const report = await take([car(1, { photos })])
    expect(report).toMatchObject({ added: 1, rejected: [] })
    expect(report.leftOut.map(({ id, field }) => [id, field])).toEqual(
      urls.map((_, index) => ['1', `photos.${index + 1}`]),
    )
    expect(describeReport(report)[0]).toMatch(/vehicle 1: photos\.1: left out: /)
    expect(await stock()).toMatchObject([{ id: 1, photos: [photo] }])
  })

  it.each(['csv', 'json', 'xml'] as const)(
    'takes the example feed in %s, and changes nothing the second time',
    async (format) => {
      const [file, mapFile] = samples[format]
      const map = sampleMap(mapFile)
      const first = await run({ feed: sample(file), map })
      expect(first).toMatchObject({ rejected: [], notes: [], removed: 0, changed: 0 })
      expect(first.added).toBe(first.records)
      const before = await readPosition(opened.db)
      const second = await importFeed(opened.db, {
        feed: sample(file),
        map,
        pictureHosts: HOSTS,
        now: new Date('2026-12-24T00:00:00Z'),
      })
      expect(second).toMatchObject({ added: 0, changed: 0, repriced: 0, removed: 0, unchanged: first.records })
      expect(await readPosition(opened.db)).toEqual(before)
    },
  )

  it.each([['\u0000'], ['\ud83d'], ['\u001b']])(
    'rejects a record with the character %j, which is none, and takes the rest',
    async (character) => {
      const report = await take([car(1, { variant: `GT${character}` }), car(2)])
      expect(report).toMatchObject({
        added: 1,
        rejected: [{ id: '1', field: 'variant', reason: expect.stringContaining('character') }],
      })
    },
  )

  it('finds the same vehicles in a feed whose lines end the other way', async () => {
    const map = sampleMap('stock-csv.map.json')
    await run({ feed: sample('stock.csv'), map })
    for (const end of ['\r\n', '\r'])
      expect(await run({ feed: Buffer.from(sample('stock.csv').toString().replaceAll('\n', end)), map })).toMatchObject(
        { unchanged: 3 },
      )
  })

  it.each([
    ['in its last word', 'Réser'],
    ['after its last separator', ''],
  ])('refuses CSV that is cut off %s', async (_, end) => {
    const whole = sample('stock.csv').toString().trimEnd()
    const feed = Buffer.from(whole.replace(/Réservé$/, end))
    await expect(run({ feed, map: sampleMap('stock-csv.map.json') })).rejects.toThrow(/cut off.*line break/)
    expect(await stock()).toEqual([])
    expect(await run({ feed: Buffer.from(whole), map: sampleMap('stock-csv.map.json') })).toMatchObject({ added: 3 })
  })

  it('only rejects a last line without a line break when something else in it is wrong', async () => {
    const feed = Buffer.from(sample('stock.csv').toString().trimEnd().replace('Fourgon', 'Fusée'))
    expect(await run({ feed, map: sampleMap('stock-csv.map.json') })).toMatchObject({
      added: 2,
      rejected: [{ field: 'bodyStyle' }],
    })
  })

  it('refuses UTF-8 that is cut off within a letter, rather than read all of it as Latin-1', async () => {
    const whole = Buffer.from('id;name\n1;Citroën\n2;Citroë')
    const map = parseMap({ format: 'csv', fields: { id: 'id', colourName: 'name' } })
    await put(car(1), car(2))
    await expect(run({ feed: whole.subarray(0, -1), map })).rejects.toThrow('cut off')
    expect(await run({ feed: Buffer.from('id;name\n1;Bleu\n2;Doré', 'latin1'), map })).toMatchObject({ changed: 2 })
  })

  it('refuses XML that wants other files, in one line', async () => {
    const feed = Buffer.from(
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>' +
        sample('stock.xml')
          .toString()
          .replace(/^<\?.*\?>/, ''),
    )
    await expect(run({ feed, map: sampleMap('stock-xml.map.json') })).rejects.toThrow(FeedError)
  })

  it('counts every rejected record, also when they share a line', async () => {
    const records = [car(1), car(2, { colourName: '' }), car(3, { variant: '', colourName: '' })]
    const report = await run({ feed: Buffer.from(JSON.stringify(records)), map: stockMap })
    expect(describeReport(report).at(-1)).toContain(
      '3 records: 1 added, 0 changed, 0 repriced, 0 unchanged, 0 removed, 2 rejected',
    )
  })

  it('works out again what follows from a field that changed', async () => {
    await put(
      car(1, {
        powerHp: 136,
        powerKw: 100,
        firstRegistration: '2024-03-01',
        registrationYear: 2024,
        driveType: 'front',
        drivenAxles: 1,
        brandName: 'Peugeot',
        modelName: '308',
        modelId: 'peugeot-308',
      }),
    )
    const map = parseMap({
      format: 'json',
      fields: { id: 'id', powerHp: 'hp', firstRegistration: 'first', driveType: 'drive', modelName: 'model' },
    })
    await run({ feed: feedOf([{ id: 1, hp: 150, first: '2021-06-30', drive: 'all', model: '3008' }]), map })
    expect(await stock()).toMatchObject([
      { powerHp: 150, powerKw: 110, registrationYear: 2021, drivenAxles: 2, modelId: 'peugeot-3008' },
    ])
  })

  it('keeps what was stored as long as the field it follows from stays', async () => {
    await put(car(1, { powerHp: 136, powerKw: 101, modelName: '308 SW', modelId: 'peugeot-308' }))
    const map = parseMap({ format: 'json', fields: { id: 'id', powerHp: 'hp', modelName: 'model' } })
    expect(await run({ feed: feedOf([{ id: 1, hp: 136, model: '308 SW' }]), map })).toMatchObject({ unchanged: 1 })
  })

  it('lets a discount agree with a new price when the feed says nothing of the list price', async () => {
    const discount = { label: null, amount: 200_000, listPrice: 2_000_000 }
    await put(car(1, { discount }), car(2, { discount }), car(3, { discount, prices: [] }))
    const map = parseMap({ format: 'json', fields: { id: 'id', price: 'price' } })
    await run({
      feed: feedOf([
        { id: 1, price: 17_000 },
        { id: 2, price: 21_000 },
        { id: 3, price: 0 },
      ]),
      map,
    })
    expect((await stock())[2]).toMatchObject({ prices: [] })
    expect((await stock()).map((one) => one['discount'])).toEqual([
      { label: null, amount: 300_000, listPrice: 2_000_000 },
      null,
      null,
    ])
  })

  it('asks for a price where the map names a list price', () => {
    expect(() => parseMap({ format: 'json', fields: { id: 'id', listPrice: 'list' } })).toThrow(
      'fields.price is missing',
    )
  })

  it('reads French figures, dates, lists and prices by the map', async () => {
    await run({ feed: sample('stock.csv'), map: sampleMap('stock-csv.map.json') })
    const [hatch, electric, van] = await stock()
    expect(hatch).toMatchObject({
      mileage: 24_310,
      firstRegistration: '2024-03-12',
      registrationYear: 2024,
      fuelConsumption: 4.9,
      powerKw: 100,
      modelId: 'peugeot-308',
      description: 'Première main, carnet complet.\nPneus hiver compris.',
      vatReportable: true,
      discount: { amount: 241_000, listPrice: 2_740_000 },
      prices: [{ type: 'purchase', totalPrice: 2_499_000, vatIncluded: true, monthlyInstallment: null }],
    })
    expect(hatch?.['equipment']).toEqual([
      { group: 'safety', label: 'Caméra de recul', highlight: false },
      { group: 'multimedia', label: 'Navigation', highlight: false },
      { group: 'comfort', label: 'Volant chauffant', highlight: false },
    ])
    expect(electric).toMatchObject({
      brandId: 'citroen',
      modelId: 'citroen-e-c4',
      firstRegistration: '2026-01-01',
      cylinderCapacity: null,
      batteryCapacity: 54,
    })
    expect(van).toMatchObject({ mileage: 61_900, availability: 'reserved', discount: null, licensePlate: 'RT 7715' })
  })

  it.each(['latin1', 'utf8 with mark', 'utf16le', 'utf16be'])('reads the same from a file in %s', async (encoding) => {
    const text = sample('stock.csv').toString('utf8').replaceAll(' €', '')
    const feed =
      encoding === 'latin1'
        ? Buffer.from(text, 'latin1')
        : Buffer.from(`\uFEFF${text}`, encoding.startsWith('utf16') ? 'utf16le' : 'utf8')
    if (encoding === 'utf16be') feed.swap16()
    await run({ feed, map: sampleMap('stock-csv.map.json') })
    expect((await stock()).map(({ brandName, modelName }) => `${String(brandName)} ${String(modelName)}`)).toEqual([
      'Peugeot 308',
      'Citroën ë-C4',
      'Opel Vivaro',
    ])
  })

  it('finds out whether columns stand between commas or semicolons', async () => {
    const text = sample('stock.csv')
      .toString('utf8')
      .split('\n')
      .map((line) => line.replaceAll(',', '.').replaceAll(';', ','))
      .join('\n')
    const map = { ...sampleMap('stock-csv.map.json'), delimiter: undefined, decimal: '.' as const }
    expect(
      (
        await run({
          feed: Buffer.from(
            text.replaceAll('24.990.00', '24990.00').replaceAll('27.400.00', '27400.00').replace('3.150', '3150'),
          ),
          map,
        })
      ).added,
    ).toBe(3)
  })

  it('takes a quote within a value that has none around it for a letter', async () => {
    const text = sample('stock.csv')
      .toString('utf8')
      .replace('Gris Artense', 'Gris 19" mat')
      .replace('1.2 Hybrid', '"1.2 Hybrid ""e"";')
      .replace('Allure;', 'Allure";')
    expect(await run({ feed: Buffer.from(text), map: sampleMap('stock-csv.map.json') })).toMatchObject({
      added: 3,
      rejected: [],
    })
    expect((await stock())[0]).toMatchObject({
      colourName: 'Gris 19" mat',
      variant: '1.2 Hybrid "e"; 136 e-DCS6 Allure',
    })
  })

  it.each([
    ['a value', '', ''],
    ['a value, beside one that has a quote', 'Gris Artense', 'Gris 19" mat'],
  ])('refuses CSV in which the quote around %s is never closed', async (_what, from, to) => {
    const text = sample('stock.csv')
      .toString('utf8')
      .replace(from, to)
      .replace('1.2 Hybrid', '"1.2 Hybrid')
      .replace(';Fourgon', ';"Fourgon"')
    await expect(run({ feed: Buffer.from(text), map: sampleMap('stock-csv.map.json') })).rejects.toThrow(/line/)
    expect(await stock()).toEqual([])
  })

  it('finds columns whose names have dots', async () => {
    await put(car(1))
    const map = parseMap({
      format: 'csv',
      fields: { id: 'N° int.', doorCount: 'Nb. portes', powerKw: 'Puiss. max. (kW)' },
    })
    await run({ feed: Buffer.from('N° int.;Nb. portes;Puiss. max. (kW)\n1;3;77\n'), map })
    expect(await stock()).toMatchObject([{ doorCount: 3, powerKw: 77 }])
  })

  it('passes over lines of separators alone, as spreadsheets leave them', async () => {
    const text = `${sample('stock.csv').toString('utf8').trimEnd()}\n${';'.repeat(40)}\n`
    expect(await run({ feed: Buffer.from(text), map: sampleMap('stock-csv.map.json') })).toMatchObject({
      records: 3,
      added: 3,
      rejected: [],
    })
  })

  it('reads yes and no, days and texts that a JSON feed writes as numbers', async () => {
    await put(car(1, { vatReportable: false }))
    const map = parseMap({
      format: 'json',
      fields: { id: 'id', vatReportable: 'vat', firstRegistration: 'first', colourName: 'paint' },
    })
    expect(await run({ feed: feedOf([{ id: 1, vat: 1, first: 20_240_301, paint: 9040 }]), map })).toMatchObject({
      changed: 1,
      rejected: [],
    })
    expect(await stock()).toMatchObject([{ vatReportable: true, firstRegistration: '2024-03-01', colourName: '9040' }])
  })

  it('reports line, field and reason of a record that fails, and takes the rest', async () => {
    const report = await take([car(1), { ...car(2), fuel: 'steam', mileage: -1 }, car(3)])
    expect(report).toMatchObject({ added: 2, records: 3 })
    expect(report.rejected.map(({ id, field }) => [id, field])).toEqual([
      ['2', 'fuel'],
      ['2', 'mileage'],
    ])
    const text = feedOf([car(1), car(2)])
      .toString()
      .split('\n')
    const lineOfSecond = text.findIndex((line, index) => index > 3 && line === ' {') + 1
    expect(report.rejected.map(({ line }) => line)).toEqual([lineOfSecond, lineOfSecond])
    expect(report.rejected[0]?.reason).toContain('petrol')
  })

  it('names the line of a CSV record also behind one that goes over several lines', async () => {
    const text = sample('stock.csv').toString('utf8').replace('61 900 km', 'viel')
    const report = await run({ feed: Buffer.from(text), map: sampleMap('stock-csv.map.json') })
    expect(report.rejected).toEqual([{ line: 5, id: '900003', field: 'mileage', reason: '"viel" is no number' }])
  })

  it('names the line of an XML record', async () => {
    const text = sample('stock.xml').toString('utf8').replace('58200', '58,2,00')
    const report = await run({ feed: Buffer.from(text), map: sampleMap('stock-xml.map.json') })
    const line = text.split('\n').findIndex((row) => row.includes('numero="900012"')) + 1
    expect(report.rejected).toMatchObject([{ line, id: '900012', field: 'mileage' }])
  })

  it('takes the first of two records with one id and reports the other', async () => {
    const report = await take([car(1), car(2), car(1, { mileage: 9 })])
    expect(report.rejected).toMatchObject([
      { id: '1', field: 'id', reason: expect.stringMatching(/stands in line 2 already/) },
    ])
    expect((await stock()).map(({ id, mileage }) => [id, mileage])).toEqual([
      [1, 18_420],
      [2, 18_420],
    ])
  })

  it('takes out what is not in a complete feed, but not a vehicle whose record is broken', async () => {
    await put(...cars(5))
    const report = await take([car(1), car(2), car(3), { ...car(4), vin: 'short' }])
    expect(report).toMatchObject({ removed: 1, unchanged: 3 })
    expect((await stock()).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  it('takes nothing out while a record without a readable id may be any vehicle', async () => {
    await put(...cars(5))
    const report = await take([...cars(4), { ...car(5), id: 'x5' }])
    expect(report).toMatchObject({
      removed: 0,
      notes: [expect.stringMatching(/1 vehicles are not in the feed, but stay/)],
    })
  })

  it('refuses a feed that would remove more than 30 % of the stock, unless it is forced', async () => {
    await put(...cars(10))
    await expect(take(cars(6))).rejects.toThrow(/would remove 4 of 10 unsold vehicles.*--force/)
    expect(await stock()).toHaveLength(10)
    expect(await take(cars(7))).toMatchObject({ removed: 3 })
    expect(await take(cars(1), { force: true })).toMatchObject({ removed: 6 })
  })

  it('lets any number of sold vehicles go', async () => {
    await put(...cars(6).map((one) => (one.id > 3 ? { ...one, availability: 'sold' as const } : one)))
    expect(await take(cars(3))).toMatchObject({ removed: 3 })
  })

  it('says what would happen and writes nothing in a dry run', async () => {
    await put(...cars(5))
    const before = await readPosition(opened.db)
    expect(await take([...cars(4), car(6)], { dryRun: true })).toMatchObject({ added: 1, removed: 1, dryRun: true })
    expect(await readPosition(opened.db)).toEqual(before)
    expect(await stock()).toHaveLength(5)
  })

  it('keeps what a feed does not speak of, and drops instalments that belong to an old price', async () => {
    const map = sampleMap('stock-csv.map.json')
    await run({ feed: sample('stock.csv'), map })
    const [first] = await stock()
    await opened.db.transaction().execute((trx) =>
      upsertVehicles(
        trx,
        [
          {
            ...car(900_001),
            ...first,
            photos: exampleVehicle.photos,
            prices: [{ ...exampleVehicle.prices[0], totalPrice: 2_499_000 }, ...exampleVehicle.prices.slice(1)],
          } as Vehicle,
        ],
        'api',
      ),
    )
    expect(await run({ feed: sample('stock.csv'), map })).toMatchObject({ unchanged: 3 })
    await run({ feed: Buffer.from(sample('stock.csv').toString().replace('24.990,00', '23.990,00')), map })
    const [cheaper] = await stock()
    expect(cheaper).toMatchObject({
      photos: exampleVehicle.photos,
      prices: [{ type: 'purchase', totalPrice: 2_399_000 }],
    })
    expect(cheaper?.['prices']).toHaveLength(1)
  })

  describe('a feed that is cut off', () => {
    it.each(['csv', 'json', 'xml'] as const)('changes nothing, wherever the %s ends', async (format) => {
      const [file, mapFile] = samples[format]
      const map = { ...sampleMap(mapFile), complete: true }
      const whole = sample(file).toString('utf8').trimEnd()
      await put(car(900_050))
      const before = await readPosition(opened.db)
      for (let share = 1; share < 24; share += 1) {
        const feed = Buffer.from(whole.slice(0, Math.floor((whole.length * share) / 24)))
        await expect(run({ feed, map, force: true })).rejects.toThrow(FeedError)
      }
      expect(await readPosition(opened.db)).toEqual(before)
    })
  })

  it.each([
    ['an empty file', '', stockMap, /empty/],
    ['no vehicles', '[]', stockMap, /no vehicles/],
    ['no list', '{"a":1}', stockMap, /no list at its root/],
    ['another head line', 'a;b\n1;2', sampleMap('stock-csv.map.json'), /has none of these.*NoStock/],
    ['records that are all wrong', '[{"id":7}]', stockMap, /No record of the feed can be used/],
  ])('refuses %s', async (_what, feed, map, message) => {
    await put(car(1))
    await expect(run({ feed: Buffer.from(feed), map, force: true })).rejects.toThrow(message)
    expect(await stock()).toHaveLength(1)
  })
})

describe('mapping file', () => {
  it.each([
    [{ format: 'csv', fields: { id: 'x', wheels: 'y' } }, /wheels/],
    [{ format: 'csv', fields: { brandName: 'y' } }, /fields\.id is missing/],
    [{ format: 'xls', fields: 'same' }, /format/],
    [{ format: 'csv', fields: { id: { from: 'x', value: 1 } } }, /either from or value/],
    [{ format: 'csv', fields: 'same', colour: 1 }, /colour/],
  ])('is refused with the entry that is wrong: %j', (raw, message) => {
    expect(() => parseMap(raw)).toThrow(message)
  })
})
