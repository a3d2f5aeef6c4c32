import { HTTPException } from 'hono/http-exception'

/** An answer other than 200, with a JSON body as Storyblok words it. */
export const apiError = (status: 400 | 401 | 404 | 409 | 413 | 422 | 429, body: unknown): HTTPException =>
  new HTTPException(status, {
    res: new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' },
    }),
  })

export const unauthorized = (): HTTPException => apiError(401, { error: 'Unauthorized' })
export const notFound = (): HTTPException => apiError(404, ['This record could not be found'])
/** A parameter or field that cannot be; 422 as Storyblok answers it. */
export const unprocessable = (field: string, problem: string): HTTPException =>
  apiError(422, { error: `${field}: ${problem}`, [field]: [problem] })
