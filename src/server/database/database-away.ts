const CLOSED_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
])

/** Whether an error means that the database is unavailable for the moment, so that the sender may try again. */
export const isDatabaseAway = (error: Error): boolean =>
  ('code' in error && typeof error.code === 'string' && CLOSED_CODES.has(error.code)) ||
  /connection (?:terminated|timeout|error)|timeout exceeded/i.test(error.message)
