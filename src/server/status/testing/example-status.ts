import type { Insertable } from 'kysely'
import { createHash } from 'node:crypto'
import type { BuildReason } from '../../../domain/status/build-reasons'
import type { BuildResult, GateFinding } from '../../builds/types'
import type { Db } from '../../database/open-database'
import type { BuildState, EventSource, EventStatus, Schema } from '../../database/schema'
import type { ReleaseSummary } from '../types'

/** Numbers from 0 to 1 that look random and are the same each time. */
const sequence = (seed: number) => (): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

export const hex = (text: string): string => createHash('sha256').update(text).digest('hex')

const SUBJECTS: readonly { source: EventSource; kind: string; subject: string; path: string }[] = [
  {
    source: 'dealer',
    kind: 'vehicle.updated',
    subject: '104729',
    path: '/stock/104729-1-peugeot-3008-hybrid-136-allure',
  },
  {
    source: 'storyblok',
    kind: 'published',
    subject: '/news/journees-portes-ouvertes-de-novembre',
    path: '/news/journees-portes-ouvertes-de-novembre',
  },
  { source: 'dealer', kind: 'vehicle.created', subject: '118207', path: '/stock/118207-1-renault-5-e-tech-iconic' },
  { source: 'dealer', kind: 'vehicle.deleted', subject: '98114', path: '/stock/98114-1-dacia-duster-tce-130' },
  {
    source: 'storyblok',
    kind: 'moved',
    subject: '/services/entretien-et-reparation',
    path: '/services/entretien-et-reparation',
  },
  { source: 'storyblok', kind: 'published', subject: '/global/header', path: '/' },
  { source: 'dealer', kind: 'location.updated', subject: 'mersch', path: '/concessions/mersch' },
  { source: 'manual', kind: 'rebuild', subject: '', path: '/' },
  {
    source: 'reconciliation',
    kind: 'vehicle.updated',
    subject: '104731',
    path: '/stock/104731-1-citroen-c3-aircross-plus',
  },
]

const STAGE_SHARES = { source: 0.09, pages: 0.12, queries: 0.21, html: 0.26, post: 0.11, release: 0.15, gate: 0.06 }

/** The reason that fits the first path: a vehicle with those beside it, or a story. */
const exampleReasons = (paths: readonly string[]): BuildReason[] => {
  const [path] = paths
  const vehicle = /^\/stock\/(\d+)-/.exec(path ?? '')?.[1]
  if (path === undefined) return []
  const own = { bond: 'own' as const, template: '', total: 1, first: [path] }
  if (vehicle === undefined) return [{ subject: 'story', deed: 'changed', total: 1, keys: [path], pages: [own] }]
  return [
    {
      subject: 'vehicle',
      deed: 'changed',
      total: 1,
      keys: [vehicle],
      pages: [
        own,
        { bond: 'similar', template: '', total: 4, first: ['/stock/104731-1-citroen-c3-aircross-plus'] },
        { bond: 'list', template: 'brand', total: 1, first: ['/peugeot'] },
      ],
    },
  ]
}

export const exampleResult = (
  releaseId: string | null,
  paths: readonly string[],
  ms: number,
  gate: GateFinding[] = [],
): BuildResult => ({
  releaseId,
  pages: { created: paths.slice(2, 3), changed: paths.slice(0, 2), deleted: paths.slice(3), total: 6_214 },
  reasons: exampleReasons(paths),
  files: { written: paths.length * 3 + 4, removed: paths.length > 3 ? 2 : 0 },
  timings: Object.fromEntries(Object.entries(STAGE_SHARES).map(([stage, share]) => [stage, Math.round(ms * share)])),
  gate,
  moved: [],
  omissions: [],
  heldRedirects: [],
  read: { content: true, dealer: true },
  versions: { content: '1763730000', dealer: 'k3f9-20418' },
  stories: null,
})

export interface ExampleOptions {
  /** The example's present. */
  now: Date
  /** Settled events. */
  events?: number
  /** The latest build was held back by the gate, and the one before it failed. */
  isFailing?: boolean
  /** A build is under way, and events wait. */
  isBusy?: boolean
}

export const FINDINGS: GateFinding[] = [
  { check: 'vehicle-count', message: 'Le nombre de véhicules tombe de 4.812 à 212\u202F: plus de 20\u00A0% en moins.' },
  {
    check: 'broken-link',
    message: 'La page /news/journees-portes-ouvertes-de-novembre mène à /services/atelier, qui n’existe pas.',
  },
  { check: 'missing-title', message: 'La page /services/entretien-et-reparation n’a pas de titre.' },
]

type Rows = { [Table in 'events' | 'builds' | 'publications' | 'rejections']: Insertable<Schema[Table]>[] }

interface Made {
  events: EventStatus[]
  at: Date
}

