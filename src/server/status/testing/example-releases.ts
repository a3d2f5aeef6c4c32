import type { ReleaseAdmin, ReleaseSummary } from '../types'

/** Releases in memory; the pointer moves as the store's does. */
export const exampleReleases = (kept: readonly ReleaseSummary[]) => {
  let releases = [...kept]
  const calls: string[] = []
  const switchTo = (how: string) => async (id: string) => {
    calls.push(`${how} ${id}`)
    releases = releases.map((release) => ({ ...release, live: release.id === id }))
  }
  const admin: ReleaseAdmin = { list: () => releases, rollback: switchTo('rollback'), force: switchTo('force') }
  return { admin, calls, live: () => releases.find(({ live }) => live)?.id ?? null }
}
