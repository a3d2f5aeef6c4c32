import type { DeliveryConfig } from '../enquiries/delivery/config/read-delivery-config'

const GAP =
  'ALARM_MAIL: nobody is told of enquiries that cannot be delivered: set it or ALARM_WEBHOOK_URL (docs/operators.md)'

/** A warning where enquiries are delivered but alarms go to nobody. */
export const findAlarmGap = ({ channels, alarm }: Pick<DeliveryConfig, 'channels' | 'alarm'>): string[] =>
  channels.length > 0 && alarm.mail.length === 0 && alarm.webhook === null ? [GAP] : []
