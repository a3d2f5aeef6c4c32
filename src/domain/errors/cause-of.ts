const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const messageOf = (error: unknown): string => {
  const message = property(error, 'message')
  if (typeof message === 'string' && message !== '') return message
  const code = property(error, 'code')
  return typeof code === 'string' ? code : ''
}

/**
 * Why a `fetch` failed, in a few words: what stands behind its "fetch failed", or the time that ran out.
 *
 * @param timeout milliseconds that the request had
 */
export const causeOf = (error: unknown, timeout: number): string => {
  if (property(error, 'name') === 'TimeoutError') return `no complete answer within ${timeout} ms`
  return messageOf(property(error, 'cause')) || messageOf(error) || String(error)
}
