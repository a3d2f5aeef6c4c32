import { createHash } from 'node:crypto'
import type { Db } from '../database/open-database'
import type { Logger } from '../http/logger'
import { createAlarmStore } from './alarm-store'
import type { AlarmNote } from './alarm-store'
import { readIncidents } from './read-incidents'
import type { AlarmTarget, Incident } from './types'
import type { Watched } from './read-enquiry-incidents'

export interface WatcherOptions {
  db: Db
  watched: Watched
  targets: readonly AlarmTarget[]
  logger: Logger
  clock?: () => Date
}

/** Milliseconds for which a worker that tells an incident keeps the others from it. */
const CLAIM = 120_000
/** Milliseconds after which an incident that got worse is told once more. */
const REMIND = 24 * 3_600_000

const clearedOf = (key: string, note: AlarmNote): Incident => {
  const [type = '', channel = ''] = key.split(':')
  const times = { key, since: new Date(note.since), latest: new Date(note.since) }
  if (type === 'builds' || type === 'held') return { ...times, type, error: null }
  if (type === 'undelivered' || type === 'unchecked') return { ...times, type, count: 0, reference: null }
  return { ...times, type: type as 'dead', channel, count: 0, reference: null, detail: null }
}

/** The same for the same news, so that a receiver takes it once. */
const idOf = (key: string, note: AlarmNote, news: string): string =>
  `alarm-${createHash('sha256')
    .update(`${key} ${note.since} ${news} ${note.toldAt ?? ''}`)
    .digest('hex')
    .slice(0, 32)}`

/**
 * Looks for what needs a person, and tells it: once when it begins, once when it is over, to each target by itself, so
 * that a mail server that is down keeps nobody from hearing of it by webhook.
 *
 * @returns looks once
 */
export const createWatcher = ({
  db,
  watched,
  targets,
  logger,
  clock = () => new Date(),
}: WatcherOptions): (() => Promise<void>) => {
  const store = createAlarmStore(db)

  const open = async (incident: Incident, now: Date): Promise<void> => {
    const note = { since: incident.since.toISOString(), isOver: false, told: {}, toldAt: null, claimedUntil: null }
    if (await store.create(incident.key, note)) logger.error(`alarm: ${incident.key} since ${now.toISOString()}`)
  }
  const close = async (key: string, note: AlarmNote): Promise<void> => {
    if (await store.replace(key, note, { ...note, isOver: true })) logger.info(`alarm: ${key} is over`)
  }
  const reopen = async (key: string, note: AlarmNote, incident: Incident, now: Date): Promise<void> => {
    const isWorse = note.toldAt !== null && incident.latest > new Date(note.toldAt)
    const isDue = note.toldAt !== null && now.getTime() - Date.parse(note.toldAt) >= REMIND
    if (note.isOver || (isWorse && isDue))
      await store.replace(key, note, { ...note, isOver: false, told: isWorse && isDue ? {} : note.told })
  }
  const dueTargets = (note: AlarmNote): AlarmTarget[] => {
    const news = note.isOver ? 'cleared' : 'opened'
    // Who was not told of the beginning need not hear of the end.
    return targets.filter(({ name }) => note.told[name] !== news && !(note.isOver && note.told[name] === undefined))
  }

  const tell = async (key: string, note: AlarmNote, incident: Incident, now: Date): Promise<void> => {
    const due = dueTargets(note)
    if (due.length === 0) {
      if (note.isOver) await store.remove(key)
      return
    }
    if (note.claimedUntil !== null && new Date(note.claimedUntil) > now) return
    const claimed = { ...note, claimedUntil: new Date(now.getTime() + CLAIM).toISOString() }
    if (!(await store.replace(key, note, claimed))) return
    const news = note.isOver ? 'cleared' : 'opened'
    const results = await Promise.all(
      due.map(
        async ({ name, send }) => [name, await send({ incident, isOver: note.isOver }, idOf(key, note, news))] as const,
      ),
    )
    const taken = results.filter(([, problem]) => problem === null).map(([name]) => [name, news] as const)
    for (const [name, problem] of results)
      if (problem !== null) logger.error(`alarm: ${key} could not be told by ${name}: ${problem}`)
    await store.replace(key, claimed, {
      ...note,
      told: { ...note.told, ...Object.fromEntries(taken) },
      toldAt: taken.length > 0 ? now.toISOString() : note.toldAt,
    })
  }

  return async () => {
    const now = clock()
    const incidents = new Map((await readIncidents(db, watched, now)).map((one) => [one.key, one] as const))
    const before = await store.list()
    for (const incident of incidents.values()) {
      const note = before.get(incident.key)
      if (note === undefined) await open(incident, now)
      else await reopen(incident.key, note, incident, now)
    }
    for (const [key, note] of before) if (!incidents.has(key) && !note.isOver) await close(key, note)
    for (const [key, note] of await store.list()) await tell(key, note, incidents.get(key) ?? clearedOf(key, note), now)
  }
}
