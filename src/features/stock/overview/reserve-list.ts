/** On the root element while the list of an address with filters is on its way; see overview.module.css. */
export const COMING = 'data-list'
/** Height of the list as it was left, where it is known. */
export const HEIGHT = '--list-height'
const KEPT = 'vitrine.list'

/**
 * Runs while the page is read, before any of it is drawn: its HTML has the list without filters, and an address with
 * filters means another one. That one's place is kept free, at the height it had when it was left in this tab, so that
 * nothing moves when it comes and the view is where it was.
 */
export const RESERVE_SCRIPT = `(function(e){if(location.search.length<2)return;e.setAttribute('${COMING}','coming');try{var k=JSON.parse(sessionStorage.getItem('${KEPT}'));if(k&&k.at===location.pathname+location.search&&k.width===innerWidth)e.style.setProperty('${HEIGHT}',k.height+'px')}catch(_){}})(document.documentElement)`

/** Shows what is there. */
export const releaseList = (root: HTMLElement): void => {
  root.removeAttribute(COMING)
  root.style.removeProperty(HEIGHT)
}

/** Keeps the height of a list for the next time its address is loaded in this tab. */
export const keepHeight = ({ location, innerWidth, sessionStorage }: Window, height: number): void => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ at: location.pathname + location.search, width: innerWidth, height }))
  } catch {
    // Without storage the list is shown all the same, and may move what is below it.
  }
}
