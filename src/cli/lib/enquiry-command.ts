import { parseArgs } from 'node:util'
import { errorMessage } from '../../domain/errors/error-message'
import { ENQUIRY_STATES } from '../../contract/dealer/enquiry'
import { adminCommandSchema } from '../../server/enquiries/admin/commands'
import type { AdminCommand } from '../../server/enquiries/admin/commands'
import { UsageError } from './usage-error'

export const USAGE = `Usage: npm run enquiries -- COMMAND

  list [--state ${ENQUIRY_STATES.join('|')}] [--limit 50]
                  the latest enquiries, without anything that a visitor wrote
  show REF        everything about one: what was written, consent, deliveries, attempts
  release REF     delivers one that is held
  refuse REF      puts one aside that is held
  resend REF [--channel NAME]
                  attempts its deliveries again, also by channels that were added since
  channels        each channel: paused since when, what waits, what was given up
  pause NAME      stops a channel; its deliveries wait and use up no attempts
  resume NAME     lets it go on: everything that waits is sent at once
  export EMAIL    everything that is stored of a person, as JSON
  erase EMAIL     erases it, in the database and in the durable log
  reseal          encrypts all of them with the first of DATA_KEYS, after a change of keys

Exit status: 0 when it was done, 1 when not, 2 for a wrong call.`

/**
 * Reads the arguments.
 *
 * @returns null when help is asked for
 * @throws UsageError
 */
export const parseEnquiryCommand = (args: string[]): AdminCommand | null => {
  const { values, positionals } = readArguments(args)
  if (values.help === true) return null
  const [command, about, ...rest] = positionals
  if (command === undefined) throw new UsageError('Name a command.')
  if (rest.length > 0) throw new UsageError(`${command} takes one value.`)
  const result = adminCommandSchema.safeParse({
    command,
    ...(values.state !== undefined && { state: values.state }),
    ...(values.channel !== undefined && { channel: values.channel }),
    limit: Number(values.limit ?? 50),
    reference: about,
    email: about,
    name: about,
  })
  if (!result.success) throw new UsageError(`This is no command: ${[command, about ?? ''].join(' ').trim()}.`)
  return result.data
}

const readArguments = (args: string[]) => {
  try {
    const options = {
      state: { type: 'string' },
      limit: { type: 'string' },
      channel: { type: 'string' },
      help: { type: 'boolean' },
    } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(errorMessage(error))
  }
}
