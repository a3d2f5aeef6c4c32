import { randomUUID } from 'node:crypto'
import type { Random } from '../../demo/random'
import type { BuildEvent } from '../../src/server/builds/types'
import type { SmallWorld } from './small-world'

/** One change of the world, and the events that its system would send. */
export type Change = (world: SmallWorld, random: Random, step: number) => Promise<BuildEvent[]>

export const changeEvent = (source: BuildEvent['source'], kind: string, payload: unknown): BuildEvent => ({
  id: randomUUID(),
  source,
  kind,
  payload,
})
