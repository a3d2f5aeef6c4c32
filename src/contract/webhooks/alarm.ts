import { z } from 'zod'

/** What a person may be alarmed about. */
export const INCIDENT_KINDS = [
  'dead',
  'failing',
  'delayed',
  'stuck',
  'paused',
  'unconfigured',
  'undelivered',
  'unchecked',
  'builds',
  'held',
] as const

/** Body of the webhooks that tell a person’s pager or chat of incidents, by Standard Webhooks. Nothing of it is personal. */
export const alarmWebhookSchema = z.object({
  type: z.enum(['alarm.opened', 'alarm.cleared']),
  version: z.literal(1),
  timestamp: z.iso.datetime(),
  data: z.object({
    incident: z.string().describe('The same at the beginning and at the end'),
    kind: z
      .enum(INCIDENT_KINDS)
      .describe(
        'Deliveries given up; a channel that has failed for ten minutes; single deliveries that have failed for an hour while others pass; deliveries that nothing has attempted for ten minutes; a channel that has been paused for long; one that the configuration lost; enquiries that no channel delivers to a dealership; enquiries that are held for review; builds that fail; a release that the gate holds back',
      ),
    since: z.iso.datetime(),
    channel: z.string().nullable(),
    count: z.int().nullable().describe('Number of deliveries or enquiries affected'),
    reference: z.string().nullable().describe('Of one enquiry'),
    title: z.string().describe('French'),
    text: z.string().describe('French'),
    statusUrl: z.string(),
  }),
})

export type AlarmWebhook = z.output<typeof alarmWebhookSchema>
