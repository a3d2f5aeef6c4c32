import { z } from 'zod'
import { ENQUIRY_STATES } from '../../../contract/dealer/enquiry'
import { INCIDENT_KINDS } from '../../../contract/webhooks/alarm'

const instant = z.iso.datetime()
const count = z.int().min(0)

const channelSchema = z.object({
  name: z.string(),
  type: z.enum(['visitor-mail', 'dealership-mail', 'webhook', 'adf']),
  pausedAt: instant.nullable().describe('Null: the channel sends'),
  waiting: count.describe('Deliveries that wait for an attempt, the first or another one'),
  retried: count.describe('Those of them that have failed so far'),
  isFailing: z.boolean().describe('Nothing has been sent since one of these began to fail'),
  dead: count.describe('Deliveries that were given up'),
  lastSentAt: instant.nullable(),
})

const deliverySchema = z.object({
  id: z.string().describe('The receiver’s key'),
  channel: z.string(),
  isChange: z.boolean().describe('A change or cancellation by the visitor, not the enquiry itself'),
  state: z.enum(['waiting', 'queued', 'sent', 'dead', 'withdrawn']),
  isPaused: z.boolean().describe('Its channel is paused'),
  attempts: count,
  nextAttemptAt: instant.nullable(),
  detail: z.string().nullable().describe('Code of the last failure; null when it did not fail'),
  log: z
    .array(z.object({ at: instant, outcome: z.enum(['sent', 'failed', 'gave_up']), detail: z.string(), ms: count }))
    .describe('Latest first'),
})

const enquirySchema = z
  .object({
    id: z.string(),
    reference: z.string(),
    kind: z.string(),
    location: z.string().nullable().describe('Name of the dealership'),
    department: z.string(),
    receivedAt: instant,
    state: z.enum(ENQUIRY_STATES),
    suspicions: z.array(z.string()),
    deliveries: z.array(deliverySchema),
  })
  .describe('An enquiry without anything that a visitor wrote')

export const statusEnquiriesSchema = z.object({
  channels: z.array(channelSchema).describe('Empty: no enquiry is delivered'),
  lastDay: count,
  held: count,
  toDo: count.describe('Held, or with a delivery that was given up: nothing goes on with these by itself'),
  retried: count.describe('Others with a delivery that has failed so far and is attempted again'),
  urgent: z.array(enquirySchema).describe('At most 50 of those to do; latest first'),
  failing: z.array(enquirySchema).describe('At most 50 of those that are attempted again; latest first'),
  latest: z.array(enquirySchema).describe('Latest first'),
})

export const incidentSchema = z
  .object({
    key: z.string(),
    type: z.enum(INCIDENT_KINDS),
    since: instant,
    channel: z.string().nullable(),
    count: count.nullable(),
    reference: z.string().nullable(),
    detail: z.string().nullable().describe('Code of the last failure, or the line of the last build'),
  })
  .describe('Something that a person was told of')

export type StatusEnquiries = z.output<typeof statusEnquiriesSchema>
export type StatusEnquiry = StatusEnquiries['latest'][number]
export type StatusDelivery = StatusEnquiry['deliveries'][number]
export type StatusChannel = StatusEnquiries['channels'][number]
export type StatusIncident = z.output<typeof incidentSchema>
