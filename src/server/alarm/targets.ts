import type { AlarmWebhook } from '../../contract/webhooks/alarm'
import type { DeliveryConfig } from '../enquiries/delivery/config/read-delivery-config'
import type { Mailer } from '../enquiries/delivery/send/mailer'
import { postSigned } from '../enquiries/delivery/send/signed-post'
import { renderAlarm } from '../enquiries/mail/alarm'
import type { Alarm, AlarmTarget } from './types'

export interface TargetOptions {
  alarm: DeliveryConfig['alarm']
  /** Null where there is no mail server. */
  mailer: Mailer | null
  /** Origin of the site. */
  siteUrl: string
}

const bodyOf = ({ incident, isOver }: Alarm, statusUrl: string): AlarmWebhook => {
  const { subject, text } = renderAlarm({ incident, isOver }, statusUrl)
  const { count, reference } = 'count' in incident ? incident : { count: null, reference: null }
  return {
    type: isOver ? 'alarm.cleared' : 'alarm.opened',
    version: 1,
    timestamp: new Date().toISOString(),
    data: {
      incident: incident.key,
      kind: incident.type,
      since: incident.since.toISOString(),
      channel: 'channel' in incident ? incident.channel : null,
      count,
      reference,
      title: subject,
      text,
      statusUrl,
    },
  }
}

/** Everybody who is told of incidents, by the configuration. */
export const createAlarmTargets = ({ alarm, mailer, siteUrl }: TargetOptions): AlarmTarget[] => {
  const statusUrl = `${siteUrl}/status`
  const targets: AlarmTarget[] = []
  if (mailer !== null && alarm.mail.length > 0)
    targets.push({
      name: 'mail',
      send: async (one, id) => {
        const { state, detail } = await mailer.send({ ...renderAlarm(one, statusUrl), id, to: alarm.mail })
        return state === 'sent' ? null : detail
      },
    })
  const { webhook } = alarm
  if (webhook !== null)
    targets.push({
      name: 'webhook',
      send: async (one, id) => {
        const body = bodyOf(one, statusUrl)
        const { state, detail } = await postSigned({ ...webhook, id, body, signal: new AbortController().signal })
        return state === 'sent' ? null : detail
      },
    })
  return targets
}
