import fc from 'fast-check'
import type { RawValue } from '../../domain/enquiry/check-field'
import { FIELDS, fieldOf } from '../../domain/enquiry/fields'
import type { FieldName } from '../../domain/enquiry/fields'
import { FORMS } from '../../domain/enquiry/forms'
import { ENQUIRY_KINDS } from '../../domain/enquiry/kinds'
import type { StoredEnquiry } from '../../domain/enquiry/types'
import type { OpenDatabase } from '../database/open-database'
import { startServer } from '../http/start-server'
import type { RunningServer } from '../http/start-server'
import { testDatabases } from '../testing/databases/databases'
import { createRandomBodies } from '../testing/random-bodies'
import { parseEnquiry } from './body/parse-enquiry'
import { valueFor } from './testing/any-enquiry'
import { exampleSite } from '../../domain/testing/example-location'
import { NOW } from './testing/example-bodies'
import { aimedBody, OPEN_DAY, openBodies } from './testing/aimed-bodies'
import { flatBody } from './testing/flat-body'
import { openIntake } from './testing/open-intake'
import { storedFaults } from './testing/stored-faults'

/** How many bodies are sent; `npm run test:long` sends 10,000. */
const COUNT = Number(process.env['FUZZ_BODIES'] || 400)
const SEED = Number(process.env['FUZZ_SEED'] || Date.now() % 1_000_000)

const names = Object.keys(FIELDS) as FieldName[]

/** Times and days at which a dealership may be closed. */
const anyDay = fc.constantFrom('2026-11-29', '2026-12-25', '2026-12-28', '2027-01-01', '2027-01-04')
const anyTime = fc.constantFrom('03:00', '07:30', '08:00', '10:00', '18:30', '23:30')
const anySlot = fc.tuple(anyDay, anyTime).map(([day, time]) => `${day}T${time}`)

const sentFor = (name: FieldName): fc.Arbitrary<RawValue> => {
  const { type } = fieldOf(name)
  if (type !== 'slot' && type !== 'date') return valueFor(name)
  return fc.oneof(valueFor(name), type === 'slot' ? anySlot : anyDay)
}

/** Filled in forms of every kind, most of them right. */
const rightBodies = (): Record<string, unknown>[] =>
  ENQUIRY_KINDS.flatMap((kind) => {
    const shown = new Set(FORMS[kind].fields.map(({ name }) => name))
    const fields = Object.fromEntries(names.filter((name) => shown.has(name)).map((name) => [name, sentFor(name)]))
    return fc
      .sample(fc.record({ ...fields, consentText: fc.constantFrom(undefined, '2026-11-24', 'v1', '2025-01-01') }), {
        numRuns: 6,
        seed: SEED,
      })
      .map((values) => ({ kind, hasLicence: true, ...values, name: 'Zoé Müller', consent: true, vehicleId: 7 }))
  })

describe.each(testDatabases.slice(0, 1))(`random enquiries over HTTP (FUZZ_SEED=${SEED}) on $name`, ({ open }) => {
  let opened: OpenDatabase
  let running: RunningServer
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => {
    running.server.closeAllConnections()
    await new Promise((resolve) => running.server.close(resolve))
    await opened.close()
  })

  it(
    `are never answered with a fault, and nothing wrong is stored: ${COUNT} of them`,
    async () => {
      const { app, stored } = await openIntake(opened)
      const logger = { info: () => undefined, error: () => undefined }
      running = await startServer({ fetch: app.fetch, port: 0, host: '127.0.0.1', portVariable: 'PORT', logger })
      const { body, form, pick, below } = createRandomBodies(SEED)
      const rights = rightBodies()
      const taken = openBodies()
      const statuses = new Map<number, number>()
      const faults: unknown[] = []
      for (let index = 0; index < COUNT; index += 1) {
        // Every fourth body is sent as it is: first those with an open hour, then those with days and hours that may be closed.
        const isAimed = index % 4 === 0
        const right = isAimed ? (taken[index / 4] ?? aimedBody(pick)) : pick(rights)
        const filled = Object.entries(right).filter(
          ([, value]) => value !== undefined && value !== null && value !== false,
        )
        const strings = Object.fromEntries(filled.map(([name, value]) => [name, value === true ? 'on' : String(value)]))
        const random = below(2) === 0 ? body(right) : form(strings)
        const { type, bytes } = isAimed
          ? { type: 'application/json', bytes: Buffer.from(JSON.stringify(right)) }
          : random
        const path = isAimed ? '/api/enquiries' : pick(['/api/enquiries', '/api/enquiries/form'])
        // A visitor each: nobody sends too many.
        const headers = { 'content-type': type, 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` }
        const request = { method: 'POST', headers, body: new Uint8Array(bytes), redirect: 'manual' } as const
        const response = await fetch(`http://127.0.0.1:${running.port}${path}`, request)
        await response.arrayBuffer()
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        if (response.status >= 500) faults.push({ index, path, type, body: bytes.toString('latin1').slice(0, 300) })
      }
      expect(faults).toEqual([])
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([202, 303, 400, 422]))

      const context = { receivedAt: NOW, sites: [exampleSite], vehicleSite: null }
      const rows = await stored()
      const wishes = rows.flatMap(({ record }) => {
        const { slot, secondSlot, workshopSlot, date, secondDate } = (record as StoredEnquiry).values
        return [slot, secondSlot, workshopSlot, date, secondDate].map((wish) => String(wish ?? ''))
      })
      // Wishes at open hours are taken, so that the others are refused for their hours.
      expect(wishes.filter((wish) => wish.startsWith(OPEN_DAY)).length).toBeGreaterThanOrEqual(taken.length)
      // Equal content is one enquiry.
      expect(rows.length).toBeGreaterThan(Math.min(COUNT / 40, 30))
      for (const { record } of rows) {
        const enquiry = record as StoredEnquiry
        expect(storedFaults(enquiry)).toEqual([])
        const { values, subject, attachments } = enquiry
        expect(parseEnquiry(flatBody(enquiry), context)).toMatchObject({ enquiry: { values, subject, attachments } })
      }
    },
    60_000 + COUNT * 50,
  )
})
