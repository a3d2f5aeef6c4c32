/** Where enquiries are sent to; forms of browsers without scripts to `/form` below it. */
export const ENQUIRIES_URL = '/api/enquiries'
