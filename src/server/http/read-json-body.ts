import type { z } from 'zod'
import { checkBody, decodeJson } from './json-body'
import { readBody } from './read-body'

/**
 * Reads the JSON body of a request and checks it by its schema.
 *
 * @param max in bytes
 * @returns the value, or the issues of the fields that were refused
 * @throws HttpError 400 when the body cannot be read, 413 when it is too large
 */
export const readJsonBody = async <Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  max: number,
): Promise<z.ZodSafeParseResult<z.output<Schema>>> => checkBody(schema, decodeJson(await readBody(request, max)))
