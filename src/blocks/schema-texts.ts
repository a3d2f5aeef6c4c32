import messages from '../locales/fr.json'
import { ownOf } from '../domain/collections/own'

/** Names of values and help that several blocks share. */
export const COLUMNS = { 2: 'Deux', 3: 'Trois', 4: 'Quatre' }

export const ICON_HELP =
  'Nom d’une icône de Lucide (lucide.dev/icons), par exemple calendar ou wrench, ou d’un logo de Simple Icons (simpleicons.org) avec son préfixe, par exemple simple-icons:kia.'
export const BRAND_HELP = 'Laissez vide pour toutes les marques. La liste est la source de données Marques.'
export const LOCATION_HELP = 'Laissez vide pour toutes. La liste est la source de données Concessions.'
export const MODEL_HELP = 'Identifiant du modèle dans le catalogue, par exemple peugeot-208. Laissez vide pour tous.'

export const VEHICLE_CATEGORY_NAMES = { passenger: 'Voitures', van: 'Utilitaires', truck: 'Camions' }

/**
 * The names of values, taken from the texts of the site.
 *
 * @param prefix of the message ids: `vehicle.fuel` for `vehicle.fuel.diesel`
 * @throws Error for a value without a name
 */
export const namesOf = <Value extends string>(prefix: string, values: readonly Value[]): Record<Value, string> => {
  const texts: Readonly<Record<string, string>> = messages
  const entries = values.map((value) => {
    const name = ownOf(texts, `${prefix}.${value}`)
    if (name === undefined) throw new Error(`There is no text ${prefix}.${value}.`)
    return [value, name] as const
  })
  return Object.fromEntries(entries) as Record<Value, string>
}
