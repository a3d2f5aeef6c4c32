/** On the root element while the list of an address with filters is on its way; see overview.module.css. */
export const COMING = 'data-list'
/** Height of the list as it was left, where it is known. */
export const HEIGHT = '--list-height'
/** Name in sessionStorage of the height of a list and of where it was measured. */
export const KEPT_HEIGHT = 'vitrine.list'

/**
 * Runs while the page is read, before any of it is drawn: its HTML has the list without filters, and an address with
 * filters means another one. That one's place is kept free, at the height it had when it was left in this tab, so that
 * nothing moves when it comes and the view is where it was.
 */
export const RESERVE_SCRIPT = `(function(e){if(location.search.length<2)return;e.setAttribute('${COMING}','coming');try{var k=JSON.parse(sessionStorage.getItem('${KEPT_HEIGHT}'));if(k&&k.at===location.pathname+location.search&&k.width===innerWidth)e.style.setProperty('${HEIGHT}',k.height+'px')}catch(_){}})(document.documentElement)`
