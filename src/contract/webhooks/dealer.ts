import { z } from 'zod'
import { vehicleId } from '../dealer/fields'

/** Ids that are kept of a list; a longer one is cut, since a build reads what changed from the service anyway. */
export const MAX_IDS = 1_000

const ids = z.array(vehicleId).transform((all) => all.slice(0, MAX_IDS))
const names = z.array(z.string().min(1).max(100)).max(100)

/**
 * Body of a webhook of a stock system, as Standard Webhooks shape it. What `data` says is a hint for people and for
 * the choice whether to build; a build reads the newest state from the service. What is not listed here is dropped.
 *
 * @see https://www.standardwebhooks.com
 */
export const dealerWebhookSchema = z.object({
  type: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,49}(?:\.[a-z0-9_-]{1,50}){0,4}$/, { error: 'must be a type such as vehicle.updated' }),
  timestamp: z.iso.datetime({ offset: true, error: 'must be an instant such as 2026-11-21T08:30:00Z' }).optional(),
  data: z
    .object({
      id: z
        .union([vehicleId, z.string().min(1).max(120)])
        .optional()
        .describe('What it is about: a vehicle, a location, …'),
      cursor: z.string().max(200).optional().describe('Where the change log ended'),
      added: ids.optional(),
      changed: ids.optional().describe('Something beside prices and availability changed'),
      repriced: ids.optional().describe('Nothing but prices and availability changed'),
      removed: ids.optional(),
      lists: names.optional().describe('Which of brands, models, lease-offers, locations, employees changed'),
      fields: names.optional().describe('Names of the fields that changed'),
    })
    .default({}),
})

export type DealerWebhook = z.output<typeof dealerWebhookSchema>
