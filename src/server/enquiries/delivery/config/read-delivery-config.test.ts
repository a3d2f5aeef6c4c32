import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EnvironmentError } from '../../../../config/env/parse-env'
import { readDeliveryConfig, readWatchedConfig } from './read-delivery-config'

const SMTP_URL = 'smtp://user:pass@mail.example:587'
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`

const problems = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readDeliveryConfig(env)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
}
const channelProblems = (...channels: unknown[]) => problems({ SMTP_URL, ENQUIRY_CHANNELS: JSON.stringify(channels) })

describe('configuration of the delivery', () => {
  it('sends to visitor and dealership when there is a mail server and nothing else is said', () => {
    const { channels, from } = readDeliveryConfig({ SMTP_URL, MAIL_FROM: '"Garage Été" <bonjour@garage.lu>' })
    expect(channels.map(({ type }) => type)).toEqual(['visitor-mail', 'dealership-mail'])
    expect(from).toEqual({ name: 'Garage Été', address: 'bonjour@garage.lu' })
  })

  it('lets a channel be paused for four hours unless another number is set', () => {
    expect(readDeliveryConfig({}).pauseLimitMs).toBe(4 * 3_600_000)
    expect(readDeliveryConfig({ ALARM_PAUSED_HOURS: '0.5' }).pauseLimitMs).toBe(1_800_000)
  })

  it('lets the watch go on when the channels have a fault, with no channel instead of the usual ones', () => {
    const env = { SMTP_URL, ALARM_MAIL: 'chef@alzette.example', ENQUIRY_CHANNELS: '[{]' }
    const { config, fault } = readWatchedConfig(env)
    expect(fault?.problems).toEqual(['ENQUIRY_CHANNELS: is no JSON'])
    expect(config).toMatchObject({ channels: [], smtpUrl: SMTP_URL, alarm: { mail: ['chef@alzette.example'] } })
    expect(readWatchedConfig({ ...env, ENQUIRY_CHANNELS: '' })).toMatchObject({
      config: { channels: [{ name: 'visitor' }, { name: 'dealership' }] },
      fault: null,
    })
    expect(() => readWatchedConfig({ ...env, SMTP_URL: 'http://mail.example' })).toThrow('SMTP_URL')
  })

  it('has no channel without a mail server', () => {
    expect(readDeliveryConfig({}).channels).toEqual([])
  })

  it('reads the list from the variable or from a file', () => {
    const list = [
      { name: 'crm', type: 'webhook', url: 'http://127.0.0.1:9/hook', secrets: [SECRET], kinds: ['test_drive'] },
      { name: 'dms', type: 'adf', to: ['adf@dms.example'], locations: ['esch'] },
      { name: 'team', type: 'dealership-mail', addresses: { esch: { sales: ['a@b.lu'], '*': ['c@d.lu'] }, '*': {} } },
    ]
    const folder = mkdtempSync(join(tmpdir(), 'channels-'))
    writeFileSync(join(folder, 'channels.json'), JSON.stringify(list))
    try {
      expect(readDeliveryConfig({ SMTP_URL, ENQUIRY_CHANNELS: JSON.stringify(list) }).channels).toEqual(list)
      expect(readDeliveryConfig({ SMTP_URL, ENQUIRY_CHANNELS: join(folder, 'channels.json') }).channels).toEqual(list)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('names every fault in a line of its own', () => {
    expect(
      channelProblems(
        { name: 'crm', type: 'webhook', url: 'ftp://crm.example', secrets: ['whsec_c2hvcnQ='], kinds: ['testdrive'] },
        { name: 'crm', type: 'visitor-mail', extra: 1 },
        { name: 'X', type: 'fax' },
        { name: 'dms', type: 'adf', to: [] },
        { name: 'team', type: 'dealership-mail', addresses: { esch: { garage: ['a@b.lu'] } } },
      ),
    ).toEqual([
      expect.stringMatching(
        /^ENQUIRY_CHANNELS: channel "crm", kinds, 0: unknown kind "testdrive"; there are test_drive/,
      ),
      'ENQUIRY_CHANNELS: channel "crm", url: must be an http(s) address without user, password and fragment',
      'ENQUIRY_CHANNELS: channel "crm", secrets, 0: must be whsec_ and the base64 of at least 16 bytes',
      expect.stringMatching(/^ENQUIRY_CHANNELS: channel "crm": Unrecognized key/),
      'ENQUIRY_CHANNELS: channel "X", type: must be visitor-mail, dealership-mail, webhook or adf',
      expect.stringMatching(/^ENQUIRY_CHANNELS: channel "dms", to: /),
      expect.stringMatching(/^ENQUIRY_CHANNELS: channel "team", addresses, esch: Unrecognized key: "garage"/),
    ])
    expect(channelProblems({ name: 'a', type: 'visitor-mail' }, { name: 'a', type: 'dealership-mail' })).toEqual([
      'ENQUIRY_CHANNELS: channel "a", name: a is there twice',
    ])
  })

  it.each([
    [{ ENQUIRY_CHANNELS: '[' }, 'ENQUIRY_CHANNELS: is no JSON'],
    [{ ENQUIRY_CHANNELS: '{}' }, 'ENQUIRY_CHANNELS: must be a list of channels'],
    [{ ENQUIRY_CHANNELS: '/nowhere.json' }, 'ENQUIRY_CHANNELS: the file cannot be read (ENOENT)'],
    [
      { ENQUIRY_CHANNELS: '[{"name":"v","type":"visitor-mail"}]' },
      'ENQUIRY_CHANNELS: channel "v" sends e-mail, but SMTP_URL is not set',
    ],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM: must be name@example.lu or "Name <name@example.lu>"'],
    [{ MAIL_FROM: 'A\r\nBcc: x@y.lu <a@b.lu>' }, 'MAIL_FROM: must be name@example.lu or "Name <name@example.lu>"'],
    [{ ALARM_MAIL: 'a@b.lu' }, 'ALARM_MAIL: needs SMTP_URL, which is not set'],
    [{ ALARM_PAUSED_HOURS: 'four' }, 'ALARM_PAUSED_HOURS: must be a number of hours'],
    [{ ALARM_PAUSED_HOURS: '0' }, 'ALARM_PAUSED_HOURS: must be more than 0 hours'],
    [{ ALARM_WEBHOOK_URL: 'https://x.example' }, 'ALARM_WEBHOOK_SECRET: is missing (ALARM_WEBHOOK_URL is set)'],
  ])('refuses %j', (env, problem) => {
    expect(problems(env)).toEqual([problem])
  })

  it.each(['mail.example:25', `${SMTP_URL}?connections=0`, `${SMTP_URL}?connections=many`])(
    'refuses the mail server %s',
    (address) => {
      expect(problems({ SMTP_URL: address })).toEqual([
        'SMTP_URL: must be smtp://user:password@host:port, or smtps://…; ?connections= must be 1 to 99',
      ])
    },
  )
})
