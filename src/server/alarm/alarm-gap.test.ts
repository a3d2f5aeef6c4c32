import { findAlarmGap } from './alarm-gap'

const nobody = { mail: [], webhook: null }
const channels = [{ name: 'visitor', type: 'visitor-mail' as const }]

describe('the start', () => {
  it('says that nobody hears of enquiries that cannot be delivered', () => {
    expect(findAlarmGap({ channels, alarm: nobody })).toEqual([expect.stringMatching(/^ALARM_MAIL: .*nobody/)])
  })

  it('says nothing where alarms reach somebody, or nothing is delivered anyway', () => {
    expect(findAlarmGap({ channels, alarm: { ...nobody, mail: ['chef@alzette.example'] } })).toEqual([])
    const webhook = { url: 'https://alarm.example', secrets: [] }
    expect(findAlarmGap({ channels, alarm: { ...nobody, webhook } })).toEqual([])
    expect(findAlarmGap({ channels: [], alarm: nobody })).toEqual([])
  })
})
