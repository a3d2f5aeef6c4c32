import { EXAMPLE_ANSWERS } from '../../src/domain/assistant/testing/example-answers'
import { CUSTOMER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-customers'
import { DEALER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-dealers'
import { FURTHER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-further'
import { EVERYDAY_ANSWERS } from '../../src/domain/assistant/testing/example-answers-everyday'
import { LAST_ANSWERS } from '../../src/domain/assistant/testing/example-answers-last'
import { MIXED_ANSWERS } from '../../src/domain/assistant/testing/example-answers-mixed'
import { REFUSED_ANSWERS } from '../../src/domain/assistant/testing/example-answers-refused'
import { COLLOQUIAL_ANSWERS } from '../../src/domain/assistant/testing/example-answers-colloquial'
import { HURRIED_ANSWERS } from '../../src/domain/assistant/testing/example-answers-hurried'
import { COLLOQUIAL_SEARCHES } from '../../src/domain/assistant/testing/example-searches-colloquial'
import { HURRIED_SEARCHES } from '../../src/domain/assistant/testing/example-searches-hurried'
import { CASUAL_ANSWERS } from '../../src/domain/assistant/testing/example-answers-casual'
import { CASUAL_SEARCHES } from '../../src/domain/assistant/testing/example-searches-casual'
import { RESIDENT_ANSWERS } from '../../src/domain/assistant/testing/example-answers-residents'
import { RESIDENT_SEARCHES } from '../../src/domain/assistant/testing/example-searches-residents'
import { SERVICE_ANSWERS } from '../../src/domain/assistant/testing/example-answers-services'
import { ELSEWHERE_SEARCHES } from '../../src/domain/assistant/testing/example-searches-elsewhere'
import { EXAMPLE_SEARCHES } from '../../src/domain/assistant/testing/example-searches'
import { VISITOR_ANSWERS } from '../../src/domain/assistant/testing/example-answers-visitors'
import { CUSTOMER_SEARCHES } from '../../src/domain/assistant/testing/example-searches-customers'
import { EVERYDAY_SEARCHES } from '../../src/domain/assistant/testing/example-searches-everyday'
import { LAST_SEARCHES } from '../../src/domain/assistant/testing/example-searches-last'
import { MIXED_SEARCHES } from '../../src/domain/assistant/testing/example-searches-mixed'
import { VISITOR_SEARCHES } from '../../src/domain/assistant/testing/example-searches-visitors'
import { BOUND_SEARCHES } from '../../src/domain/assistant/testing/example-searches-bounds'
import { FURTHER_SEARCHES } from '../../src/domain/assistant/testing/example-searches-further'
import { STAFF_ANSWERS } from '../../src/domain/assistant/testing/example-answers-staff'
import { DRIVER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-drivers'
import { DRIVER_SEARCHES } from '../../src/domain/assistant/testing/example-searches-drivers'
import { FAMILY_ANSWERS } from '../../src/domain/assistant/testing/example-answers-families'
import { FAMILY_SEARCHES } from '../../src/domain/assistant/testing/example-searches-families'
import { NEWCOMER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-newcomers'
import { NEWCOMER_SEARCHES } from '../../src/domain/assistant/testing/example-searches-newcomers'
import { SHOPPER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-shoppers'
import { SHOPPER_SEARCHES } from '../../src/domain/assistant/testing/example-searches-shoppers'
import { NEIGHBOUR_ANSWERS } from '../../src/domain/assistant/testing/example-answers-neighbours'
import { NEIGHBOUR_SEARCHES } from '../../src/domain/assistant/testing/example-searches-neighbours'
import { COMMUTER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-commuters'
import { COMMUTER_SEARCHES } from '../../src/domain/assistant/testing/example-searches-commuters'
import { HOUSEHOLD_ANSWERS } from '../../src/domain/assistant/testing/example-answers-households'
import { HOUSEHOLD_SEARCHES } from '../../src/domain/assistant/testing/example-searches-households'
import {
  MOTORIST_ANSWERS,
  MOTORIST_ANSWERS_RESTATED,
} from '../../src/domain/assistant/testing/example-answers-motorists'
import {
  MOTORIST_SEARCHES,
  MOTORIST_SEARCHES_RESTATED,
} from '../../src/domain/assistant/testing/example-searches-motorists'
import { BUYER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-buyers'
import { BUYER_MATTER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-buyers-matters'
import { BUYER_RESTATED_ANSWERS } from '../../src/domain/assistant/testing/example-answers-buyers-restated'
import { CONTRACT_ANSWERS } from '../../src/domain/assistant/testing/example-answers-contracts'
import { WORKSHOP_ANSWERS } from '../../src/domain/assistant/testing/example-answers-workshop'
import { STORYTELLER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-storytellers'
import { STORYTELLER_MATTER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-storytellers-matters'
import { STORYTELLER_RESTATED_ANSWERS } from '../../src/domain/assistant/testing/example-answers-storytellers-restated'
import { BUYER_SEARCHES } from '../../src/domain/assistant/testing/example-searches-buyers'
import { BUYER_RESTATED_SEARCHES } from '../../src/domain/assistant/testing/example-searches-buyers-restated'
import { STORYTELLER_SEARCHES } from '../../src/domain/assistant/testing/example-searches-storytellers'
import { STORYTELLER_RESTATED_SEARCHES } from '../../src/domain/assistant/testing/example-searches-storytellers-restated'
import { CALLER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-callers'
import { CALLER_SEARCHES } from '../../src/domain/assistant/testing/example-searches-callers'
import { ENQUIRY_ANSWERS, ENQUIRY_SEARCHES } from '../../src/domain/assistant/testing/example-enquiries'
import { PHRASING_ANSWERS } from '../../src/domain/assistant/testing/example-answers-phrasings'
import { PHRASING_SEARCHES } from '../../src/domain/assistant/testing/example-searches-phrasings'
import { REPHRASED_ANSWERS } from '../../src/domain/assistant/testing/example-answers-rephrased'
import { VARIANT_ANSWERS } from '../../src/domain/assistant/testing/example-answers-variants'
import { VARIANT_SEARCHES } from '../../src/domain/assistant/testing/example-searches-variants'
import { VISIT_ANSWERS, VISIT_SEARCHES } from '../../src/domain/assistant/testing/example-visits'

/** Searches of which every word is known. */
export const TERSE_SEARCHES = [
  ...EXAMPLE_SEARCHES,
  ...FURTHER_SEARCHES,
  ...BOUND_SEARCHES,
  ...VISITOR_SEARCHES,
  ...MIXED_SEARCHES,
]
/** Every search of the test sets, including sentences that give the reason for the search. */
export const SEARCHES = [
  ...TERSE_SEARCHES,
  ...CUSTOMER_SEARCHES,
  ...EVERYDAY_SEARCHES,
  ...LAST_SEARCHES,
  ...ELSEWHERE_SEARCHES,
  ...COLLOQUIAL_SEARCHES,
  ...HURRIED_SEARCHES,
  ...CASUAL_SEARCHES,
  ...RESIDENT_SEARCHES,
  ...SHOPPER_SEARCHES,
  ...NEWCOMER_SEARCHES,
  ...FAMILY_SEARCHES,
  ...DRIVER_SEARCHES,
  ...NEIGHBOUR_SEARCHES,
  ...COMMUTER_SEARCHES,
  ...HOUSEHOLD_SEARCHES,
  ...MOTORIST_SEARCHES,
  ...MOTORIST_SEARCHES_RESTATED,
  ...BUYER_SEARCHES,
  ...BUYER_RESTATED_SEARCHES,
  ...STORYTELLER_SEARCHES,
  ...STORYTELLER_RESTATED_SEARCHES,
  ...CALLER_SEARCHES,
  ...ENQUIRY_SEARCHES,
  ...PHRASING_SEARCHES,
  ...VARIANT_SEARCHES,
  ...VISIT_SEARCHES,
]
/** Every question of the test sets that asks for something other than a list of vehicles. */
export const ANSWERS = [
  ...EXAMPLE_ANSWERS,
  ...FURTHER_ANSWERS,
  ...DEALER_ANSWERS,
  ...REFUSED_ANSWERS,
  ...VISITOR_ANSWERS,
  ...CUSTOMER_ANSWERS,
  ...MIXED_ANSWERS,
  ...EVERYDAY_ANSWERS,
  ...LAST_ANSWERS,
  ...SERVICE_ANSWERS,
  ...COLLOQUIAL_ANSWERS,
  ...HURRIED_ANSWERS,
  ...CASUAL_ANSWERS,
  ...RESIDENT_ANSWERS,
  ...SHOPPER_ANSWERS,
  ...NEWCOMER_ANSWERS,
  ...FAMILY_ANSWERS,
  ...DRIVER_ANSWERS,
  ...STAFF_ANSWERS,
  ...NEIGHBOUR_ANSWERS,
  ...COMMUTER_ANSWERS,
  ...HOUSEHOLD_ANSWERS,
  ...MOTORIST_ANSWERS,
  ...MOTORIST_ANSWERS_RESTATED,
  ...BUYER_ANSWERS,
  ...BUYER_MATTER_ANSWERS,
  ...BUYER_RESTATED_ANSWERS,
  ...CONTRACT_ANSWERS,
  ...WORKSHOP_ANSWERS,
  ...STORYTELLER_ANSWERS,
  ...STORYTELLER_MATTER_ANSWERS,
  ...STORYTELLER_RESTATED_ANSWERS,
  ...CALLER_ANSWERS,
  ...ENQUIRY_ANSWERS,
  ...PHRASING_ANSWERS,
  ...VARIANT_ANSWERS,
  ...REPHRASED_ANSWERS,
  ...VISIT_ANSWERS,
]
