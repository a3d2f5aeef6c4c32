import { parseServerEnv } from '../../config/env/server-env'
import { channelsFor } from '../../domain/enquiry/channels'
import { readDemoDelivery } from './demo-delivery'

const env = parseServerEnv({ MAIL_PORT: '4600', DEMO_PORT: '4601' })

describe('delivery of the demo', () => {
  it('goes to its own inbox and CRM', () => {
    const { smtpUrl, channels, alarm } = readDemoDelivery({}, env)
    expect(smtpUrl).toBe('smtp://127.0.0.1:4600')
    expect(channels).toContainEqual(
      expect.objectContaining({ name: 'crm', url: 'http://127.0.0.1:4601/demo/crm/webhooks' }),
    )
    expect(alarm.mail).toHaveLength(1)
  })

  it('sends dealer systems what is about cars to sell, and applications to people alone', () => {
    const { channels } = readDemoDelivery({}, env)
    const names = (kind: 'test_drive' | 'job_application') =>
      channelsFor(channels, { kind, locationId: null }).map(({ name }) => name)
    expect(names('test_drive')).toEqual(['visitor', 'dealership', 'crm', 'dms'])
    expect(names('job_application')).toEqual(['visitor', 'dealership'])
  })

  it('goes where the environment says', () => {
    expect(readDemoDelivery({ SMTP_URL: 'smtp://mail.example:25', ENQUIRY_CHANNELS: '[]' }, env)).toMatchObject({
      smtpUrl: 'smtp://mail.example:25',
      channels: [],
    })
  })
})
