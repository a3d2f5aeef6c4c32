/** Where a server writes what an operator should know, one line each. */
export interface Logger {
  info: (line: string) => void
  error: (line: string) => void
}
