import { z } from 'zod'
import type { Outcome } from '../outcome'

/** `noMailbox`: the server knows no such mailbox. */
export type MailOutcome = Outcome & { noMailbox?: true }

/** What nodemailer tells of a failure; texts of the server are left aside, they may repeat addresses. */
const failure = z.object({
  code: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional()
    .catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
})

/** Answers to `RCPT TO` that say that there is no such mailbox. */
const NO_MAILBOX = new Set([550, 551, 553])

/**
 * What a failed mail comes to. `no_mailbox`: the server knows no such mailbox; whether that is final, the channel
 * decides. A 550 with another enhanced code, such as 5.7.1, is a matter of our rights, which may be mended.
 */
export const smtpFailure = (error: unknown): MailOutcome => {
  const { code, responseCode, command, response } = failure.catch({}).parse(error)
  if (responseCode === undefined || responseCode === 0) {
    const isTimeout = code === 'ETIMEDOUT'
    return { state: 'failed', detail: isTimeout ? 'timeout' : `net_${code ?? 'unknown'}` }
  }
  const [enhanced] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '') ?? []
  const detail = `smtp_${responseCode}${enhanced === undefined ? '' : `_${enhanced}`}`
  const isUnknown =
    command === 'RCPT TO' && NO_MAILBOX.has(responseCode) && (enhanced === undefined || enhanced.startsWith('5.1.'))
  return isUnknown ? { state: 'failed', detail, noMailbox: true } : { state: 'failed', detail }
}

const refusals = z.object({
  rejected: z.array(z.string()),
  rejectedErrors: z.array(z.unknown()).optional(),
})

/** Receivers that the server refused while it took the mail for others, and why; null where it took it for all. */
export const refusalOf = (info: unknown): { addresses: readonly string[]; failure: MailOutcome } | null => {
  const { rejected, rejectedErrors = [] } = refusals.parse(info)
  return rejected.length === 0 ? null : { addresses: rejected, failure: smtpFailure(rejectedErrors[0]) }
}
