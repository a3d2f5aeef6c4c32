import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { changeHeader, changeStory, changeVehicle, changeVehicles, untilLive } from './changes'
import type { Told } from './changes'
import { floodWith } from './flood'
import { lastStages, readStatus } from './stages'
import type { Round } from './stages'
import { changeSteadily } from './steady'
import type { System } from './system'

/** Result of a case: a table row, and a line with the time of each stage. */
export interface Outcome {
  times: number[]
  note: string
}

export interface Case {
  name: string
  run: (system: System) => Promise<Outcome>
}

/** A change may take as long as a build from nothing before it counts as lost. */
export const PATIENCE = 300_000
/** Between two rounds, so that the state is saved and none waits for the one before. */
const PAUSE = 700

const inRounds = (name: string, rounds: number, change: (system: System, round: number) => Promise<Told>): Case => ({
  name,
  run: async (system) => {
    const measured: Round[] = []
    // The first one warms caches up; it is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const told = await change(system, round)
      const ms = await untilLive(system, told, PATIENCE)
      if (round > 0) measured.push({ at: performance.timeOrigin + told.at, ms })
      await wait(PAUSE)
    }
    const stages = await lastStages(system, measured)
    return { times: measured.map(({ ms }) => ms), note: `${stages}; load ${loadavg()[0]?.toFixed(1)}` }
  },
})

const STEADY = { changes: 600, everyMs: 100 }
const FLOOD = { count: 2_000, withinMs: 10_000 }

const untilSettled = async (system: System): Promise<void> => {
  while ((await readStatus(system)).queue.waiting > 0 || (await readStatus(system)).queue.running !== null)
    await wait(PAUSE)
}

const steadily = (vehicles: readonly Vehicle[], round: number): Case => ({
  name: 'ten changes a second for 60 s',
  run: async (system) => {
    const began = Date.now()
    const { times, releases, lost } = await changeSteadily(
      system,
      vehicles.slice(0, STEADY.changes),
      STEADY.everyMs,
      round,
    )
    const seconds = ((Date.now() - began) / 1000).toFixed(0)
    return { times, note: `${lost} lost, ${releases} releases waited for at most, all live after ${seconds} s` }
  },
})

const flooded = (): Case => ({
  name: '2,000 webhooks in 10 s',
  run: async (system) => {
    const began = Date.now()
    const { statuses, tookMs } = await floodWith(system, FLOOD)
    await untilSettled(system)
    const { builds } = await readStatus(system)
    const made = builds.filter(({ startedAt }) => startedAt >= began)
    return {
      times: [],
      note: `${made.length} builds in ${(tookMs / 1000).toFixed(1)} s; answers: ${JSON.stringify(statuses)}`,
    }
  },
})

/** Vehicles that the cases need. */
export const VEHICLES = 230 + STEADY.changes

/** @param stories stories in the space; 0 for those of the demo */
export const casesOf = (vehicles: readonly Vehicle[], rounds: number, stories: number): Case[] => {
  const [single, many, others] = [vehicles.slice(0, 30), vehicles.slice(30, 230), vehicles.slice(230)]
  const driven = (round: number): Vehicle => {
    const vehicle = single[round % single.length]
    if (!vehicle) throw new Error('the stock is too small')
    return vehicle
  }
  return [
    inRounds('one vehicle', rounds, (system, round) => changeVehicle(system, driven(round), round)),
    inRounds(stories > 0 ? `one story of ${stories}` : 'one story', rounds, changeStory),
    inRounds('200 vehicles', rounds, (system, round) => changeVehicles(system, many, round)),
    inRounds('header of every page', rounds, changeHeader),
    steadily(others, 0),
    flooded(),
  ]
}
