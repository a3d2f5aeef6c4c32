import type { DraftQuery } from '../../draft/draft-query'
import type { Knowledge } from '../../knowledge/knowledge'
import { NATIONALITIES } from './nationalities'
import type { FoundName } from './read-names'
import { REFUSAL } from '../../words/refusal'
import type { Sentence } from '../../words/sentence'

/**
 * Puts makes and models among the wishes. A model says its make. Of a make with refused models its others are wished: the
 * stock finds what is of a wished make or of a wished model.
 */
export const wantNames = (
  found: readonly FoundName[],
  draft: DraftQuery,
  { names, optionsOf }: Pick<Knowledge, 'names' | 'optionsOf'>,
): void => {
  const of = (facet: 'brand' | 'model', isRefused: boolean) =>
    found
      .filter((one) => !one.isOwn && !one.isUnwished && one.name.facet === facet && one.isRefused === isRefused)
      .map(({ name }) => name)
  const models = of('model', false)
  const refusedModels = new Set(of('model', true).map(({ id }) => id))
  const parted = new Set(of('model', true).map(({ brandId }) => brandId))
  const refusedBrands = new Set(of('brand', true).map(({ id }) => id))
  for (const { id } of models) draft.want('model', id)
  const namedBrands = of('brand', false).map(({ id }) => id)
  // Only refusals: every other make is wished, whose names are a shorter address than those of its models.
  const isOfCountry = draft.wanted('brand').length > 0
  if (isOfCountry) for (const brand of refusedBrands) draft.refuse('brand', brand)
  const onlyRefused =
    !isOfCountry && models.length + namedBrands.length === 0 && refusedModels.size + refusedBrands.size > 0
  for (const brand of onlyRefused ? optionsOf('brand').filter((id) => !refusedBrands.has(id)) : namedBrands) {
    if (models.some(({ brandId }) => brandId === brand)) continue
    if (!parted.has(brand)) {
      draft.want('brand', brand)
      continue
    }
    const stocked = new Set(optionsOf('model'))
    for (const { facet, id, brandId } of names)
      if (facet === 'model' && brandId === brand && stocked.has(id) && !refusedModels.has(id)) draft.want('model', id)
  }
}

/** "Mon français", "parler allemand" are languages. */
const NO_LANGUAGE = '(?<= )(?<! (?:mon|ton|son|notre|parle[rsz]?|parlent|parlant|en|bon|mauvais|bien|peu) )'
/** "Je suis français" says who asks. */
const OF_PERSON = '(?:je suis|nous sommes|on est|(?:mon mari|ma femme) est) (?:une? |des )?'
const ANY_NATIONALITY = new RegExp(` (?:${NATIONALITIES.map(([pattern]) => pattern).join('|')}) `)

/** Puts the makes of a country among the wishes, or refuses them: "une japonaise", "sauf les françaises". */
export const wantNationalities = (
  sentence: Sentence,
  draft: DraftQuery,
  { optionsOf }: Pick<Knowledge, 'optionsOf'>,
): void => {
  const put = (makes: readonly string[], isRefused: boolean): void => {
    for (const make of optionsOf('brand').filter((id) => makes.includes(id)))
      if (isRefused) draft.refuse('brand', make)
      else draft.want('brand', make)
  }
  if (!ANY_NATIONALITY.test(sentence.text())) return
  for (const [pattern, makes] of NATIONALITIES) {
    sentence.take(`(?<= )${OF_PERSON}${pattern}(?= )`, () => true)
    sentence.take(`(?<= )${REFUSAL}(?:marques? )?${pattern}(?= )`, () => put(makes, true))
    sentence.take(`${NO_LANGUAGE}(?:marques? )?${pattern}(?= )`, () => put(makes, false))
  }
}
