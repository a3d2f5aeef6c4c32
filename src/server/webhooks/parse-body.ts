import type { z } from 'zod'
import { Refusal } from './refusal'

const decoder = new TextDecoder('utf-8', { fatal: true })

const parseJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(decoder.decode(body))
  } catch {
    throw new Refusal(400, 'bad_json', 'The body is not JSON.', 'Le corps n’est pas du JSON.')
  }
}

/**
 * A body whose signature was checked, read by its schema.
 *
 * @throws Refusal 400 when it is no JSON, 422 that names the first field that is not as it must be
 */
export const parseBody = <Shape extends z.ZodType>(body: Uint8Array, shape: Shape): z.output<Shape> => {
  const result = shape.safeParse(parseJson(body))
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
