import { z } from 'zod'
import { DEMO_TOKENS } from '../../demo/content-api/options'
import { vehicleSlug } from '../../src/domain/routes/vehicle-slug'
import { vehicleSchema } from '../../src/contract/dealer/vehicle'
import type { Vehicle } from '../../src/domain/vehicle/types'
import type { System } from './system'

/** A change that was told to its system, and how to see that it is live. */
export interface Told {
  /** Address whose bytes change, and what they hold then. */
  path: string
  text: string
  /** When the system had accepted it: its webhook was sent after that. */
  at: number
}

const changesSchema = z.object({
  items: z.array(z.object({ vehicle: vehicleSchema })),
  cursor: z.string(),
  more: z.boolean(),
})

/** A page says many numbers below this one; it says a mileage above it only when it is that vehicle's. */
const TELLING_KM = 1000

/** Vehicles whose mileage tells whether their page is the new one. */
export const firstVehicles = async ({ apiUrl }: System, count: number): Promise<Vehicle[]> => {
  const driven: Vehicle[] = []
  let after = ''
  do {
    const answer = await fetch(`${apiUrl}/api/dealer/v1/vehicles?limit=500${after}`)
    const { items, cursor, more } = changesSchema.parse(await answer.json())
    driven.push(...items.map(({ vehicle }) => vehicle).filter(({ mileage }) => mileage >= TELLING_KM))
    if (!more && driven.length < count) throw new Error(`${driven.length} vehicles were driven, ${count} are wanted`)
    after = `&after=${encodeURIComponent(cursor)}`
  } while (driven.length < count)
  return driven.slice(0, count)
}

const ok = async (response: Response): Promise<Response> => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}

/** So that no run writes the texts of one before it on the same data. */
const run = Math.floor(Date.now() / 1000) % 100_000

/** A mileage as pages write it, with their blanks. */
const shown = (km: number): string => new Intl.NumberFormat('fr-LU').format(km)

/** Kilometres that a vehicle is driven between two rounds. */
const DRIVEN = 17

/** One vehicle was driven a bit. */
export const changeVehicle = async (
  { apiUrl, dealerToken }: System,
  vehicle: Vehicle,
  round: number,
): Promise<Told> => {
  const mileage = vehicle.mileage + DRIVEN * (round + 1)
  await ok(
    await fetch(`${apiUrl}/api/dealer/v1/vehicles/${vehicle.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${dealerToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mileage }),
    }),
  )
  return { path: `/stock/${vehicleSlug(vehicle)}`, text: shown(mileage), at: performance.now() }
}

/** Many vehicles in one feed. */
export const changeVehicles = async (
  { apiUrl, dealerToken }: System,
  vehicles: readonly Vehicle[],
  round: number,
): Promise<Told> => {
  const driven = vehicles.map(({ id, mileage }) => ({ id, mileage: mileage + DRIVEN * (round + 1) }))
  const map = { format: 'json', complete: false, fields: { id: 'id', mileage: 'mileage' } }
  const feed = Buffer.from(JSON.stringify(driven))
  await ok(
    await fetch(`${apiUrl}/api/dealer/v1/imports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${dealerToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ feed: feed.toString('base64'), map, force: false, dryRun: false }),
    }),
  )
  const last = vehicles.at(-1)
  if (!last) throw new Error('no vehicles')
  return {
    path: `/stock/${vehicleSlug(last)}`,
    text: shown(last.mileage + DRIVEN * (round + 1)),
    at: performance.now(),
  }
}

const storiesSchema = z.object({
  stories: z.array(z.object({ id: z.number(), content: z.record(z.string(), z.unknown()) })),
})

const EDITOR = { authorization: `Bearer ${DEMO_TOKENS.management}`, 'content-type': 'application/json' }
const spaceOf = ({ contentUrl }: System): string => `${contentUrl}/v1/spaces/88001`

const readStory = async (system: System, slug: string): Promise<z.output<typeof storiesSchema>['stories'][number]> => {
  const { stories } = storiesSchema.parse(
    await (await ok(await fetch(`${spaceOf(system)}/stories?with_slug=${slug}`, { headers: EDITOR }))).json(),
  )
  const [story] = stories
  if (!story) throw new Error(`no story ${slug}`)
  return story
}

/** Publishes a story with another text. */
const publish = async (
  system: System,
  slug: string,
  change: (content: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> => {
  const { id, content } = await readStory(system, slug)
  const body = JSON.stringify({ story: { content: change(content) }, publish: 1 })
  await ok(await fetch(`${spaceOf(system)}/stories/${id}`, { method: 'PUT', headers: EDITOR, body }))
}

/** As many pages more as it takes until the space has so many stories; those that are there already stay. */
export const fillSpace = async (system: System, count: number): Promise<Told | null> => {
  const there = Number(
    (await ok(await fetch(`${spaceOf(system)}/stories?per_page=1`, { headers: EDITOR }))).headers.get('total'),
  )
  const { content } = await readStory(system, 'faq')
  const seo = z.record(z.string(), z.unknown()).parse(content['seo'])
  const title = (number: number) => `Nos réponses, volume ${number}`
  for (let number = there; number < count; number += 1) {
    const story = {
      name: title(number),
      slug: `reponses-${number}`,
      content: { ...content, seo: { ...seo, title: title(number) } },
    }
    await ok(
      await fetch(`${spaceOf(system)}/stories`, {
        method: 'POST',
        headers: EDITOR,
        body: JSON.stringify({ story, publish: 1 }),
      }),
    )
  }
  return there < count ? { path: `/reponses-${count - 1}`, text: title(count - 1), at: performance.now() } : null
}

/** An editor publishes one page. */
export const changeStory = async (system: System, round: number): Promise<Told> => {
  const text = `Nos réponses, version ${run}.${round}`
  await publish(system, 'faq', (content) => {
    const seo = z.record(z.string(), z.unknown()).parse(content['seo'])
    return { ...content, seo: { ...seo, title: text } }
  })
  return { path: '/faq', text, at: performance.now() }
}

/** An editor publishes what every page shows. */
export const changeHeader = async (system: System, round: number): Promise<Told> => {
  const text = `Rechercher, essai ${run}.${round}`
  await publish(system, 'global/header', (content) => ({ ...content, searchPlaceholder: text }))
  return { path: '/faq', text, at: performance.now() }
}

/** Between two questions, ms. */
const POLL = 4
/** Once a change has taken long, so many parts of what it took lie between two questions: asking costs what is measured. */
const PARTS = 100

/**
 * Asks again and again, as browsers do: only for what is not known yet. To fetch and to read 100 kB two hundred times in a
 * second takes a third of a processor from what is measured.
 *
 * @returns milliseconds from the acceptance to the first answer with the new bytes
 */
export const untilLive = async ({ siteUrl }: System, { path, text, at }: Told, patienceMs: number): Promise<number> => {
  let known: string | null = null
  for (;;) {
    const answer: Response = await fetch(siteUrl + path, {
      headers: { 'accept-encoding': 'identity', ...(known !== null && { 'if-none-match': known }) },
    })
    const body = await answer.text()
    const now = performance.now()
    if (body.includes(text)) return now - at
    known = answer.headers.get('etag')
    if (now - at > patienceMs) throw new Error(`${path} does not show "${text}" after ${Math.round(now - at)} ms`)
    await new Promise((resolve) => setTimeout(resolve, Math.max(POLL, (now - at) / PARTS)))
  }
}
