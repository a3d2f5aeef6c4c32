import { startDealerService } from '../../dealer/service'
import { DEALER_SECRET } from './sendings'

/*
 * The service on the embedded database in a process of its own, to be killed: `service-program.ts DATA_DIR`. Tells its
 * parent the address, and ends by itself when it is told to or when the parent goes.
 */
const [dataDir = ''] = process.argv.slice(2)

const main = async (): Promise<void> => {
  const logger = {
    info: (line: string) => void process.stdout.write(`${line}\n`),
    error: (line: string) => void process.stderr.write(`${line}\n`),
  }
  const service = await startDealerService({
    config: { DATA_DIR: dataDir, API_PORT: 0, ASSET_BASE_URL: 'http://assets.test', TRUSTED_PROXY: ['127.0.0.1'] },
    logger,
    accessLog: false,
    webhooks: { storyblokSecret: undefined, dealerSecrets: [DEALER_SECRET], rebuildToken: undefined },
    enquiries: { channels: [{ name: 'mail', type: 'visitor-mail' }] },
  })
  const end = () => void service.close().then(() => process.exit(0))
  process.on('message', end)
  process.on('disconnect', end)
  process.send?.({ url: service.url })
}

void main()
