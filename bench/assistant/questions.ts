import { EXAMPLE_ANSWERS } from '../../src/domain/assistant/testing/example-answers'
import { DEALER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-dealers'
import { FURTHER_ANSWERS } from '../../src/domain/assistant/testing/example-answers-further'
import { EXAMPLE_SEARCHES } from '../../src/domain/assistant/testing/example-searches'
import { FURTHER_SEARCHES } from '../../src/domain/assistant/testing/example-searches-further'

/** Every search of the test sets. */
export const SEARCHES = [...EXAMPLE_SEARCHES, ...FURTHER_SEARCHES]
/** Every question of the test sets that asks for something other than a list of vehicles. */
export const ANSWERS = [...EXAMPLE_ANSWERS, ...FURTHER_ANSWERS, ...DEALER_ANSWERS]
