import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal'

/**
 * Checks Storyblok's signature: the hex HMAC-SHA1 of the raw body. Compared in constant time.
 *
 * @throws Refusal 401
 */
export const verifyStoryblok = (secret: string, body: Uint8Array, signature: string | undefined): void => {
  if (signature === undefined || signature === '')
    throw new Refusal(401, 'missing_signature', 'The header webhook-signature is missing.', 'Signature absente.')
  const expected = createHmac('sha1', secret).update(body).digest()
  const given = Buffer.from(/^[0-9a-f]{40}$/i.test(signature) ? signature : '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal(401, 'bad_signature', 'The signature is not that of this body.', 'Signature fausse.')
}
