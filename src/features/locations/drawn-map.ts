export { CountryMap as DrawnMap } from './CountryMap'

/** Loads the code of the drawn map in the browser; on the server it is part of this module. */
export const loadDrawnMap = (): Promise<unknown> => Promise.resolve()
