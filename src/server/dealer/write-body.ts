import type { Context } from 'hono'
import { HttpError } from '../http/http-error'
import { readBody } from '../http/read-body'

/**
 * The object that a write brought.
 *
 * @throws HttpError 400, 413 or 415
 */
export const readWriteBody = async (context: Context): Promise<Record<string, unknown>> => {
  if (!/^application\/json\s*(?:;|$)/i.test(context.req.header('content-type') ?? ''))
    throw new HttpError(415, 'not_json', 'Send application/json.')
  const text = Buffer.from(await readBody(context.req.raw)).toString('utf8')
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Answered below, as is JSON that is no object.
  }
  throw new HttpError(400, 'bad_json', 'The body is not a JSON object.')
}
