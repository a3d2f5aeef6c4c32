import { noLog } from '../../durable-log/no-log'
import { createSealer } from '../../sealing/create-sealer'
import type { StatusInputs } from '../model/read-status'
import type { EnquiryAdmin } from '../types'
import { createStatusRoutes } from '../routes'
import type { StatusRoutesOptions } from '../routes'

export const TOKEN = 'the-token-of-the-editors'

type Options = Omit<StatusInputs, 'siteUrl' | 'enquiries'> &
  Partial<Pick<StatusInputs, 'enquiries'>> &
  Partial<Omit<StatusRoutesOptions, Exclude<keyof StatusInputs, 'siteUrl'>>>

/** The routes, what they wrote to their log, and a browser's part: signing in and sending forms. */
export const openStatus = (options: Options) => {
  const lines: string[] = []
  const enquiries: EnquiryAdmin = {
    channels: [],
    pauseLimitMs: 4 * 3_600_000,
    admin: {
      db: options.db,
      sealer: createSealer([]),
      log: noLog,
      deliveriesFor: () => [],
      channels: [],
      visitorChannels: new Set(),
      onDeliveries: () => undefined,
      clock: () => new Date(),
    },
  }
  const logger = { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
  const app = createStatusRoutes({
    token: TOKEN,
    siteUrl: 'https://www.alzette.example',
    logger,
    enquiries,
    ...options,
  })
  const signInWith = async (token: string, headers: Record<string, string> = {}) =>
    app.request('/status/connexion', { method: 'POST', body: new URLSearchParams({ token }), headers })

  /** @returns asks with the cookie; with a form, sends it */
  const signIn = async () => {
    const response = await signInWith(TOKEN)
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return async (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) =>
      app.request(path, {
        headers: { cookie, ...headers },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
  }
  const formToken = (html: string): string => /name="jeton" value="([^"]+)"/.exec(html)?.[1] ?? ''
  return { app, lines, signIn, signInWith, formToken }
}
