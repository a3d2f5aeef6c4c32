import { COMING, HEIGHT, KEPT_HEIGHT } from '../../../config/inline-scripts/reserve-list'

/** Shows what is there. */
export const releaseList = (root: HTMLElement): void => {
  root.removeAttribute(COMING)
  root.style.removeProperty(HEIGHT)
}

/** Keeps the height of a list for the next time its address is loaded in this tab. */
export const keepHeight = ({ location, innerWidth, sessionStorage }: Window, height: number): void => {
  try {
    sessionStorage.setItem(
      KEPT_HEIGHT,
      JSON.stringify({ at: location.pathname + location.search, width: innerWidth, height }),
    )
  } catch {
    // Without storage the list is shown all the same, and may move what is below it.
  }
}
