export * from './model-end'

/** Loads the code of these parts in the browser; on the server it is part of this module. */
export const loadModelEnd = (): Promise<unknown> => Promise.resolve()
