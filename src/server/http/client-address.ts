import type { Context, MiddlewareHandler } from 'hono'
import { BlockList, isIP } from 'node:net'

/** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed; null: none is. */
export type TrustedProxies = BlockList | null

/** @param networks addresses and CIDR ranges, as `TRUSTED_PROXY` names them */
export const trustedProxies = (networks: readonly string[]): TrustedProxies => {
  if (networks.length === 0) return null
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return list
}

/** IPv4 in the form of IPv6 (`::ffff:192.0.2.1`) as plain IPv4; without port and brackets. Null: no address. */
const plainAddress = (text: string): string | null => {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? []
  const address = (bracketed ?? withPort ?? text).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) === 0 ? null : address
}

const isTrusted = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Address of the other end of the connection; null if the server does not provide it, as on functions. */
const remoteAddress = (bindings: unknown): string | null => {
  const address = propertyOf(propertyOf(propertyOf(bindings, 'incoming'), 'socket'), 'remoteAddress')
  return typeof address === 'string' ? plainAddress(address) : null
}

/**
 * Address of the client. Behind a trusted proxy it is the last address of `X-Forwarded-For` that no trusted proxy has:
 * whatever stands before it was written by the client itself.
 *
 * @returns null when it is not known
 */
export const clientAddress = (context: Context, proxies: TrustedProxies): string | null => {
  let address = remoteAddress(context.env)
  if (address === null || proxies === null) return address
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plainAddress(hop.trim()))
  for (const hop of hops.reverse()) {
    if (!isTrusted(proxies, address) || hop === null) return address
    address = hop
  }
  return address
}

/** Whether a trusted proxy sent the request. */
export const isFromProxy = (context: Context, proxies: TrustedProxies): boolean => {
  const address = remoteAddress(context.env)
  return address !== null && proxies !== null && isTrusted(proxies, address)
}

declare module 'hono' {
  interface ContextVariableMap {
    /** See `clientAddress`; left out where no middleware set it. */
    clientAddress?: string | null
  }
}

/** Lets every route below know the address of the client. */
export const setClientAddress =
  (proxies: TrustedProxies): MiddlewareHandler =>
  async (context, next) => {
    context.set('clientAddress', clientAddress(context, proxies))
    await next()
  }

/**
 * Whether the client used TLS, according to the trusted proxy in front of the server.
 *
 * @param bindings the server's bindings, which contain the connection
 */
export const isForwardedTls = (request: Request, bindings: unknown, proxies: TrustedProxies): boolean => {
  const address = remoteAddress(bindings)
  if (address === null || proxies === null || !isTrusted(proxies, address)) return false
  return request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase() === 'https'
}
