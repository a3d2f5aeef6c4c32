import type messages from '../locales/fr.json'

/** Id of a text in `src/locales/fr.json`. */
export type MessageId = keyof typeof messages

/** The rest of all ids that begin with a prefix. */
export type MessageIdAfter<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}${infer Rest}`
    ? Rest
    : never
  : never

/**
 * An id built from data that the types do not know, such as the options of a form; a test must cover all values. Pass a
 * template that begins with the group, because the build finds the texts of a module by its templates.
 */
export const dataMessageId = (id: string): MessageId => id as MessageId

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- react-intl takes the ids from here
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
