/** Code of a Node.js system error, such as `ENOENT`; undefined for everything else that may be thrown. */
export const systemErrorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Whether a file or folder does not exist. */
export const isMissingFile = (error: unknown): boolean => systemErrorCode(error) === 'ENOENT'
