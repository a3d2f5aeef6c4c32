import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether two secrets are the same, in a time that tells nothing of either, their lengths included. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

/** A value that only who knows the token can make, one for each purpose. */
export const derive = (token: string, purpose: string, value: string): string =>
  createHmac('sha256', token).update(`vitrine/status/${purpose}\n${value}`).digest('base64url')
