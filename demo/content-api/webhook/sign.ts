import { createHmac } from 'node:crypto'

/** Storyblok's `webhook-signature`: lowercase hex HMAC-SHA1 of the raw body. */
export const signWebhook = (secret: string, body: string): string =>
  createHmac('sha1', secret).update(body).digest('hex')
