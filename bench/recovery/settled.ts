import { statusSchema } from '../../src/server/status/model/schema'
import type { Status } from '../../src/server/status/model/schema'
import type { System } from '../incremental/system'

const readQueue = async ({ siteUrl, statusToken }: System): Promise<Status['queue']> => {
  const answer = await fetch(`${siteUrl}/api/status`, { headers: { authorization: `Bearer ${statusToken}` } })
  return statusSchema.parse(await answer.json()).queue
}

/** Whether a build runs. */
export const isBuilding = async (system: System): Promise<boolean> => (await readQueue(system)).running !== null

/** Whether no build runs or is asked for. */
export const isSettled = async (system: System): Promise<boolean> => {
  const { running, waiting } = await readQueue(system)
  return running === null && waiting === 0
}
