export { LeaseOverview } from './LeaseOverview'

/** Loads the code of the list in the browser; on the server it is part of this module. */
export const loadLeaseOverview = (): Promise<unknown> => Promise.resolve()
