import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_STAGES } from '../../src/server/builds/stages'
import type { OwnSystem } from './own-system'
import { childOf, signal, slowDown } from './processes'

export type Stage = Exclude<(typeof BUILD_STAGES)[number], 'check'>
/** Stages that can be struck. Nothing has changed yet while a build checks its code. */
export const STAGES = BUILD_STAGES.filter((stage): stage is Stage => stage !== 'check')

const VICTIMS = ['builder', 'server', 'both'] as const
export interface Strike {
  /** Whom kill -9 meets. */
  victim: (typeof VICTIMS)[number]
  stage: Stage
}

const strikes = (victim: Strike['victim'], stages: readonly Stage[]): Strike[] =>
  stages.map((stage) => ({ victim, stage }))

/** Everybody at every stage. Nobody but the server publishes. */
const ALL: Strike[] = [
  ...strikes('builder', STAGES.slice(0, -1)),
  ...strikes('server', STAGES),
  ...strikes('both', ['pages', 'post', 'release']),
]

/** `builder:html,server:release`, or `all`. @throws Error that names what is neither */
export const parseStrikes = (text: string): Strike[] =>
  text === 'all'
    ? ALL
    : text.split(',').map((pair) => {
        const [who, when] = pair.split(':')
        const victim = VICTIMS.find((name) => name === who)
        const stage = STAGES.find((name) => name === when)
        if (!victim || !stage) throw new Error(`FAULT_STAGES: "${pair}" is not builder|server|both:${STAGES.join('|')}`)
        return { victim, stage }
      })

const rank = (stage: string): number => STAGES.findIndex((name) => name === stage)

/** A build is slowed down while it is watched: of each moment it gets a small part. */
const RUN_MS = 2
const REST_MS = 40
/** Milliseconds that a slowed-down build may take to come as far as it should. */
const PATIENCE = 240_000

const pointerOf = (dataDir: string): string => readFileSync(join(dataDir, 'current.json'), 'utf8')

/** Waits for the moment right after the switch, which lasts too short for anybody who asks over HTTP. */
const untilSwitched = async ({ dataDir }: OwnSystem, before: string): Promise<boolean> => {
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    if (pointerOf(dataDir) !== before) return true
    await new Promise((done) => setImmediate(done))
  }
  return false
}

/** @returns the stage in which the build is, once it has come as far as `stage`; null when it was over before that was seen */
const untilStage = async (system: OwnSystem, stage: Stage): Promise<string | null> => {
  let begun = false
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    const { running } = (await system.status()).queue
    if (running && rank(running.stage) >= rank(stage)) return running.stage
    if (begun && !running) return null
    begun ||= running !== null
    await new Promise((done) => setTimeout(done, 10))
  }
  return null
}

/**
 * Kills with -9 in the middle of the build that `change` causes.
 *
 * @param dying called right before the server goes
 * @returns the stage in which the build was; null when it was over too soon, and nobody was killed
 */
export const strikeAt = async (
  system: OwnSystem,
  { victim, stage }: Strike,
  change: () => Promise<void>,
  dying: () => void,
): Promise<string | null> => {
  const builder = system.builder()
  if (builder === null) throw new Error('there is no builder to be struck')
  const before = pointerOf(system.dataDir)
  const free = slowDown(builder, RUN_MS, REST_MS)
  try {
    await change()
    const at =
      stage === 'publish' ? ((await untilSwitched(system, before)) ? stage : null) : await untilStage(system, stage)
    if (at === null) return null
    if (victim !== 'builder') dying()
    if (victim !== 'server') signal(builder, 'SIGKILL')
    free()
    if (victim !== 'builder') await system.kill()
    return at
  } finally {
    free()
  }
}

/** Process id of the demo's content API below the server. */
export const contentApiOf = ({ pid }: OwnSystem): number | null => childOf(pid, 'demo/content-api/main.ts')
