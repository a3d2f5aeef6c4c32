import { request as askHttp } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { request as askHttps } from 'node:https'
import { pipeline } from 'node:stream'
import { errorMessage } from '../../domain/errors/error-message'

/** A request as Express hands it on. */
export type PassedRequest = IncomingMessage & { originalUrl: string }

/**
 * Passes requests to another server and its answers back, whatever their status. Gatsby's own proxy turns every refusal
 * into 500.
 */
export const passTo =
  (origin: string) =>
  (asked: PassedRequest, answer: ServerResponse): void => {
    const target = new URL(asked.originalUrl, origin)
    const ask = target.protocol === 'https:' ? askHttps : askHttp
    const fail = (error: Error): void => {
      if (answer.headersSent) return void answer.destroy()
      answer.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      answer.end(`${target.href}: ${errorMessage(error)}`)
    }
    const passed = ask(target, { method: asked.method, headers: { ...asked.headers, host: target.host } }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      // An answer that breaks off breaks off here too: `pipeline` closes both ends.
      pipeline(given, answer, () => undefined)
    })
    passed.on('error', fail)
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  }
