import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerOptions } from 'node:http'
import { HSTS } from '../../domain/security/transport-headers'
import { answerParserErrors } from './answer-parser-errors'
import { withHeaders, withoutInternals } from './fetch-handler'
import type { FetchHandler, HeaderList } from './fetch-handler'
import { isForwardedTls, trustedProxies } from './client-address'
import type { Logger } from './logger'
import { createLogSummary } from './log-summary'

export interface ServerLimits {
  /** Connections that are open at a time; others are closed at once. */
  maxConnections: number
  /** Milliseconds until a request has arrived whole, its body included. */
  requestTimeout: number
}

export const DEFAULT_LIMITS: ServerLimits = { maxConnections: 2_000, requestTimeout: 30_000 }

/** Milliseconds until the headers of a request have arrived. */
const HEADERS_TIMEOUT = 15_000
/** How often connections are looked at for either time limit. */
const CHECK_INTERVAL = 2_000
/**
 * Milliseconds a connection may wait for its next request: longer than the proxies in front keep theirs, or they send a
 * request on a connection that is being closed, and a visitor gets their 502.
 */
const KEEP_ALIVE = 75_000

/** A proxy on this machine is trusted about TLS without configuration, because only the HSTS header depends on it. */
const THIS_MACHINE = ['127.0.0.0/8', '::1']

export interface StartServerOptions {
  fetch: FetchHandler
  /** 0: any free port. */
  port: number
  /** Address to listen on. */
  host: string
  /** Variable that sets the port, for the message when it is taken. */
  portVariable: string
  /** For every answer that does not set them itself. */
  headers?: HeaderList
  /** Networks of trusted proxies in front of this server: a client that used TLS gets HSTS. */
  proxies?: readonly string[]
  limits?: Partial<ServerLimits>
  logger: Logger
}

export interface RunningServer {
  server: Server
  port: number
}

/** A proxy and the server behind it may each believe another one of two hosts. */
const namesOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length === 1

const requireOneHost =
  (listener: RequestListener, headers: HeaderList): RequestListener =>
  (request, response) => {
    if (namesOneHost(request)) return listener(request, response)
    response.writeHead(400, { ...Object.fromEntries(headers), connection: 'close', 'content-length': 0 })
    response.end()
  }

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE'

/**
 * Starts an HTTP server. Every server of the product is started here, so that all have the same time limits, the same
 * cap on connections and the same headers, and none sends an internal message.
 *
 * @throws Error that names the port and its variable when it is taken
 */
export const startServer = async ({
  fetch,
  port: wanted,
  host,
  portVariable,
  headers = [],
  proxies = [],
  limits,
  logger,
}: StartServerOptions): Promise<RunningServer> => {
  const { maxConnections, requestTimeout } = { ...DEFAULT_LIMITS, ...limits }
  const tlsProxies = trustedProxies([...THIS_MACHINE, ...proxies])
  // Without the query, which may contain the token of a link in a mail.
  const onError = (request: Request, error: unknown) =>
    logger.error(
      `${request.method} ${new URL(request.url).pathname}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
    )
  const serverOptions: ServerOptions = {
    requestTimeout,
    headersTimeout: Math.min(HEADERS_TIMEOUT, requestTimeout),
    connectionsCheckingInterval: Math.min(CHECK_INTERVAL, requestTimeout),
    keepAliveTimeout: KEEP_ALIVE,
    // `requireOneHost` refuses them, with the headers of other answers.
    requireHostHeader: false,
  }
  const server = createAdaptorServer({
    fetch: withHeaders(withoutInternals(fetch, onError), (request, bindings) =>
      isForwardedTls(request, bindings, tlsProxies) ? [...headers, HSTS] : headers,
    ),
    hostname: host,
    createServer: ((options: ServerOptions, listener: RequestListener) =>
      createServer(options, requireOneHost(listener, headers))) as typeof createServer,
    serverOptions,
  }) as Server
  answerParserErrors(server, headers)
  server.maxConnections = maxConnections
  const summary = createLogSummary(logger)
  server.on('drop', () =>
    summary.add(`${portVariable}: a connection was closed, more than ${maxConnections} were open`),
  )
  server.on('close', () => summary.close())
  server.listen(wanted, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw isTaken(error)
      ? new Error(`Port ${wanted} (${portVariable}) is taken by another program; set ${portVariable} to a free one.`)
      : error
  }
  const address = server.address()
  return { server, port: address !== null && typeof address === 'object' ? address.port : wanted }
}
