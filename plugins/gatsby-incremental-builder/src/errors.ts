/** A fresh process has to build: code, configuration or a template changed. Gatsby's state was saved where it had changed. */
export class CodeChangedError extends Error {
  override name = 'CodeChangedError'
}

/** The first build failed. The process has to be replaced. */
export class BuildFailedError extends Error {
  override name = 'BuildFailedError'
}

/** A rebuild failed. */
export class RebuildFailedError extends Error {
  override name = 'RebuildFailedError'

  /**
   * @param message one line that names the culprit
   * @param stage where it happened
   * @param dirty whether something had changed already: the process has to be replaced; else it can go on
   */
  constructor(
    message: string,
    readonly stage: string,
    readonly dirty: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Gatsby's internals are not those this was written for. */
export class GatsbyVersionError extends Error {
  override name = 'GatsbyVersionError'

  constructor(readonly moved: readonly string[]) {
    super(`gatsby-incremental-builder was written for another Gatsby: ${moved.join('; ')}`)
  }
}
