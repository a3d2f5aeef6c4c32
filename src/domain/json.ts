/** Any JSON; what editors put into a story is theirs, so nothing more is known of it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }
