import { TURNSTILE_FIELD } from '../../domain/enquiry/spam-trap'
import type { FloodGauge } from './delivery/flood-gauge'
import { parseEnquiry } from './body/parse-enquiry'
import type { ReadSites } from './body/known-sites'
import type { ReadVehicleSite } from './body/vehicle-site'
import type { Hasher } from './spam/hasher'
import { suspicionsOf } from './spam/suspicions'
import type { CheckTurnstile } from './spam/turnstile'
import type { StoreEnquiry } from './store/enquiry-store'
import type { StoreOutcome } from './store/types'

export interface Sender {
  /** Idempotency key; null when it has none. */
  key: string | null
  /** Null when it is not known. */
  address: string | null
}

/** Takes in one enquiry, however it was sent. */
export type ReceiveEnquiry = (body: unknown, sender: Sender) => Promise<StoreOutcome>

export interface ReceiveOptions {
  sites: ReadSites
  vehicleSite: ReadVehicleSite
  hasher: Hasher
  store: StoreEnquiry
  /** Null: Turnstile is not used. */
  turnstile: CheckTurnstile | null
  /** Where visitors see the site; null where that is not known. */
  siteOrigin: string | null
  clock: () => Date
  flood?: FloodGauge | undefined
  /** Told after each enquiry that is new, or whose mail may be sent again, for example to deliver it at once. */
  onStored: () => void
}

export const createReceive = ({
  sites,
  vehicleSite,
  hasher,
  store,
  turnstile,
  siteOrigin,
  clock,
  flood,
  onStored,
}: ReceiveOptions): ReceiveEnquiry => {
  const take: ReceiveEnquiry = async (body, { key, address }) => {
    const receivedAt = clock()
    const [known, site] = await Promise.all([sites(), vehicleSite(body)])
    const context = { receivedAt, sites: known, vehicleSite: site }
    const parsed = parseEnquiry(body, context)
    // One with a key may have been stored while it was right: its answer is then the same as before.
    if (!('sent' in parsed) || ('problems' in parsed && key === null))
      return { state: 'invalid', problems: parsed.problems }
    const { sent } = parsed
    const problems = 'problems' in parsed ? parsed.problems : null
    const enquiry = 'enquiry' in parsed ? parsed.enquiry : sent
    const fields = 'fields' in parsed ? parsed.fields : {}
    const digest = await hasher.content(sent)
    const [clientHash, emailHash, doubt] = await Promise.all([
      hasher.client(address),
      hasher.email(String(enquiry.values.email)),
      turnstile === null || problems !== null ? null : turnstile({ token: fields[TURNSTILE_FIELD], digest, address }),
    ])
    const suspicions = [...suspicionsOf(fields, enquiry, siteOrigin), ...(doubt === null ? [] : [doubt])]
    const outcome = await store({ enquiry, problems, receivedAt, key, digest, clientHash, emailHash, suspicions })
    if (outcome.state === 'stored' || ('receipt' in outcome && outcome.receipt.state === 'pending')) onStored()
    if (enquiry.passedWishes === undefined || !('receipt' in outcome)) return outcome
    // One that comes again is told what it was told first: it may have been in time then.
    const first = parseEnquiry(body, { ...context, receivedAt: new Date(outcome.receipt.receivedAt) })
    const wishPassed = 'enquiry' in first && first.enquiry.passedWishes !== undefined
    return wishPassed ? { ...outcome, receipt: { ...outcome.receipt, wishPassed } } : outcome
  }
  return async (body, sender) => {
    const leave = flood?.enter()
    try {
      return await take(body, sender)
    } finally {
      leave?.()
    }
  }
}
