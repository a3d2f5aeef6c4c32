import type { EnquiryReceipt } from '../../../contract/dealer/enquiry'
import { isClosedState } from '../../../domain/enquiry/closed-states'
import type { Suspicion } from '../spam/suspicions'
import type { IntakeRules } from './intake-rules'
import { ENQUIRY_LIMITS } from './limits'
import { passedState } from './passed-state'
import type { Count, Known, KnownEnquiry } from './read-known'
import type { ArrivedEnquiry, StoreOutcome } from './types'

/** One that is to be written. */
export interface AdmittedEnquiry {
  arrived: ArrivedEnquiry
  receipt: EnquiryReceipt
  suspicions: readonly Suspicion[]
}

export interface Decision {
  /** For each enquiry that arrived, in order. */
  outcomes: StoreOutcome[]
  admitted: AdmittedEnquiry[]
}

const { windowMs, pass, hold } = ENQUIRY_LIMITS

const receiptOf = (
  { id, reference, receivedAt, state, kind, locationId }: KnownEnquiry,
  rules: IntakeRules,
): EnquiryReceipt => ({ id, reference, receivedAt, state, confirmedByMail: rules.confirms(kind, locationId) })

/** Counts enquiries of senders, those of this very group included. */
const createCounter = (known: Record<string, Count>) => {
  const counts = new Map(Object.entries(known))
  return {
    of: (hash: string | null): Count | null => (hash === null ? null : (counts.get(hash) ?? null)),
    add: (hash: string | null, receivedAt: string): void => {
      if (hash === null) return
      const { count, first } = counts.get(hash) ?? { count: 0, first: receivedAt }
      counts.set(hash, { count: count + 1, first })
    },
  }
}

/**
 * Decides what becomes of enquiries that arrive together: stored, the same as one before, invalid, or too many.
 *
 * @param since ISO instant at which the window began
 * @param identify number and reference of a new one
 */
export const decide = (
  arrived: readonly ArrivedEnquiry[],
  known: Known,
  since: string,
  rules: IntakeRules,
  identify: () => Pick<EnquiryReceipt, 'id' | 'reference'>,
): Decision => {
  const befores = known.enquiries.map((one) => ({ key: one.key, digest: one.digest, receipt: receiptOf(one, rules) }))
  const byKey = new Map(befores.flatMap((one) => (one.key === null ? [] : [[one.key, one] as const])))
  // One that has ended is no answer to a sender without a key, who wants another one.
  const recent = befores.filter(({ receipt: { receivedAt, state } }) => receivedAt > since && !isClosedState(state))
  const byDigest = new Map(recent.map((one) => [one.digest, one] as const))
  const clients = createCounter(known.clients)
  const emails = createCounter(known.emails)
  const admitted: AdmittedEnquiry[] = []

  const outcomes = arrived.map((one): StoreOutcome => {
    const { key, digest, receivedAt, clientHash, emailHash } = one
    const before = key === null ? byDigest.get(digest) : byKey.get(key)
    if (before !== undefined)
      return before.digest === digest ? { state: 'repeated', receipt: before.receipt } : { state: 'key_reused' }
    if (one.problems !== null) return { state: 'invalid', problems: one.problems }
    const { kind, subject } = one.enquiry
    if (!rules.isOffered(kind)) return { state: 'not_offered', kind }

    const client = clients.of(clientHash)
    if (client !== null && client.count >= pass + hold) {
      const free = Date.parse(client.first) + windowMs - receivedAt.getTime()
      return { state: 'too_many', retryAfterSeconds: Math.max(1, Math.ceil(free / 1_000)) }
    }
    const suspicions: Suspicion[] = [...one.suspicions]
    if (client !== null && client.count >= pass) suspicions.push('client_limit')
    if ((emails.of(emailHash)?.count ?? 0) >= pass) suspicions.push('email_limit')

    const at = receivedAt.toISOString()
    const receipt: EnquiryReceipt = {
      ...identify(),
      receivedAt: at,
      state: suspicions.length > 0 ? 'held' : passedState(kind),
      confirmedByMail: rules.confirms(kind, subject.locationId),
    }
    const now = { key, digest, receipt }
    if (key !== null) byKey.set(key, now)
    byDigest.set(digest, now)
    clients.add(clientHash, at)
    emails.add(emailHash, at)
    admitted.push({ arrived: one, receipt, suspicions })
    return { state: 'stored', receipt }
  })
  return { outcomes, admitted }
}
