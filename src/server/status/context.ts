import type { Logger } from '../http/logger'
import type { StatusAssets } from './assets/load-assets'
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
}
