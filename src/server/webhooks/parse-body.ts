import type { z } from 'zod'
import { HttpError } from '../http/http-error'
import { checkBody, decodeJson } from '../http/json-body'
import { Refusal } from './refusal'

const read = <Schema extends z.ZodType>(body: Uint8Array, schema: Schema) => {
  try {
    return checkBody(schema, decodeJson(body))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    throw new Refusal(error.status, error.code, error.message, 'Le corps n’est pas du JSON lisible.')
  }
}

/**
 * A body whose signature was checked, read by its schema.
 *
 * @throws Refusal 400 when it cannot be read, 422 that names the first field that is not as it must be
 */
export const parseBody = <Schema extends z.ZodType>(body: Uint8Array, schema: Schema): z.output<Schema> => {
  const result = read(body, schema)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || 'body'
  throw new Refusal(
    422,
    'invalid',
    `${field}: ${issue?.message ?? 'is not as it must be'}`,
    `Champ « ${field} » refusé.`,
  )
}
