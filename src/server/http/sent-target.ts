/** Path and query of an address, neither decoded. */
export interface Target {
  path: string
  query: string
}

/** What the connection was asked for, where there is one: the server's bindings hold its request. */
const sentUrl = (bindings: object | undefined): string | null => {
  const incoming: unknown = bindings && 'incoming' in bindings ? bindings.incoming : null
  const url: unknown = typeof incoming === 'object' && incoming !== null && 'url' in incoming ? incoming.url : null
  return typeof url === 'string' ? url : null
}

const targetOf = (url: string): Target => {
  const target = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/#.*$/, '')
  const mark = target.indexOf('?')
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark + 1) }
}

/**
 * Path of a request as it was sent, and its query. The address of the request has been through `URL`, which folds dot
 * segments away, the encoded ones too: `/a/%2e%2e/` would be the home page.
 */
export const sentTarget = (request: Request, bindings?: object): Target => {
  const asked = targetOf(request.url)
  const sent = sentUrl(bindings)
  return sent === null ? asked : { ...asked, path: targetOf(sent).path }
}
