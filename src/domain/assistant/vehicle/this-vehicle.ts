import type { Asker } from '../knowledge/asker'
import type { Knowledge } from '../knowledge/knowledge'
import { modelOfVehicle } from '../knowledge/model-of-vehicle'
import { namesFor } from '../site/stock-names'
import { partsOf } from '../words/word-parts'

/** What points at the vehicle at hand, with up to four words behind it: "cette Peugeot 308 SW", "la Clio est…". */
const POINTED =
  /(?<![\p{L}-])(cette|cet|ce|(?<=^\s*)l[ae](?=\s+(?:\S+\s+){1,3}(?:est|a|fait|sera|co[uû]te|consomme)\s)|d[eë]se?n?|d[eé]i|diese[rsn]?)\s+((?:[\p{L}\p{N}.-]+\s*){1,4})/giu

/**
 * A question without the make and model of the vehicle whose page is open, where it points at it: "la TVA est récupérable sur
 * cette Peugeot ?" asks for this vehicle, not for others of the make.
 */
export const withoutPageName = (
  asked: string,
  { vehicle }: Asker,
  { names, vehiclesOf }: Pick<Knowledge, 'names' | 'vehiclesOf'>,
): string => {
  if (!vehicle) return asked
  const isOfPage = (words: readonly string[]): boolean =>
    namesFor(
      words.flatMap((word) => partsOf(word)),
      names,
      [],
    ).some((found) =>
      names.some(
        ({ facet, id, brandId }) =>
          facet === 'model' &&
          (found.facet === 'model' ? id === found.id : brandId === found.id) &&
          vehiclesOf(id).includes(vehicle.id),
      ),
    )
  return asked.replace(POINTED, (whole: string, points: string, behind: string) => {
    const words = behind.trim().split(/\s+/)
    for (let length = words.length; length > 0; length -= 1)
      if (isOfPage(words.slice(0, length))) {
        const pointer = /^[cl]/i.test(points) ? 'cette voiture' : 'dësen Auto'
        return [pointer, ...words.slice(length)].join(' ') + (/\s$/.test(whole) ? ' ' : '')
      }
    return whole
  })
}

/** "Mais pas cette marque", "d’une autre marque". */
const OTHER_MAKE =
  /(?<![\p{L}])(?:pas\s+(?:de\s+|d['’]\s*)?(?:cette|la\s+m[eê]me)\s+marque|d['’]une\s+autre\s+marque)(?![\p{L}])/giu

/** A message that refuses the make of the vehicle whose page is open, with the name of that make. */
export const withPageMake = (
  asked: string,
  { vehicle }: Asker,
  knowledge: Pick<Knowledge, 'names' | 'vehiclesOf'>,
): string => {
  if (!vehicle || asked.search(OTHER_MAKE) < 0) return asked
  const model = modelOfVehicle(vehicle.id, knowledge)
  return model ? asked.replace(OTHER_MAKE, `pas de ${model.brandFirst}`) : asked
}
