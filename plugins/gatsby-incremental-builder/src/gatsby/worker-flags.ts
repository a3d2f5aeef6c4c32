const OF_THE_PROCESS = /^--(?:min|max)-semi-space-size=/

/**
 * Keeps flags of this process from threads and processes that it starts: threads refuse those of the heap, and Gatsby's
 * workers are plain JavaScript, which loaders for TypeScript would only slow down.
 */
export const keepFlagsFromWorkers = (): void => {
  process.execArgv = process.execArgv.filter(
    (argument, index, all) =>
      argument !== '--import' && all[index - 1] !== '--import' && !OF_THE_PROCESS.test(argument),
  )
}
