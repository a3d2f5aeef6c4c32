import type { Context } from 'hono'
import type { TrustedProxies } from '../http/client-address'
import type { Logger } from '../http/logger'
import type { StatusAssets } from './assets/load-assets'
import type { Devices } from './auth/device'
import type { Guard } from './auth/guard'
import type { SessionStore } from './auth/session-store'
import type { Board } from './live/board'
import type { StatusInputs } from './model/read-status'

/** What the routes of the status page share. */
export interface StatusContext {
  token: string
  logger: Logger
  clock: () => Date
  assets: () => Promise<StatusAssets>
  inputs: StatusInputs
  board: Board
  guard: Guard
  sessions: SessionStore
  devices: Devices
  proxies: TrustedProxies
}

/** Sends everyone without an open session to the form; it says so to those who had one. */
export const toLogin = (request: Context, { guard }: Pick<StatusContext, 'guard'>): Response =>
  request.redirect(guard.cookie(request) === null ? '/status/connexion' : '/status/connexion?fin=session', 303)
