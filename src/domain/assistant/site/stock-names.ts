import { groupBy, onceFor } from '../../collections/once'
import { ownOf } from '../../collections/own'
import { OTHER_NAMES } from '../../vehicle/other-names'
import { COMMON_WORDS } from '../words/common-words'

/** A make or model of the stock. */
export interface StockName {
  facet: 'brand' | 'model'
  id: string
  brandId: string
  /** Words of the name in one: "id3", "308sw". */
  key: string
  /** First word of the name: "octavia" of "Octavia Combi". */
  first: string
  /** First word of the make. */
  brandFirst: string
  bodies: ReadonlySet<string>
}

/** Names by the words that mean them, so that the words of a sentence need not be compared with each name. */
const nameIndex = onceFor((names: readonly StockName[]) => {
  const models = names.filter(({ facet }) => facet === 'model')
  const called = groupBy(names, ({ key }) => key)
  for (const name of models)
    if (name.brandFirst !== '') {
      const key = name.brandFirst + name.key
      called.set(key, [...(called.get(key) ?? []), name])
    }
  return {
    called,
    begun: groupBy(models, ({ first }) => first),
    begunWithMake: groupBy(models, ({ brandFirst, first }) => brandFirst + first),
  }
})

const byBody = (found: readonly StockName[], bodies: readonly string[]): readonly StockName[] => {
  const fitting = found.filter((name) => bodies.some((body) => name.bodies.has(body)))
  return fitting.length > 0 ? fitting : found
}

/** Names that words mean, the exact ones first; several where a word begins several names. */
export const namesFor = (
  words: readonly string[],
  names: readonly StockName[],
  bodies: readonly string[],
): readonly StockName[] => {
  const joined = words.join('')
  const key = ownOf(OTHER_NAMES, joined) ?? joined
  const { called, begun, begunWithMake } = nameIndex(names)
  const exact = called.get(key) ?? []
  const isTelling = /[a-z]{3}|\d{3}/.test(key) && !COMMON_WORDS.has(key)
  const family = (words.length > 1 ? begunWithMake.get(key) : isTelling ? begun.get(key) : undefined) ?? []
  if (
    bodies.length > 0 &&
    exact.length > 0 &&
    exact.every(({ bodies: own, facet }) => facet === 'model' && !bodies.some((body) => own.has(body)))
  ) {
    // "500 cabriolet" is the 500C.
    const longer = names.filter(
      (name) =>
        name.facet === 'model' &&
        exact.some(({ brandId, key: own }) => brandId === name.brandId && name.key.startsWith(own)),
    )
    const others = [...new Set([...family, ...longer])].filter((name) => bodies.some((body) => name.bodies.has(body)))
    if (others.length > 0) return others
  }
  return exact.length > 0 ? exact : byBody(family, bodies)
}
