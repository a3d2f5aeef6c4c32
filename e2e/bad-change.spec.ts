import { DEMO_TOKENS } from '../demo/content-api/options'
import type { Built } from '../src/server/builds/supervisor/builder-process'
import { BuildFailure } from '../src/server/builds/types'
import { FIRST_BUILD } from './support/builds/build-run'
import { expect, test } from './support/builds/shared-builder'
import type { SharedBuilder } from './support/builds/shared-builder'
import { occurrences } from './support/occurrences'
import type { Spoiler } from './support/proxy'
import { STOPS } from './support/spoiled-answers'

test.describe.configure({ timeout: FIRST_BUILD })

let live: string | null = null

const rebuild = async ({ world, get }: SharedBuilder, spoiler: Spoiler | null = null): Promise<Built> => {
  world.spoil(null)
  const builder = await get()
  world.spoil(spoiler)
  return builder.build([], live, () => undefined)
}

test.describe('a rebuild that would publish something wrong', () => {
  test('has a good build before it', async ({ shared }) => {
    const { result } = await rebuild(shared)
    expect(result).toMatchObject({ releaseId: expect.any(String), gate: [] })
    live = result.releaseId
    expect(result.pages.total).toBeGreaterThan(500)
  })

  for (const { name, spoiler, culprit } of STOPS)
    test(`stops with one line that names the culprit: ${name}`, async ({ shared }) => {
      const failure: unknown = await rebuild(shared, spoiler).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(BuildFailure)
      const message = failure instanceof Error ? failure.message : ''
      expect(message).toMatch(culprit)
      expect(occurrences(message, culprit)).toBe(1)
      expect(message).not.toMatch(/^\s+at .*:\d+:\d+/m)
      expect(message).not.toContain(DEMO_TOKENS.public)
    })

  test('is followed by a good one', async ({ shared }) => {
    const { result } = await rebuild(shared)
    expect(result.gate).toEqual([])
    expect(result.pages.total).toBeGreaterThan(500)
    // The process that had changed half of its state was replaced; each goes on from what was saved.
    expect(shared.starts.length).toBeGreaterThan(1)
    expect(shared.starts.filter((start) => !/^(?:warm|restored) start/.test(start))).toEqual([])
  })
})
