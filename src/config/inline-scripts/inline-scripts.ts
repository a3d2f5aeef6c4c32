import { FIRST_STYLES_SCRIPT } from './first-styles'
import { KEEP_INPUT_SCRIPT } from './keep-input'
import { MARK_BOTS_SCRIPT } from './mark-bots'
import { priceDisplayScript } from './price-display'
import { RESERVE_SCRIPT } from './reserve-list'
import { SPECULATION_RULES } from './speculation-rules'
import { START_SCRIPTS_SCRIPT } from './start-scripts'
import { VIEW_SHELL_SCRIPT } from './view-shell'

/**
 * Scripts that stand in pages themselves. Each is the same text on every page of every release, because the security
 * policy names it by its hash (docs/decisions/0027); what differs from page to page stands in an attribute of the element.
 */
export const INLINE_SCRIPTS = {
  /** In the head: keeps what is clicked and typed before the scripts are there. */
  keepInput: KEEP_INPUT_SCRIPT,
  /** In the head, after the page’s own styles: applies them. */
  firstStyles: FIRST_STYLES_SCRIPT,
  /** In the head: keeps room for the prices that the visitor chose. */
  prices: priceDisplayScript(),
  /** In the head: which pages the browser may fetch ahead. It is no script, and is allowed like one. */
  speculationRules: SPECULATION_RULES,
  /** In front of a list: keeps room for what its filters find. */
  reserve: RESERVE_SCRIPT,
  /** In front of what an error page says. */
  markBots: MARK_BOTS_SCRIPT,
  /** In front of a vehicle: shows the shell of the view that the address asks for. */
  viewShell: VIEW_SHELL_SCRIPT,
  /** What Gatsby wants to know of the page; its path stands in `data-path`. */
  page: 'window.pagePath=document.currentScript.dataset.path',
  /** At the end: starts the scripts, whose names stand in attributes. */
  startScripts: START_SCRIPTS_SCRIPT,
} as const
