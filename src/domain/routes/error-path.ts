import type { ErrorKind } from './error-kinds'

/** Error pages of the sections stand below this address. Every page loads it, and nothing else of the host's rules. */
export const ERROR_PREFIX = '/erreurs/'

export const errorPath = (kind: ErrorKind): string => `${ERROR_PREFIX}${kind}`
