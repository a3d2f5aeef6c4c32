import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Random } from '../../demo/random'
import { generateStock } from '../../demo/stock/generate'
import { COLLECTIONS } from '../../src/contract/dealer/collections'
import type { BuildEvent } from '../../src/server/builds/types'
import { readCollection, replaceCollection } from '../../src/server/dealer/collections'
import { vehicleOf } from '../../src/server/dealer/vehicle-row'
import { removeVehicles, upsertVehicles } from '../../src/server/dealer/write-vehicles'
import type { Vehicle } from '../../src/domain/vehicle/types'
import type { SmallWorld } from './small-world'

const storySchema = z.object({ id: z.number(), full_slug: z.string(), published: z.boolean(), content: z.record(z.string(), z.unknown()) })
type Story = z.output<typeof storySchema>

const event = (source: BuildEvent['source'], kind: string, payload: unknown): BuildEvent => ({ id: randomUUID(), source, kind, payload })

/** One change of the world, and the events that its system would send. */
type Change = (world: SmallWorld, random: Random, step: number) => Promise<BuildEvent[]>

const vehiclesOf = async ({ dealer: { db } }: SmallWorld): Promise<Vehicle[]> =>
  (await db.selectFrom('vehicles').selectAll().where('deleted', '=', false).orderBy('id').execute()).map(vehicleOf)

const write = async ({ dealer: { db } }: SmallWorld, vehicles: readonly Vehicle[]): Promise<BuildEvent[]> => {
  await db.transaction().execute((trx) => upsertVehicles(trx, vehicles))
  return [event('dealer', 'vehicle.updated', { ids: vehicles.map(({ id }) => id) })]
}

const changeVehicle =
  (change: (vehicle: Vehicle, random: Random, step: number, world: SmallWorld) => Partial<Vehicle> | Promise<Partial<Vehicle>>): Change =>
  async (world, random, step) => {
    const vehicle = random.pick(await vehiclesOf(world))
    const fields = await change(vehicle, random, step, world)
    return write(world, [{ ...vehicle, ...fields, updatedAt: new Date(Date.UTC(2026, 10, 21, 12, step)).toISOString() }])
  }

/** Stories without which there is no site. */
const FIXED = /^(?:home|global\/.*)$/

const stories = async ({ content }: SmallWorld, wanted: (story: Story) => boolean): Promise<Story[]> => {
  const all: Story[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await content.write('GET', `/stories?per_page=100&page=${page}`)
    const part = z.array(storySchema).parse(body['stories'])
    all.push(...part)
    if (part.length < 100) return all.filter(wanted)
  }
}

const storyEvent = (action: string, { id, full_slug: slug }: Story): BuildEvent[] => [
  event('storyblok', action, { action, space_id: 88001, story_id: id, ...((action === 'published' || action === 'moved') && { full_slug: slug }) }),
]

const isFree = ({ full_slug: slug, published }: Story): boolean => published && !FIXED.test(slug)

/** The text of search engines is the one field that every page has. */
const retitled = (content: Story['content'], step: number): Story['content'] => {
  const seo = z.array(z.record(z.string(), z.unknown())).safeParse(content['seo'])
  const [first] = seo.success ? seo.data : []
  return first ? { ...content, seo: [{ ...first, title: `Titre numéro ${step}` }] } : { ...content, copyright: `Groupe Alzette, version ${step}` }
}

const publish = async (world: SmallWorld, story: Story, step: number): Promise<BuildEvent[]> => {
  await world.content.write('PUT', `/stories/${story.id}`, { story: { content: retitled(story.content, step) }, publish: 1 })
  return storyEvent('published', story)
}

const places = z.array(COLLECTIONS.locations)
const people = z.array(COLLECTIONS.employees)

/** Every kind of change that the issue of a group of dealers brings. */
export const CHANGES: Record<string, Change> = {
  'vehicle added': async (world) => {
    const there = new Set((await vehiclesOf(world)).map(({ id }) => id))
    const fresh = [...generateStock({ vehicles: 80, seed: 1 })].find(({ id }) => !there.has(id))
    if (!fresh) throw new Error('the generator has no further vehicle')
    return write(world, [fresh])
  },
  'vehicle changed': changeVehicle(({ mileage }) => ({ mileage: mileage + 1_000 })),
  'vehicle repriced and changed': changeVehicle(({ prices, mileage }) => ({ prices: prices.slice(0, 1), mileage: mileage + 1 })),
  'vehicle renamed': changeVehicle((_vehicle, _random, step) => ({ variant: `Série ${step}` })),
  'vehicle moved to another dealership': changeVehicle(async ({ locationId }, random, _step, { dealer }) => {
    const all = places.parse(await readCollection(dealer.db, 'locations'))
    return { locationId: random.pick(all.filter(({ id }) => id !== locationId)).id }
  }),
  'vehicle sold': async (world, random) => {
    const { id } = random.pick(await vehiclesOf(world))
    await world.dealer.db.transaction().execute((trx) => removeVehicles(trx, [id]))
    return [event('dealer', 'vehicle.deleted', { ids: [id] })]
  },
  'story published': async (world, random, step) => publish(world, random.pick(await stories(world, isFree)), step),
  'story unpublished': async (world, random) => {
    const story = random.pick(await stories(world, isFree))
    await world.content.write('PUT', `/stories/${story.id}/unpublish`)
    return storyEvent('unpublished', story)
  },
  'story published again': async (world, random, step) => {
    const hidden = await stories(world, ({ published }) => !published)
    return hidden.length > 0 ? publish(world, random.pick(hidden), step) : []
  },
  'story moved': async (world, random, step) => {
    const story = random.pick(await stories(world, isFree))
    const slug = `${story.full_slug.replace(/-d\d+$/, '')}-d${step}`
    await world.content.write('PUT', `/stories/${story.id}/move`, { story: { slug } })
    return storyEvent('moved', { ...story, full_slug: slug })
  },
  'story deleted': async (world, random) => {
    const story = random.pick(await stories(world, (candidate) => isFree(candidate) && candidate.full_slug.startsWith('news/')))
    await world.content.write('DELETE', `/stories/${story.id}`)
    return storyEvent('deleted', story)
  },
  'part of every page changed': async (world, _random, step) => {
    const [footer] = await stories(world, ({ full_slug: slug }) => slug === 'global/footer')
    return footer ? publish(world, footer, step) : []
  },
  'opening hours changed': async ({ dealer: { db } }, random) => {
    const all = places.parse(await readCollection(db, 'locations'))
    const changed = random.pick(all)
    const items = all.map((place) => (place === changed ? { ...place, showroomHours: place.showroomHours === null ? place.workshopHours : null } : place))
    await db.transaction().execute((trx) => replaceCollection(trx, 'locations', items))
    return [event('dealer', 'location.updated', { id: changed.id })]
  },
  'employee gone': async ({ dealer: { db } }, random) => {
    const all = people.parse(await readCollection(db, 'employees'))
    const gone = random.pick(all)
    await db.transaction().execute((trx) => replaceCollection(trx, 'employees', all.filter((person) => person !== gone)))
    return [event('dealer', 'employee.deleted', { id: gone.id })]
  },
  'redirect added': async (world, random, step) => {
    await world.content.write('POST', '/datasource_entries', {
      datasource_entry: { name: `/ancienne-adresse-${step}`, value: random.pick(['/stock', '/concessions', '/news']), datasource_slug: 'redirects' },
    })
    return [event('storyblok', 'entries_updated', { action: 'entries_updated', space_id: 88001, datasource_slug: 'redirects' })]
  },
}
