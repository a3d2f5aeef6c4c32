import type { Context } from 'hono'
import { HttpError } from '../http/http-error'
import { decodeJson } from '../http/json-body'
import { readBody } from '../http/read-body'

/**
 * The object that a write brought.
 *
 * @throws HttpError 400, 413 or 415
 */
export const readWriteBody = async (context: Context): Promise<Record<string, unknown>> => {
  if (!/^application\/json\s*(?:;|$)/i.test(context.req.header('content-type') ?? ''))
    throw new HttpError(415, 'not_json', 'Send application/json.')
  const value = decodeJson(await readBody(context.req.raw))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new HttpError(400, 'bad_json', 'The body is not a JSON object.')
}
