import { ENQUIRER_ANSWERS } from './example-answers-enquirers'
import { LOCAL_ANSWERS } from './example-answers-locals'
import { LOCAL_MATTER_ANSWERS } from './example-answers-locals-matters'
import { LOCAL_RESTATED_ANSWERS } from './example-answers-locals-restated'
import { PROSPECT_ANSWERS } from './example-answers-prospects'
import { PROSPECT_MATTER_ANSWERS } from './example-answers-prospects-matters'
import { PROSPECT_RESTATED_ANSWERS } from './example-answers-prospects-restated'
import { ENQUIRER_SEARCHES } from './example-searches-enquirers'
import { LOCAL_SEARCHES } from './example-searches-locals'
import { LOCAL_RESTATED_SEARCHES } from './example-searches-locals-restated'
import { PROSPECT_SEARCHES } from './example-searches-prospects'
import { PROSPECT_RESTATED_SEARCHES } from './example-searches-prospects-restated'

/** Searches of enquirers, prospects and locals. */
export const ENQUIRY_SEARCHES = [
  ...ENQUIRER_SEARCHES,
  ...PROSPECT_SEARCHES,
  ...PROSPECT_RESTATED_SEARCHES,
  ...LOCAL_SEARCHES,
  ...LOCAL_RESTATED_SEARCHES,
]
/** Their other questions. */
export const ENQUIRY_ANSWERS = [
  ...ENQUIRER_ANSWERS,
  ...PROSPECT_ANSWERS,
  ...PROSPECT_MATTER_ANSWERS,
  ...PROSPECT_RESTATED_ANSWERS,
  ...LOCAL_ANSWERS,
  ...LOCAL_MATTER_ANSWERS,
  ...LOCAL_RESTATED_ANSWERS,
]
