/** Bytes; a long message is a few thousand. */
export const MAX_BODY = 64 * 1024
