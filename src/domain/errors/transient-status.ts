const TRANSIENT = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Whether a request is worth another try after a status (spec, section 7), or after no answer at all (null). */
export const isTransientStatus = (status: number | null): boolean => status === null || TRANSIENT.has(status)
