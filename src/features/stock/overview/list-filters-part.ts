export { ListFilters } from './ListFilters'

/** Loads the code of the filters in the browser; on the server it is part of this module. */
export const loadListFilters = (): Promise<unknown> => Promise.resolve()
