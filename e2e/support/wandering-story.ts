import { z } from 'zod'
import { DEMO_TOKENS } from '../../demo/content-api/options'
import type { OwnSystem } from './own-system'

const EDITOR = { authorization: `Bearer ${DEMO_TOKENS.management}`, 'content-type': 'application/json' }
const storiesSchema = z.object({ stories: z.tuple([z.object({ id: z.number() })]) })

/** A story that an editor moves again and again. */
export interface WanderingStory {
  /** Moves it to an address where it never was. */
  move: () => Promise<void>
  /**
   * Addresses that visitors know and that do not lead to where it is in one hop; a line for each. They know those where it was
   * when this was asked: one that it left before any release had it was never told to anybody.
   */
  lost: () => Promise<string[]>
}

/** @param slug where it is now */
export const wanderingStory = (system: OwnSystem, slug: string): WanderingStory => {
  const space = (): string => `${system.contentUrl}/v1/spaces/88001`
  const slugs = [slug]
  const now = (): string => slugs.at(-1) ?? slug
  const told = new Set([slug])
  return {
    move: async () => {
      const { stories } = storiesSchema.parse(
        await (await fetch(`${space()}/stories?with_slug=${now()}`, { headers: EDITOR })).json(),
      )
      const next = `${slug}-${slugs.length}`
      const answer = await fetch(`${space()}/stories/${stories[0].id}/move`, {
        method: 'PUT',
        headers: EDITOR,
        body: JSON.stringify({ story: { slug: next } }),
      })
      if (!answer.ok) throw new Error(`${now()} was not moved: ${answer.status} ${await answer.text()}`)
      slugs.push(next)
    },
    lost: async () => {
      told.add(now())
      const lines = await Promise.all(
        [...told].map(async (old) => {
          const { status, headers } = await fetch(`${system.siteUrl}/${old}`, { redirect: 'manual' })
          const good = old === now() ? status === 200 : status === 301 && headers.get('location') === `/${now()}`
          return good ? [] : [`/${old}: ${status} ${headers.get('location') ?? ''}`]
        }),
      )
      return lines.flat()
    },
  }
}
