export * from './vehicle-end'

/** Loads the code of these parts in the browser; on the server it is part of this module. */
export const loadVehicleEnd = (): Promise<unknown> => Promise.resolve()
