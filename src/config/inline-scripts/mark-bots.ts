import { BOTS } from '../bots'

/** On the root element of an error page that a robot reads; see ErrorPage.module.css. */
export const IS_BOT = 'data-bot'

/** Runs before an error page is drawn: robots are not shown it (spec, section 2.6), and the host of static files serves all alike. */
export const MARK_BOTS_SCRIPT = `if(${BOTS}.test(navigator.userAgent))document.documentElement.setAttribute('${IS_BOT}','')`
