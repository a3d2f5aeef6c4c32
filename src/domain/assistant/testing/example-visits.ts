import { BROWSER_ANSWERS } from './example-answers-browsers'
import { PASSENGER_ANSWERS } from './example-answers-passengers'
import { DAY_ANSWERS } from './example-answers-ordinary-days'
import { DAY_SEARCHES } from './example-searches-ordinary-days'
import { BROWSER_SEARCHES } from './example-searches-browsers'
import { PASSENGER_SEARCHES } from './example-searches-passengers'

/** Searches of visitors who browse the site, on any page. */
export const VISIT_SEARCHES = [...BROWSER_SEARCHES, ...PASSENGER_SEARCHES, ...DAY_SEARCHES]
/** Their other questions. */
export const VISIT_ANSWERS = [...BROWSER_ANSWERS, ...PASSENGER_ANSWERS, ...DAY_ANSWERS]
