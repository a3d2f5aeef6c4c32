import { z } from 'zod'
import { heldRedirectSchema } from '../../../contract/redirect-table'
import { reasonSchema } from '../../builds/reasons'
import { incidentSchema, statusEnquiriesSchema } from './enquiry-schema'
import { vitalsStatusSchema } from './vital-schema'

const instant = z.iso.datetime()
const count = z.int().min(0)
const source = z.enum(['storyblok', 'dealer', 'manual', 'reconciliation'])

export const eventSchema = z
  .object({
    id: z.string(),
    source,
    kind: z.string().describe('What happened, in the sender’s words'),
    subject: z.string().describe('What it happened to: an address, a stock number'),
    receivedAt: instant,
    status: z.enum(['pending', 'building', 'published', 'omitted', 'ignored', 'failed']),
    reason: z.string().nullable(),
    settledAt: instant.nullable(),
    seconds: z.number().min(0).nullable().describe('From acceptance to live; null until then'),
    buildId: z.string().nullable(),
  })
  .describe('One entry of the journal')

const pathList = z
  .object({ total: count, first: z.array(z.string()) })
  .describe('Page addresses, the first few of them')

const eventReferenceSchema = eventSchema.pick({ id: true, source: true, kind: true, subject: true })

export const buildSchema = z
  .object({
    id: z.string(),
    worker: z.string(),
    kind: z.enum(['incremental', 'full']),
    state: z.enum(['running', 'published', 'unchanged', 'gated', 'failed']),
    startedAt: instant,
    finishedAt: instant.nullable(),
    releaseId: z.string().nullable(),
    error: z.string().nullable(),
    pages: z.object({ created: pathList, changed: pathList, deleted: pathList }),
    reasons: z.array(reasonSchema).describe('What led to the pages, the closest reason of each'),
    files: z.object({ written: count, removed: count }),
    timings: z.array(z.object({ stage: z.string(), ms: z.number().min(0) })).describe('In the order of the build'),
    gate: z.array(z.object({ check: z.string(), message: z.string() })).describe('Why the release was held back'),
    forcible: z.boolean().describe('Held back by the gate, still kept, and never live since'),
    blocked: z.boolean().describe('The same, but for something that nobody may publish: its 301 file cannot be read'),
    events: z.object({ total: count, first: z.array(eventReferenceSchema) }).describe('What it was made for'),
  })
  .describe('One build')

const releaseSchema = z.object({
  id: z.string(),
  createdAt: instant,
  live: z.boolean(),
  held: z.boolean().describe('The gate held it back and nobody has published it since'),
  blocked: z.boolean().describe('Held back for something that nobody may publish'),
  facts: z.object({
    buildId: z.string().nullable(),
    counts: z.object({ files: count, pages: count, vehicles: count, redirects: count }),
    versions: z.object({ content: z.string().nullable(), dealer: z.string().nullable() }),
    kind: z.enum(['full', 'incremental']),
  }),
})

/** The answer of `GET /api/status`, and everything that the page shows. */
export const statusSchema = z.object({
  at: instant,
  site: z.string(),
  live: releaseSchema
    .extend({
      since: instant,
      cause: z.enum(['build', 'rollback', 'forced']).nullable(),
      publisher: z.string().nullable(),
    })
    .nullable()
    .describe('What visitors see'),
  queue: z.object({
    waiting: count,
    nextBuildAt: instant.nullable(),
    running: z
      .object({
        id: z.string(),
        kind: z.enum(['incremental', 'full']),
        startedAt: instant,
        stage: z.string(),
        share: z.number().min(0).max(1),
      })
      .nullable(),
  }),
  way: z
    .object({
      count,
      p50: z.number().nullable(),
      p95: z.number().nullable(),
      max: z.number().nullable(),
      points: z.array(
        z.object({ id: z.string(), source, subject: z.string(), settledAt: instant, seconds: z.number().min(0) }),
      ),
    })
    .describe('Seconds from acceptance to live of the last 200 published events, oldest first'),
  events: z.array(eventSchema).describe('Latest first, without the ignored'),
  ignored: z.object({ lastDay: count, latest: z.array(eventSchema) }),
  builds: z.array(buildSchema).describe('Latest first'),
  rejections: z.object({
    lastDay: count,
    latest: z.array(
      z.object({ id: z.string(), receivedAt: instant, source: z.string(), status: z.int(), reason: z.string() }),
    ),
  }),
  releases: z.array(releaseSchema).describe('Latest first'),
  enquiries: statusEnquiriesSchema,
  incidents: z.array(incidentSchema),
  heldRedirects: z.array(heldRedirectSchema).describe('Entries of the CMS’s redirects that the last build left out'),
  vitals: vitalsStatusSchema,
})

export type Status = z.output<typeof statusSchema>
export type StatusEvent = Status['events'][number]
export type StatusBuild = Status['builds'][number]
export type StatusRelease = Status['releases'][number]
export type LiveRelease = NonNullable<Status['live']>
