export { BrandRecords } from './BrandRecords'

/** Loads the code of the records in the browser; on the server it is part of this module. */
export const loadBrandRecords = (): Promise<unknown> => Promise.resolve()
