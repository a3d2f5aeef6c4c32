export * from './article-frame'

/** Loads the code of what stands around an article in the browser; on the server it is part of this module. */
export const loadArticleParts = (): Promise<unknown> => Promise.resolve()
