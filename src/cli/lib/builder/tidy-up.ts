import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Growth of what outlived its youth after which all is collected: a dozen builds of one vehicle, in bytes. */
const GROWTH = 64 * 2 ** 20
/** The same, as a share of what there is: collecting all of more takes longer, and pays later. */
const GROWTH_SHARE = 0.25
/** How long nothing is to be done before what is young is collected, in ms. */
const PAUSE_MS = 100
/**
 * The same for all of it, which holds up whatever comes meanwhile: a change every 100 ms leaves many a pause, and each is
 * followed by the next change.
 */
const REST_MS = 1_000

const oldBytes = (): number =>
  getHeapSpaceStatistics().reduce(
    (sum, { space_name: name, space_used_size: used }) => (name.startsWith('new') ? sum : sum + used),
    0,
  )

/**
 * How much the heap may grow since it was last collected before the engine begins by itself, in %. It would begin after some
 * 20 MiB, sooner than anybody tidies up; while the whole heap is marked, even beside a build, that build takes twice as long.
 */
const ROOM = 100

/** Leaves it to `createTidier` when garbage is collected, unless very much gathers. */
export const leaveRoom = (): void => setFlagsFromString(`--heap-growing-percent=${ROOM}`)

export interface Tidier {
  /** A build begins: nobody tidies up now. */
  begin: () => void
  /** Nothing is to be done. */
  rest: () => void
}

/** How garbage is collected. */
export interface Collector {
  /** What was used for a short time, in some ms. */
  young: () => void
  /** All of it: a third of a second and more at 5,000 vehicles. */
  all: () => void
}

/**
 * Collects garbage between builds, when nobody waits for it. Left to itself the engine begins in the middle of one, every fifth
 * or so, which then takes half a second longer; and the more often, the more short-lived buffers have gathered.
 */
export const createTidier = ({ young, all }: Collector, used: () => number = oldBytes): Tidier => {
  let after = used()
  let timers: NodeJS.Timeout[] = []
  const begin = (): void => {
    timers.forEach(clearTimeout)
    timers = []
  }
  const tidy = (): void => {
    if (used() - after < Math.max(GROWTH, after * GROWTH_SHARE)) return
    all()
    after = used()
  }
  return {
    begin,
    rest: () => {
      begin()
      timers = [setTimeout(young, PAUSE_MS), setTimeout(tidy, REST_MS)]
    },
  }
}
