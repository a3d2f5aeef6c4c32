import { z } from 'zod'
import { errorSchema } from '../../../contract/dealer/error'
import { databasePlace } from '../../database/database-place'
import { holderOf } from '../../database/folder-lock'
import { lockFileOf } from '../../database/open-database'
import type { DatabaseConfig } from '../../database/open-database'
import { readRunningService } from '../../dealer/import/service-file'
import { openStorage } from '../../durable-log/open-storage'
import { createSealer } from '../../sealing/create-sealer'
import type { SealingKey } from '../../sealing/types'
import { runAdminCommand } from './commands'
import type { AdminCommand } from './commands'
import { AdminError } from './context'
import type { AdminContext } from './context'

const answerSchema = z.object({ lines: z.array(z.string()) })

const send = async (dataDir: string, command: AdminCommand): Promise<string[]> => {
  const service = readRunningService(dataDir)
  if (service === null)
    throw new AdminError(
      `The data folder ${dataDir} is in use by a process that takes no commands (it may still be starting).`,
    )
  const response = await fetch(`${service.url}/api/enquiries/commands`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(command),
  }).catch(() => {
    throw new AdminError(`The running service at ${service.url} does not answer. Try again.`)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answerSchema.parse(answer).lines
  const problem = errorSchema.safeParse(answer)
  throw new AdminError(
    problem.success ? problem.data.error.message : `The running service answered ${response.status}.`,
  )
}

type CommandConfig = DatabaseConfig & { DATA_KEYS: readonly SealingKey[] }
type CommandServices = Pick<AdminContext, 'deliveriesFor' | 'channels' | 'visitorChannels'>

const runThere = async (
  config: CommandConfig,
  command: AdminCommand,
  { deliveriesFor, channels, visitorChannels }: CommandServices,
): Promise<string[]> => {
  const isHeld = config.DATABASE_URL === undefined && holderOf(lockFileOf(config.DATA_DIR)) !== null
  if (isHeld) return send(config.DATA_DIR, command)
  const logger = { info: () => undefined, error: (line: string) => process.stderr.write(`${line}\n`) }
  const { database, log, close } = await openStorage(config, logger)
  try {
    const sealer = createSealer(config.DATA_KEYS)
    // Whoever delivers finds them in the database.
    const context = {
      db: database.db,
      sealer,
      log,
      deliveriesFor,
      channels,
      visitorChannels,
      onDeliveries: () => undefined,
      clock: () => new Date(),
    }
    return await runAdminCommand(context, command)
  } finally {
    await close()
  }
}

/**
 * Runs a command wherever the database is: the embedded one belongs to one process, so while a service holds it the
 * command is sent there.
 *
 * @throws AdminError when it cannot be done, DatabaseError when the database cannot be used
 */
export const sendOrRun = async (
  config: CommandConfig,
  command: AdminCommand,
  services: CommandServices,
): Promise<string[]> => {
  const lines = await runThere(config, command, services)
  // In another data folder than that of the service there is nothing to erase, and nobody would notice.
  return command.command === 'erase' ? [...lines, `Database: ${databasePlace(config)}`] : lines
}
