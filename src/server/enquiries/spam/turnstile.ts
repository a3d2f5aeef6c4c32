import { z } from 'zod'
import type { Suspicion } from './suspicions'

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 3_000

const answerSchema = z.object({ success: z.boolean() })

/** Asks Turnstile about a visitor. @returns what is suspicious; null when nothing is */
export type CheckTurnstile = (token: unknown, clientAddress: string | null) => Promise<Suspicion | null>

/**
 * Checks tokens of Cloudflare Turnstile. Nobody is refused by it: while it is away enquiries are held for review.
 *
 * @param url where tokens are checked
 */
export const createTurnstile =
  (secret: string, url = VERIFY_URL): CheckTurnstile =>
  async (token, clientAddress) => {
    if (typeof token !== 'string' || token === '' || token.length > 2_048) return 'turnstile_missing'
    const form = new URLSearchParams({
      secret,
      response: token,
      ...(clientAddress !== null && { remoteip: clientAddress }),
    })
    try {
      const response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) return 'turnstile_away'
      return answerSchema.parse(await response.json()).success ? null : 'turnstile_failed'
    } catch {
      return 'turnstile_away'
    }
  }
