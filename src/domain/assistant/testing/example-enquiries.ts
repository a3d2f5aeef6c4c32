import { COUNTER_ANSWERS } from './example-answers-counter'
import { ANSWERS_ON_LEASE_PAGES } from './example-answers-on-lease-pages'
import { ANSWERS_ON_VEHICLE_PAGES } from './example-answers-on-vehicle-pages'
import { COUNTER_FURTHER_ANSWERS } from './example-answers-counter-further'
import { COUNTER_RESTATED_ANSWERS } from './example-answers-counter-restated'
import { ENQUIRER_ANSWERS } from './example-answers-enquirers'
import { FURTHER_VISIT_ANSWERS } from './example-answers-further-visits'
import { LOCAL_ANSWERS } from './example-answers-locals'
import { LOCAL_MATTER_ANSWERS } from './example-answers-locals-matters'
import { LOCAL_RESTATED_ANSWERS } from './example-answers-locals-restated'
import { ORDINARY_ANSWERS } from './example-answers-ordinary'
import { PROSPECT_ANSWERS } from './example-answers-prospects'
import { PROSPECT_MATTER_ANSWERS } from './example-answers-prospects-matters'
import { PROSPECT_RESTATED_ANSWERS } from './example-answers-prospects-restated'
import { REGULAR_ANSWERS } from './example-answers-regulars'
import { REGULAR_MATTER_ANSWERS } from './example-answers-regulars-matters'
import { REGULAR_RESTATED_ANSWERS } from './example-answers-regulars-restated'
import { SYSTEMATIC_ANSWERS } from './example-answers-systematic'
import { COUNTER_SEARCHES } from './example-searches-counter'
import { COUNTER_FURTHER_SEARCHES } from './example-searches-counter-further'
import { COUNTER_RESTATED_SEARCHES } from './example-searches-counter-restated'
import { ENQUIRER_SEARCHES } from './example-searches-enquirers'
import { FURTHER_VISIT_SEARCHES } from './example-searches-further-visits'
import { LOCAL_SEARCHES } from './example-searches-locals'
import { LOCAL_RESTATED_SEARCHES } from './example-searches-locals-restated'
import { ORDINARY_SEARCHES } from './example-searches-ordinary'
import { PROSPECT_SEARCHES } from './example-searches-prospects'
import { PROSPECT_RESTATED_SEARCHES } from './example-searches-prospects-restated'
import { REGULAR_SEARCHES } from './example-searches-regulars'
import { REGULAR_FURTHER_SEARCHES } from './example-searches-regulars-further'
import { REGULAR_RESTATED_SEARCHES } from './example-searches-regulars-restated'
import { SYSTEMATIC_SEARCHES } from './example-searches-systematic'

/** Searches of enquirers, prospects, locals, regular customers and ordinary wishes. */
export const ENQUIRY_SEARCHES = [
  ...ENQUIRER_SEARCHES,
  ...PROSPECT_SEARCHES,
  ...PROSPECT_RESTATED_SEARCHES,
  ...LOCAL_SEARCHES,
  ...LOCAL_RESTATED_SEARCHES,
  ...REGULAR_SEARCHES,
  ...REGULAR_FURTHER_SEARCHES,
  ...REGULAR_RESTATED_SEARCHES,
  ...ORDINARY_SEARCHES,
  ...COUNTER_SEARCHES,
  ...COUNTER_FURTHER_SEARCHES,
  ...COUNTER_RESTATED_SEARCHES,
  ...SYSTEMATIC_SEARCHES,
  ...FURTHER_VISIT_SEARCHES,
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
  ...REGULAR_ANSWERS,
  ...REGULAR_MATTER_ANSWERS,
  ...REGULAR_RESTATED_ANSWERS,
  ...ORDINARY_ANSWERS,
  ...COUNTER_ANSWERS,
  ...ANSWERS_ON_VEHICLE_PAGES,
  ...ANSWERS_ON_LEASE_PAGES,
  ...COUNTER_FURTHER_ANSWERS,
  ...COUNTER_RESTATED_ANSWERS,
  ...SYSTEMATIC_ANSWERS,
  ...FURTHER_VISIT_ANSWERS,
]
