import type { Reporter } from 'gatsby'

/** What the operator can put right, each with a number of its own. */
export const ERROR_IDS = { table: '10001', files: '10002' } as const

/** `sourceMessage` is Gatsby's own name for what the culprit said: whoever watches a build finds it there. */
const messageOf = ({ sourceMessage }: Record<string, unknown>): string =>
  typeof sourceMessage === 'string' ? sourceMessage : ''

/** Texts of the plugin's errors. `USER`: somebody's rule or setting is the cause, not this plugin. */
export const ERROR_MAP: Parameters<Reporter['setErrorMap']>[0] = {
  [ERROR_IDS.table]: {
    text: messageOf,
    level: 'ERROR',
    category: 'USER',
  },
  [ERROR_IDS.files]: {
    text: messageOf,
    level: 'ERROR',
    category: 'USER',
  },
}
