/** What a line is about, for whoever searches the log. Never anything that a visitor wrote. */
export interface LogFields {
  requestId?: string
  /** Of the requests that a build answers. */
  requestIds?: readonly string[]
  eventId?: string
  buildId?: string
  releaseId?: string
  durationMs?: number
  /** An unexpected fault, which error monitoring is told of. */
  fault?: { kind: 'request' | 'build' | 'delivery' | 'crash'; error?: unknown }
}

/** Where a server writes what an operator should know, one line each. */
export interface Logger {
  info: (line: string, fields?: LogFields) => void
  error: (line: string, fields?: LogFields) => void
}
