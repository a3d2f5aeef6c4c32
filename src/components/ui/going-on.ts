let goingOn = false

/**
 * Records whether the page that is about to be shown was opened by a link, at its top. The first page of a visit, a page
 * that the visitor goes back to and an address with an anchor are shown whole at once: their view may be anywhere.
 */
export const setGoingOn = (isOpenedByLink: boolean): void => {
  goingOn = isOpenedByLink
}

export const isGoingOn = (): boolean => goingOn
