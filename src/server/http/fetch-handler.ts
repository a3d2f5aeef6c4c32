/** Answers a request; the bindings of the server hold the connection that it came on. */
export type FetchHandler = (request: Request, bindings?: object) => Response | Promise<Response>

/** Names and values of headers, in their order. */
export type HeaderList = readonly (readonly [string, string])[]

/** Sets headers on every answer, redirects and errors included; those that an answer sets itself stay. */
export const withHeaders =
  (handler: FetchHandler, headersOf: (request: Request, bindings?: object) => HeaderList): FetchHandler =>
  async (request, bindings) => {
    const response = await handler(request, bindings)
    for (const [name, value] of headersOf(request, bindings))
      if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  }

/**
 * Answers 500 without a word of the cause where a handler throws or makes an answer that cannot be sent. The adapter
 * of the server would send the error's message, and end the connection that others may wait on.
 *
 * @param onError told of what was thrown
 */
export const withoutInternals =
  (handler: FetchHandler, onError: (request: Request, error: unknown) => void): FetchHandler =>
  async (request, bindings) => {
    try {
      const response = await handler(request, bindings)
      // Read here because the adapter reads them only while it sends, where a header that cannot be sent is too late.
      // oxlint-disable-next-line local/void-call -- reading runs the getter
      void response.headers
      return response
    } catch (error) {
      onError(request, error)
      return new Response('Something went wrong.\n', {
        status: 500,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
    }
  }
