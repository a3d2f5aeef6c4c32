import { Children } from 'react'
import type { ReactNode } from 'react'
import { MissingValueError, formatParts } from './format-parts'
import type { MessageValues } from './format-parts'
import { compiledMessages } from './message-table'

const report = (id: string, what: string): void => {
  // Fails the build, because the page would be served without the text.
  if (typeof window === 'undefined') throw new Error(`Text ${id}: ${what}`)
  // oxlint-disable-next-line no-console -- a programming error, for developers
  console.error(`Text ${id}: ${what}`)
}

/** Parts of a text; its id if the text or one of its values is missing. */
const partsOf = (id: string, values: MessageValues): readonly unknown[] => {
  const message = Object.hasOwn(compiledMessages, id) ? compiledMessages[id] : undefined
  if (message === undefined) {
    report(id, 'not found')
    return [id]
  }
  try {
    return formatParts(message, values)
  } catch (error) {
    if (!(error instanceof MissingValueError)) throw error
    report(id, error.message)
    return [id]
  }
}

/** A text as a string. */
export const formatText = (id: string, values: MessageValues = {}): string => partsOf(id, values).join('')

/** A text that may contain React elements, with keys for them, as in react-intl. */
export const formatMessage = (id: string, values: MessageValues = {}): ReactNode => {
  const parts = partsOf(id, values)
  return parts.every((part) => typeof part === 'string') ? parts.join('') : Children.toArray(parts as ReactNode[])
}
