/** A header holds visible ASCII only; quotes, brackets and the backslash have no place in an address either. */
const UNSAFE = /[^\x21-\x7e]|["<>\\^`{|}]/gu

/**
 * An address as the header `Location` takes it: what is no visible ASCII is percent-encoded, what is encoded stays.
 *
 * @example encodeLocation('/véhicules?q=a b') // '/v%C3%A9hicules?q=a%20b'
 */
export const encodeLocation = (address: string): string =>
  address.replace(/\p{Surrogate}/gu, '\ufffd').replace(UNSAFE, encodeURIComponent)

/** An answer that leads to another address. Every redirect of the servers is made here. */
export const redirectResponse = (
  location: string,
  status: 301 | 302 | 303,
  headers: Record<string, string> = {},
): Response => new Response(null, { status, headers: { ...headers, location: encodeLocation(location) } })
