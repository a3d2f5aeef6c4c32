/** Whether a value is an object that is not an array: what a JSON object parses to. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
