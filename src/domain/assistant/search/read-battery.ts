import type { Knowledge } from '../knowledge/knowledge'
import type { FoundName } from './names/read-names'
import type { Sentence } from '../words/sentence'
import { modelIdsOf } from './names/wanted-models'

const SIZE = /(?<= )(?:(?:avec|la|de|en|une?|batterie|accu) )*(\d{2,3})(?:\.\d)? ?kwh(?= )/

/**
 * Takes the size of the battery of a model out of a sentence: "MG4 64 kWh". No filter knows batteries, but variants say theirs.
 *
 * @returns words to search the list for; none where the model comes with no such battery
 */
export const readBattery = (
  sentence: Sentence,
  names: readonly FoundName[],
  { batteriesOf }: Pick<Knowledge, 'batteriesOf'>,
): string[] => {
  const [model, ...others] = modelIdsOf({ names })
  if (model === undefined || others.length > 0) return []
  const words: string[] = []
  sentence.take(SIZE, ([, size = '']) => {
    if (!batteriesOf(model).has(Number(size))) return false
    words.push(size, 'kwh')
    return true
  })
  return words
}
