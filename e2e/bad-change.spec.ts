import { DEMO_TOKENS } from '../demo/content-api/options'
import type { BuilderProcess, Built } from '../src/server/builds/supervisor/builder-process'
import { BuildFailure } from '../src/server/builds/types'
import { FIRST_BUILD } from './support/builds/build-run'
import { ensureFinishedBuild, launchBuilder, restoreFinishedBuild } from './support/builds/finished-build'
import { openSpoiledWorld } from './support/builds/spoiled-world'
import type { SpoiledWorld } from './support/builds/spoiled-world'
import { occurrences } from './support/occurrences'
import type { Spoiler } from './support/proxy'
import { STOPS } from './support/spoiled-answers'
import { expect, test } from '@playwright/test'

test.describe.configure({ timeout: FIRST_BUILD })

let world: SpoiledWorld
let builder: BuilderProcess
let live: string | null = null

test.beforeAll(async () => {
  test.setTimeout(2 * FIRST_BUILD)
  await ensureFinishedBuild()
  world = await openSpoiledWorld()
  await restoreFinishedBuild()
  builder = await launchBuilder()
})
test.afterAll(async () => {
  await builder.end()
  await world.close()
})

/** A process whose state is half changed says so, and another one goes on from what it saved. */
test.beforeEach(async () => {
  world.spoil(null)
  if (builder.usable()) return
  await builder.end()
  builder = await launchBuilder()
})

const rebuild = (spoiler: Spoiler | null = null): Promise<Built> => {
  world.spoil(spoiler)
  return builder.build([], live, () => undefined)
}

test.describe('a rebuild that would publish something wrong', () => {
  test('has a good build before it', async () => {
    const { result } = await rebuild()
    expect(result).toMatchObject({ releaseId: expect.any(String), gate: [] })
    live = result.releaseId
    expect(result.pages.total).toBeGreaterThan(500)
  })

  for (const { name, spoiler, culprit } of STOPS)
    test(`stops with one line that names the culprit: ${name}`, async () => {
      const failure: unknown = await rebuild(spoiler).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(BuildFailure)
      const message = failure instanceof Error ? failure.message : ''
      expect(message).toMatch(culprit)
      expect(occurrences(message, culprit)).toBe(1)
      expect(message).not.toMatch(/^\s+at .*:\d+:\d+/m)
      expect(message).not.toContain(DEMO_TOKENS.public)
    })

  test('is followed by a good one', async () => {
    const { result } = await rebuild()
    expect(result.gate).toEqual([])
    expect(result.pages.total).toBeGreaterThan(500)
  })
})
