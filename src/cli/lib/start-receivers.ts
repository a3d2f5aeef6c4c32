import { join } from 'node:path'
import { localOrigin, personalOrigin } from '../../config/env/addresses'
import type { ServerEnv } from '../../config/env/server-env'
import type { Children } from './children'
import { DEMO_CRM_SECRET } from './demo-secrets'
import type { Terminal } from './terminal'

/** Starts the demo's inbox and CRM as a process of its own, which outlives no other. */
export const startReceivers = async (
  root: string,
  { HOST, DEMO_PORT, MAIL_PORT, DATA_DIR, GATSBY_SITE_URL }: ServerEnv,
  children: Children,
  terminal: Terminal,
): Promise<void> => {
  const started = terminal.step('Starting the demo inbox and CRM')
  await children.startService('the demo inbox and CRM', ['--import', 'tsx', join(root, 'demo/receivers/main.ts')], {
    env: {
      ...process.env,
      HOST,
      DEMO_PORT: String(DEMO_PORT),
      MAIL_PORT: String(MAIL_PORT),
      DATA_DIR: join(DATA_DIR, 'receivers'),
      CRM_WEBHOOK_SECRETS: DEMO_CRM_SECRET,
      SITE_URL: GATSBY_SITE_URL,
    },
    onLine: (line) => {
      if (!line.startsWith('receivers ready')) terminal.say(`    ${line}`)
    },
  })
  started(
    `${personalOrigin(HOST, DEMO_PORT)}/demo/boite, ${localOrigin('127.0.0.1', MAIL_PORT).replace('http', 'smtp')}`,
  )
}
