/** A page of a finished build. */
export interface BuiltPage {
  path: string
  matchPath?: string | null
}

/** What plugins read from Gatsby's store once the pages are built. */
export interface BuiltSite {
  /** Folder of the site, absolute. */
  directory: string
  /** Pages by path. */
  pages: ReadonlyMap<string, BuiltPage>
}

/** Reads Gatsby's store, whose own types leave its state open. */
export const builtSite = (store: object): BuiltSite => {
  const { program, pages } = (
    store as { getState: () => { program: { directory: string }; pages: BuiltSite['pages'] } }
  ).getState()
  return { directory: program.directory, pages }
}
