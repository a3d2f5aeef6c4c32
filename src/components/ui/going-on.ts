let goingOn = false
let loadRest: () => Promise<unknown> = () => Promise.resolve()

/**
 * Records whether the page that is about to be shown was opened by a link, at its top. The first page of a visit, a page
 * that the visitor goes back to and an address with an anchor are shown whole at once: their view may be anywhere.
 *
 * @param load loads the code for the part below the first view; must not reject
 */
export const setGoingOn = (isOpenedByLink: boolean, load?: () => Promise<unknown>): void => {
  goingOn = isOpenedByLink
  if (load) loadRest = load
}

export const isGoingOn = (): boolean => goingOn

/** Resolves once what is below the first view can be shown. */
export const whenRestLoaded = (): Promise<unknown> => loadRest()
