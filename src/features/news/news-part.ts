export { NewsPart } from './NewsPart'

/** Loads the code of the still parts of news in the browser; on the server it is part of this module. */
export const loadNewsPart = (): Promise<unknown> => Promise.resolve()
