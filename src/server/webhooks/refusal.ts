import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { HttpError } from '../http/http-error'

/** A webhook that is refused. Neither text repeats anything secret or the body. */
export class Refusal extends HttpError {
  override name = 'Refusal'

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    /** The same in French, for /status. */
    readonly reason: string,
  ) {
    super(status, code, message)
  }
}
