import type { z } from 'zod'
import { readJsonBody } from '../../src/server/http/read-json-body'
import { MAX_STORY } from '../content-api/options'

/** @throws HttpError 400 or 413, ZodError */
export const readChecked = async <Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<z.output<Shape>> => {
  const result = await readJsonBody(request, shape, MAX_STORY)
  if (!result.success) throw result.error
  return result.data
}
