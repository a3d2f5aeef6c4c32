import { z } from 'zod'
import { question } from '../../enquiries/testing/example-bodies'
import { parseWebhookSecret, signStandardWebhook } from '../../webhooks/standard-webhooks'

/** What the program and those who call it show each other. */
export const DEALER_SECRET = `whsec_${Buffer.alloc(24, 5).toString('base64')}`

/** A webhook or an enquiry that is sent to the service; its number tells it from others. */
export interface Sending {
  key: string
  path: string
  body: string
  headers: Record<string, string>
}

const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** An enquiry from a client of its own: `number` tells it from others. */
export const enquiryOf = (number: number): Sending => ({
  key: `enquiry-${number}`,
  path: '/api/enquiries',
  body: JSON.stringify({ ...question, email: `zoe${number}@example.lu`, message: `${question.message} (${number})` }),
  headers: { 'idempotency-key': `enquiry-${number}`, 'x-forwarded-for': addressOf(number) },
})

/** A webhook of the stock system. */
export const webhookOf = (number: number): Sending => {
  const body = JSON.stringify({
    type: 'vehicle.updated',
    timestamp: '2026-11-24T10:00:00.000Z',
    data: { id: 400_000 + number },
  })
  const key = `msg-${number}`
  const at = Math.floor(Date.now() / 1000)
  return {
    key,
    path: '/api/webhooks/dealer',
    body,
    headers: {
      'webhook-id': key,
      'webhook-timestamp': String(at),
      'webhook-signature': signStandardWebhook(parseWebhookSecret(DEALER_SECRET) ?? new Uint8Array(), key, at, body),
    },
  }
}

const receiptSchema = z.object({ id: z.string() })

/** @returns the id of what was acknowledged, or null when it was not */
export const sendTo = async (url: string, { path, body, headers }: Sending): Promise<string | null> => {
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    const answer: unknown = await response.json()
    return response.ok ? receiptSchema.parse(answer).id : null
  } catch {
    return null
  }
}
