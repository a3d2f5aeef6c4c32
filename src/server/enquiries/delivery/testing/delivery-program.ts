import { openDatabase } from '../../../database/open-database'
import { openDelivery } from './open-delivery'

/**
 * A process to be killed: stores enquiries in the embedded database, tells each that is stored, and delivers all.
 *
 * Arguments: data folder, address of the CRM, first number and how many.
 */
const main = async (): Promise<void> => {
  const [dataDir = '', url = '', first = '0', count = '0'] = process.argv.slice(2)
  const secrets = [`whsec_${Buffer.alloc(24, 7).toString('base64')}`]
  const work = openDelivery(await openDatabase({ DATA_DIR: dataDir }), {
    smtpUrl: null,
    channels: [
      { name: 'crm', type: 'webhook', url, secrets },
      { name: 'dms', type: 'adf', to: { url } },
    ],
  })
  const deliveries = await work.start()
  process.send?.({ ready: true })
  for (let number = Number(first); number < Number(first) + Number(count); number += 1) {
    process.send?.({ stored: await work.send(`Bonjour ${number}`) })
    deliveries.wake()
  }
  process.once('message', () => void work.close().then(() => process.exit(0)))
}

void main()
