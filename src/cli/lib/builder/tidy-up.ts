import { getHeapSpaceStatistics } from 'node:v8'

/** Growth of what outlived its youth after which tidying up pays, in bytes: about three builds of one vehicle. */
const GROWTH = 48 * 2 ** 20
/** How long nothing is to be done before it begins, in ms. */
const PAUSE_MS = 100

const oldBytes = (): number =>
  getHeapSpaceStatistics().reduce((sum, { space_name: name, space_used_size: used }) => (name.startsWith('new') ? sum : sum + used), 0)

export interface Tidier {
  /** A build begins: nobody tidies up now. */
  begin(): void
  /** Nothing is to be done. */
  rest(): void
}

/**
 * Collects garbage between builds, when nobody waits for it. Left to itself the engine begins in the middle of one, every fifth
 * or so, which then takes half a second longer.
 *
 * @param collect collects all of it, at once
 */
export const createTidier = (collect: () => void, used: () => number = oldBytes): Tidier => {
  let after = used()
  let timer: NodeJS.Timeout | undefined
  const tidy = (): void => {
    if (used() - after < GROWTH) return
    collect()
    after = used()
  }
  return {
    begin: () => clearTimeout(timer),
    rest: () => {
      clearTimeout(timer)
      timer = setTimeout(tidy, PAUSE_MS)
    },
  }
}
