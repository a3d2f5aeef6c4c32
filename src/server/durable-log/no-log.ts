import type { OpenDurableLog } from './types'

/** For PostgreSQL: a commit is durable when it is answered. */
export const noLog: OpenDurableLog = {
  append: async () => undefined,
  note: () => undefined,
  erase: async () => undefined,
  close: async () => undefined,
}
