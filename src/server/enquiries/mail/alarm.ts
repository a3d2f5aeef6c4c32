import { plainText } from '../../../domain/enquiry/plain-text'
import type { Alarm, Incident } from '../../alarm/types'
import { describeOutcome } from '../delivery/describe-outcome'
import { momentValues } from './content/format-value'
import { text } from './text'
import type { Mail } from './types'

const line = (label: string, value: string | number): string =>
  text('mail.labelled', { label, value: plainText(String(value), false) })

const subjectOf = (incident: Incident): string =>
  text(`mail.alarm.${incident.type}.subject`, { channel: 'channel' in incident ? incident.channel : '' })

const linesOf = (incident: Incident): string[] => {
  const since = line(text('mail.alarm.since'), Object.values(momentValues(incident.since)).join(', '))
  if ('error' in incident)
    return [since, ...(incident.error === null ? [] : [line(text('mail.alarm.error'), incident.error)])]
  const { count, reference } = incident
  const counted =
    incident.type === 'paused'
      ? 'mail.alarm.waiting'
      : 'channel' in incident
        ? 'mail.alarm.count'
        : 'mail.alarm.enquiries'
  const [channel, detail] = 'channel' in incident ? [incident.channel, incident.detail] : [null, null]
  return [
    ...(channel === null ? [] : [line(text('mail.alarm.channel'), channel)]),
    since,
    line(text(counted), count),
    ...(reference === null ? [] : [line(text('mail.alarm.reference'), reference)]),
    ...(detail === null ? [] : [line(text('mail.alarm.error'), describeOutcome(detail))]),
  ]
}

/**
 * An alarm, or its end, as plain text without personal data.
 *
 * @param statusUrl address of the status page
 */
export const renderAlarm = ({ incident, isOver }: Alarm, statusUrl: string): Mail => {
  const subject = subjectOf(incident)
  const parts = isOver
    ? [subject, text('mail.alarm.cleared.text')]
    : [text(`mail.alarm.${incident.type}.text`), linesOf(incident).join('\n')]
  return {
    subject: isOver ? text('mail.alarm.cleared.subject', { subject }) : subject,
    text: `${[...parts, text('mail.alarm.todo', { url: statusUrl })].join('\n\n')}\n`,
    html: null,
    replyTo: null,
  }
}
