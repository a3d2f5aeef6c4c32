import { z } from 'zod'
import { heldRedirectSchema } from '../../../contract/redirect-table'
import { reasonSchema } from '../reasons'
import type { BuildResult } from '../types'

const eventSchema = z.object({
  id: z.string(),
  source: z.enum(['storyblok', 'dealer', 'manual', 'reconciliation']),
  kind: z.string(),
  payload: z.unknown(),
})

const pathsSchema = z.array(z.string())

const resultSchema: z.ZodType<BuildResult> = z.object({
  releaseId: z.string().nullable(),
  pages: z.object({ created: pathsSchema, changed: pathsSchema, deleted: pathsSchema, total: z.number() }),
  reasons: z.array(reasonSchema),
  files: z.object({ written: z.number(), removed: z.number() }),
  timings: z.record(z.string(), z.number()),
  gate: z.array(z.object({ check: z.string(), message: z.string() })),
  moved: z.array(z.object({ from: z.string(), to: z.string() })),
  omissions: z.array(z.object({ path: z.string(), slug: z.string().nullable(), reason: z.string() })),
  heldRedirects: z.array(heldRedirectSchema),
  read: z.object({ content: z.boolean(), dealer: z.boolean() }),
  versions: z.object({ content: z.string().nullable(), dealer: z.string().nullable() }),
  stories: z.record(z.string(), z.string()).nullable(),
})

/** What the server asks of a builder process. */
export const requestSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('build'),
    id: z.number(),
    /** Release that visitors see; null when there is none yet. The gate compares with it. */
    live: z.string().nullable(),
    events: z.array(eventSchema),
  }),
  z.object({
    /** Which pages a publication of these stories would touch; nothing is built. */
    type: z.literal('predict'),
    id: z.number(),
    stories: z.array(z.looseObject({})),
  }),
])
export type BuilderRequest = z.output<typeof requestSchema>

/** What a builder process says. */
export const replySchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ready'),
    /** What the process began with, and how long its parts took, in one line; for the log. */
    start: z.string().optional(),
  }),
  z.object({ type: z.literal('progress'), stage: z.string(), share: z.number(), saved: z.string().optional() }),
  z.object({
    type: z.literal('done'),
    id: z.number(),
    result: resultSchema,
    /** Bytes of memory in use. */
    rss: z.number(),
    /** Why a fresh process should take over although this one works; null when none need. */
    stale: z.string().nullable(),
  }),
  z.object({
    type: z.literal('predicted'),
    id: z.number(),
    /** Null: the process does not know its pages yet. */
    pages: z.object({ created: pathsSchema, changed: pathsSchema, deleted: pathsSchema }).nullable(),
  }),
  z.object({
    type: z.literal('failed'),
    /** Null: the process could not even start. */
    id: z.number().nullable(),
    message: z.string(),
    retry: z.boolean(),
    /** The process may hold half a change and must be replaced. */
    dirty: z.boolean(),
  }),
])
export type BuilderReply = z.output<typeof replySchema>
