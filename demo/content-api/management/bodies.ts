import type { Context } from 'hono'
import { z } from 'zod'
import { HttpError } from '../../../src/server/http/http-error'
import { readJsonBody } from '../../../src/server/http/read-json-body'
import { apiError } from '../api-error'
import { MAX_STORY } from '../options'

const jsonObject = z.record(z.string(), z.json())
const slug = z
  .string()
  .transform((text) => text.replace(/^\/+|\/+$/g, ''))
  .pipe(z.string().regex(/^[a-z0-9_.~-]+(?:\/[a-z0-9_.~-]+)*$/i, { error: 'is no slug' }))

const fields = z.object({
  name: z.string().trim().min(1, { error: "can't be blank" }),
  /** Whole path of the story; the folders in it need not exist. */
  slug,
  content: jsonObject.refine((content) => typeof content['component'] === 'string', { error: 'needs a component' }),
  tag_list: z.array(z.string()),
  position: z.number().int(),
  is_startpage: z.boolean(),
})
const publish = z
  .union([z.literal(1), z.literal('1'), z.boolean()])
  .optional()
  .transform(Boolean)

export const createStoryBody = z.object({
  story: fields.partial().required({ name: true, slug: true, content: true }),
  publish,
})
export const editStoryBody = z.object({
  story: fields.partial(),
  publish,
  /** Release whose content is edited; the draft outside of it does not change. */
  release_id: z.number().int().optional(),
})
export const createReleaseBody = z.object({ release: z.object({ name: z.string().trim().min(1) }) })
export const editReleaseBody = z.object({ do_release: z.boolean().default(false) })
export const moveStoryBody = z.object({ story: fields.pick({ slug: true }) })
export const entryBody = z.object({
  datasource_entry: z.object({
    name: z.string().min(1, { error: "can't be blank" }),
    value: z.string(),
    datasource_id: z.number().optional(),
    datasource_slug: z.string().optional(),
  }),
})
export const editEntryBody = z.object({
  datasource_entry: z.object({ name: z.string().min(1).optional(), value: z.string().optional() }),
})

const check = async <Shape extends z.ZodType>(context: Context, shape: Shape) => {
  try {
    return await readJsonBody(context.req.raw, shape, MAX_STORY)
  } catch (error) {
    if (error instanceof HttpError) throw apiError(error.status === 413 ? 413 : 400, { error: error.message })
    throw error
  }
}

/**
 * The body of a request, read and checked.
 *
 * @throws 400 when it cannot be read, 413 when it is too large, 422 that names every bad field
 */
export const readBody = async <Shape extends z.ZodType>(context: Context, shape: Shape): Promise<z.output<Shape>> => {
  const result = await check(context, shape)
  if (result.success) return result.data
  throw apiError(
    422,
    Object.fromEntries(
      result.error.issues.map(({ path, message }) => [path.slice(1).join('.') || path.join('.') || 'body', [message]]),
    ),
  )
}
