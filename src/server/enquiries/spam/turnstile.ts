import { z } from 'zod'
import { digestUuid } from '../digest-uuid'
import type { Suspicion } from './suspicions'

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 3_000

const answerSchema = z.object({ success: z.boolean() })

/** What an enquiry shows Turnstile. */
interface TurnstileSender {
  token: unknown
  /** Digest of what the enquiry says. */
  digest: string
  /** Of the client; null when it is not known. */
  address: string | null
}

/** Asks Turnstile about a visitor. @returns what is suspicious; null when nothing is */
export type CheckTurnstile = (sender: TurnstileSender) => Promise<Suspicion | null>

/**
 * Checks tokens of Cloudflare Turnstile. Nobody is refused by it: while it is away enquiries are held for review. A token
 * counts once, but an enquiry that could not be stored comes again with the same one, perhaps under another key: a key of
 * the check that follows from token and content lets it be checked again, and no other enquiry with it.
 *
 * @param url where tokens are checked
 */
export const createTurnstile =
  (secret: string, url = VERIFY_URL): CheckTurnstile =>
  async ({ token, digest, address }) => {
    if (typeof token !== 'string' || token === '' || token.length > 2_048) return 'turnstile_missing'
    const form = new URLSearchParams({
      secret,
      response: token,
      ...(address !== null && { remoteip: address }),
      idempotency_key: digestUuid(['turnstile', digest, token]),
    })
    try {
      const response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) return 'turnstile_away'
      return answerSchema.parse(await response.json()).success ? null : 'turnstile_failed'
    } catch {
      return 'turnstile_away'
    }
  }
