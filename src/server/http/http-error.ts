import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A request that is answered with an error; everything in it may be shown to whoever asked. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: ContentfulStatusCode,
    /** For programs, see the contract's error answer. */
    readonly code: string,
    message: string,
    /** French message for each field that was refused. */
    readonly fields?: Record<string, string>,
    /** Seconds after which the same request is worth sending again. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

/** An error that is to be answered in another way. @throws every other error */
export const asHttpError = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error
  throw error
}
