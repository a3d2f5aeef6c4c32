import { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { enquirySchema, refusalOf } from '../../contract/dealer/enquiry'
import type { EnquiryReceipt } from '../../contract/dealer/enquiry'
import type { Enquiry } from '../../domain/enquiry/types'
import { site } from '../../config/site'
import type { Db } from '../database/open-database'
import { HttpError } from '../http/http-error'
import { checkBody, decodeJson } from '../http/json-body'
import { readBody } from '../http/read-body'
import { MAX_BODY } from './max-body'
import { storeEnquiry } from './store-enquiry'

/** A field that people do not see: whoever fills it in is a program. */
const HONEYPOT = 'website'

const isFilled = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && HONEYPOT in body && body[HONEYPOT] !== '' && body[HONEYPOT] !== null

const keyOf = (header: string | undefined): string | null => {
  if (header === undefined) return null
  if (!/^[\x21-\x7e]{8,200}$/.test(header))
    throw new HttpError(400, 'bad_key', 'Idempotency-Key must be 8 to 200 visible ASCII characters.')
  return header
}

/** No database keeps a zero character, or half of a pair: what people paste must not cost their message. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd') : value

/** Days are counted where the dealerships are. */
const dayOf = (now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(now)

const refused = (fields: Record<string, string>) => new HttpError(422, 'invalid', 'Some fields were refused.', fields)

const parseEnquiry = (body: unknown, now: Date): Enquiry => {
  const result = checkBody(enquirySchema, body)
  if (!result.success) {
    const { issues } = result.error
    // The first problem of a field is the one worth reading.
    throw refused(
      Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'body', message] as const).reverse()),
    )
  }
  const { preferredDate } = result.data
  if (preferredDate !== null && preferredDate < dayOf(now)) throw refused({ preferredDate: refusalOf('preferredDate') })
  return result.data
}

/** `POST /api/enquiries`: test drives, questions and appointments that visitors send. */
export const createEnquiryRoutes = (db: Db, clock: () => Date = () => new Date()): Hono => {
  const routes = new Hono()
  routes.post('/', async (context) => {
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
      throw new HttpError(415, 'not_json', 'Send application/json.')
    const key = keyOf(context.req.header('idempotency-key'))
    const body = decodeJson(await readBody(context.req.raw, MAX_BODY), { reviver: storable })
    const now = clock()
    context.header('Cache-Control', 'no-store')
    // A program is told that all went well, so that it does not try another way.
    if (isFilled(body))
      return context.json({ id: randomUUID(), receivedAt: now.toISOString() } satisfies EnquiryReceipt, 201)
    return context.json(await storeEnquiry(db, parseEnquiry(body, now), key, now), 201)
  })
  return routes
}
