/** `true` in the answer to an enquiry that was stored before and came again. */
export const REPLAYED_HEADER = 'Idempotent-Replayed'