/** Fills the journal with some hours of a dealer group's day, and tells the releases that belong to it. */
export const fillExample = async (
  db: Db,
  { now, events = 260, isFailing = false, isBusy = false }: ExampleOptions,
): Promise<ReleaseSummary[]> => {
  const random = sequence(7)
  const at = (secondsAgo: number) => new Date(now.getTime() - secondsAgo * 1000)
  const releases: ReleaseSummary[] = []
  const rows: Rows = { events: [], builds: [], publications: [], rejections: [] }
  let number = 0
  const addEvent = (
    status: EventStatus,
    received: Date,
    settled: Date | null,
    buildId: string | null,
    reason: string | null = null,
  ): string => {
    const template = SUBJECTS[Math.floor(random() ** 1.6 * SUBJECTS.length)] ?? SUBJECTS[0]
    if (!template) return ''
    const { source, kind, subject, path } = template
    number += 1
    rows.events.push({
      id: `event-${number}`,
      source,
      kind,
      subject,
      idempotency_key: `key-${number}`,
      payload: '{}',
      status,
      reason,
      build_id: buildId,
      received_at: received.toISOString(),
      settled_at: settled?.toISOString() ?? null,
    })
    return path
  }
  const addBuild = (
    index: number,
    state: BuildState,
    { at: started, events: states }: Made,
    findings: GateFinding[] = [],
    error: string | null = null,
  ) => {
    const id = `build-${index}`
    const ms = 180 + random() ** 4 * 2_400 + states.length * 30
    const finished = state === 'running' ? null : new Date(started.getTime() + ms)
    const paths: string[] = []
    for (const status of states)
      paths.push(
        addEvent(
          status,
          new Date(started.getTime() - 500 - random() * 400),
          status === 'building' ? null : finished,
          id,
          status === 'failed' ? error : null,
        ),
      )
    const releaseId = state === 'published' || state === 'gated' ? hex(id) : null
    rows.builds.push({
      id,
      worker: 'vitrine-1',
      kind: index % 40 === 0 ? 'full' : 'incremental',
      state,
      started_at: started.toISOString(),
      finished_at: finished?.toISOString() ?? null,
      release_id: releaseId,
      error,
      ...(state === 'published' || state === 'gated' || state === 'unchanged'
        ? { result: JSON.stringify(exampleResult(releaseId, [...new Set(paths)], ms, findings)) }
        : {}),
    })
    if (releaseId === null || !finished) return
    const counts = {
      files: 19_240 + index,
      pages: 6_214 - (state === 'gated' ? 4_600 : 0),
      vehicles: 4_812 - (state === 'gated' ? 4_600 : 0),
      redirects: 1_348,
    }
    releases.push({
      id: releaseId,
      createdAt: finished.toISOString(),
      live: false,
      facts: { buildId: id, counts, versions: { content: '1763730000', dealer: 'k3f9-20418' }, kind: 'incremental' },
    })
    if (state === 'published')
      rows.publications.push({
        release_id: releaseId,
        publisher: 'local',
        cause: 'build',
        build_id: id,
        published_at: finished.toISOString(),
      })
  }

  let made = 0
  for (let index = 1; made < events; index += 1) {
    const size = Math.min(events - made, random() < 0.7 ? 1 : Math.ceil(random() * 6))
    made += size
    addBuild(index, 'published', {
      at: at(600 + (events - made) * 85),
      events: Array.from({ length: size }, () => 'published' as const),
    })
  }
  if (events > 0) {
    for (let index = 0; index < 14; index += 1)
      addEvent(
        'ignored',
        at(300 + index * 900),
        at(300 + index * 900),
        null,
        'Prix ou disponibilité seulement\u202F: lu en direct.',
      )
    const reasons = [
      ['storyblok', 401, 'La signature ne correspond pas au corps.'],
      ['dealer', 401, 'L’horodatage a plus de 5 minutes.'],
      ['storyblok', 413, 'Le corps dépasse 256 Kio.'],
      ['dealer', 400, 'Le corps n’est pas du JSON.'],
    ] as const
    for (const [index, [source, status, reason]] of reasons.entries())
      rows.rejections.push({
        id: `rejection-${index}`,
        received_at: at(1_300 + index * 5_400).toISOString(),
        source,
        status,
        reason,
      })
  }
  if (isFailing) {
    addBuild(
      9_001,
      'failed',
      { at: at(320), events: ['failed', 'failed'] },
      [],
      'Content API: http://127.0.0.1:4400/v2/cdn/stories answered 500 (10 attempts).',
    )
    addBuild(9_002, 'gated', { at: at(140), events: ['failed', 'failed', 'failed'] }, FINDINGS)
  }
  if (isBusy) {
    addBuild(9_003, 'running', { at: at(0.4), events: ['building', 'building'] })
    for (let index = 0; index < 3; index += 1) addEvent('pending', at(0.2), null, null)
  }
  for (const table of ['events', 'builds', 'publications', 'rejections'] as const)
    if (rows[table].length > 0) await db.insertInto(table).values(rows[table]).execute()
  const live = releases.filter(({ facts }) => facts.counts.pages > 5_000).at(-1)
  return releases.map((release) => ({ ...release, live: release === live })).slice(-20)
}
