import { z } from 'zod'
import { DEMO_TOKENS } from '../../demo/content-api/options'
import type { BuildEvent } from '../../src/server/builds/types'
import type { SmallWorld } from './small-world'

const payloadSchema = z.object({ action: z.literal('published'), story_id: z.number() })

/** Stories that events publish, as their drafts are read; what was published last is the draft too. */
export const publishedBy = async (world: SmallWorld, events: readonly BuildEvent[]): Promise<object[]> => {
  const ids = events.flatMap(({ payload }) => payloadSchema.safeParse(payload).data?.story_id ?? [])
  return Promise.all(
    ids.map(async (id) => {
      const query = `token=${DEMO_TOKENS.preview}&version=draft`
      const response = await fetch(`${world.content.origin}/v2/cdn/stories/${id}?${query}`)
      return z.object({ story: z.looseObject({}) }).parse(await response.json()).story
    }),
  )
}

/** What editors do one after the other; a change of a part of every page costs most, and comes as often as the others. */
export const EDITS = [
  'story edited',
  'article edited',
  'article edited',
  'story unpublished',
  'story published again',
  'story moved',
  'part of every page changed',
] as const
