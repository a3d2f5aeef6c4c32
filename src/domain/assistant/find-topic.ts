import { passageWith } from './find-passage'
import { matchFaq } from './match-faq'
import type { MatchedFaq } from './match-faq'
import type { SiteFacts } from './site-facts'
import type { Topic } from './topic'
import { BODY_SHOP_TOPICS } from './topics/body-shop'
import { CAREER_TOPICS } from './topics/careers'
import { CREDIT_TOPICS } from './topics/credit'
import { ELECTRIC_TOPICS } from './topics/electric'
import { LEASE_CHOICE_TOPICS } from './topics/lease-choice'
import { LEASE_USE_TOPICS } from './topics/lease-use'
import { ORDERING_TOPICS } from './topics/ordering'
import { PARTS_TOPICS } from './topics/parts'
import { PURCHASE_TOPICS } from './topics/purchase'
import { PRICE_TOPICS } from './topics/price'
import { TRADE_IN_TOPICS } from './topics/trade-in'
import { TYRE_TOPICS } from './topics/tyres'
import { VISIT_TOPICS } from './topics/visits'
import { WORKSHOP_TOPICS } from './topics/workshop'
import { WORKSHOP_VISIT_TOPICS } from './topics/visit-workshop'

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
