import { errorMessage } from '../domain/errors/error-message'
import { visitorChannelsOf } from '../domain/enquiry/channels'
import { parseServerEnv } from '../config/env/server-env'
import { readDeliveryConfig } from '../server/enquiries/delivery/config/read-delivery-config'
import { createDeliveriesFor } from '../server/enquiries/delivery/delivery-rows'
import { sendOrRun } from '../server/enquiries/admin/send-or-run'
import { parseEnquiryCommand, USAGE } from './lib/enquiry-command'
import { finishUnread } from './lib/finish-unread'
import { UsageError } from './lib/usage-error'

/** `npm run enquiries`: for people who look after what visitors sent. */
const main = async (): Promise<void> => {
  const command = parseEnquiryCommand(process.argv.slice(2))
  const { channels } = readDeliveryConfig(process.env)
  const lines =
    command === null
      ? [USAGE]
      : await sendOrRun(parseServerEnv(process.env), command, {
          deliveriesFor: createDeliveriesFor(channels),
          channels: channels.map(({ name }) => name),
          visitorChannels: visitorChannelsOf(channels),
        })
  for (const line of lines) console.log(line)
}

finishUnread(process.stdout)
main().catch((error: unknown) => {
  const isUsage = error instanceof UsageError
  console.error(errorMessage(error))
  if (isUsage) console.error(`\n${USAGE}`)
  process.exitCode = isUsage ? 2 : 1
})
