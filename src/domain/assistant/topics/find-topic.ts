import { passageWith } from '../faq/find-passage'
import { matchFaq } from '../faq/match-faq'
import type { MatchedFaq } from '../faq/match-faq'
import type { SiteFacts } from '../site/site-facts'
import type { Topic } from './topic'
import { BODY_SHOP_TOPICS } from './body-shop'
import { CAREER_TOPICS } from './careers'
import { CREDIT_TOPICS } from './credit'
import { ELECTRIC_TOPICS } from './electric'
import { LEASE_CHOICE_TOPICS } from './lease-choice'
import { LEASE_USE_TOPICS } from './lease-use'
import { ORDERING_TOPICS } from './ordering'
import { PARTS_TOPICS } from './parts'
import { PURCHASE_TOPICS } from './purchase'
import { PRICE_TOPICS } from './price'
import { TRADE_IN_TOPICS } from './trade-in'
import { TYRE_TOPICS } from './tyres'
import { VISIT_TOPICS } from './visits'
import { WORKSHOP_TOPICS } from './workshop'
import { WORKSHOP_VISIT_TOPICS } from './visit-workshop'

const TOPICS: readonly Topic[] = [
  ...ORDERING_TOPICS,
  ...CREDIT_TOPICS,
  ...PURCHASE_TOPICS,
  ...PRICE_TOPICS,
  ...TRADE_IN_TOPICS,
  ...LEASE_USE_TOPICS,
  ...LEASE_CHOICE_TOPICS,
  ...WORKSHOP_TOPICS,
  ...WORKSHOP_VISIT_TOPICS,
  ...BODY_SHOP_TOPICS,
  ...TYRE_TOPICS,
  ...ELECTRIC_TOPICS,
  ...VISIT_TOPICS,
  ...PARTS_TOPICS,
  ...CAREER_TOPICS,
]

const isOn = (text: string, { needs, not }: Topic): boolean =>
  needs.every((pattern) => pattern.test(text)) && !not?.test(text)

/**
 * The entry or paragraph on the matter that a sentence asks about; null where it is on none of those known here, or the group
 * says nothing of it.
 *
 * @param text in plain words
 * @param isSearch whether the sentence looks for vehicles too
 */
export const findTopic = (text: string, isSearch: boolean, { faq, passages = [] }: SiteFacts): MatchedFaq | null => {
  for (const topic of TOPICS) {
    if ((isSearch && topic.mayBeSearch) || !isOn(text, topic)) continue
    const entry = topic.isPassage ? passageWith(topic.words, passages) : matchFaq(topic.words, faq, true)?.entry
    if (entry) return { entry, isWhole: true }
  }
  return null
}
