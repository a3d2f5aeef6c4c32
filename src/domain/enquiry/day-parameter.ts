/** Parameter of an address that fills the day of a test drive or of a workshop appointment in, as an ISO day with or without a time. */
export const DAY_PARAMETER = 'jour'
