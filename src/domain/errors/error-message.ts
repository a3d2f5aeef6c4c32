/** What was thrown, as text: the message of an error. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** First line of it, for logs and lists. */
export const errorLine = (error: unknown): string => errorMessage(error).split('\n')[0] ?? ''
