import { demoCatalogue } from '../../../demo/catalogue/index'
import { departmentMailboxes } from '../../../demo/catalogue/mailboxes'
import { localOrigin } from '../../config/env/addresses'
import type { ServerEnv } from '../../config/env/server-env'
import { ENQUIRY_KINDS } from '../../domain/enquiry/kinds'
import type { EnquiryKind } from '../../domain/enquiry/kinds'
import { readDeliveryConfig } from '../../server/enquiries/delivery/config/read-delivery-config'
import type { DeliveryConfig } from '../../server/enquiries/delivery/config/read-delivery-config'
import { DEMO_CRM_SECRET } from './demo-secrets'

/** Kinds that a dealer system takes: they are about cars to sell. */
const SALES_KINDS = [
  'test_drive',
  'interest',
  'lease',
  'model_contact',
  'model_test_drive',
  'general_test_drive',
  'trade_in',
  'fleet',
] as const satisfies readonly EnquiryKind[]

const demoDeliveryVariables = ({ HOST, DEMO_PORT, MAIL_PORT }: ServerEnv): NodeJS.ProcessEnv => ({
  SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
  ALARM_MAIL: 'permanence@groupe-alzette.example',
  ENQUIRY_CHANNELS: JSON.stringify([
    { name: 'visitor', type: 'visitor-mail' },
    { name: 'dealership', type: 'dealership-mail', addresses: departmentMailboxes(demoCatalogue()) },
    {
      name: 'crm',
      type: 'webhook',
      url: `${localOrigin(HOST, DEMO_PORT)}/demo/crm/webhooks`,
      secrets: [DEMO_CRM_SECRET],
      // Applications are nobody's business in a CRM of customers.
      kinds: ENQUIRY_KINDS.filter((kind) => kind !== 'job_application'),
    },
    { name: 'dms', type: 'adf', to: ['adf@dms.groupe-alzette.example'], kinds: SALES_KINDS },
  ]),
})

/**
 * Where the demo's enquiries go: by e-mail to the demo's inbox, by webhook to its CRM. Whatever is set in the environment
 * wins.
 *
 * @throws EnvironmentError with one line for each fault
 */
export const readDemoDelivery = (variables: NodeJS.ProcessEnv, env: ServerEnv): DeliveryConfig =>
  readDeliveryConfig({ ...demoDeliveryVariables(env), ...variables })
