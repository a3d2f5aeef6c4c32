import type { LocationService } from '../../location/types'

/** How people name what dealerships offer; the first that fits counts. */
const SERVICES: readonly (readonly [service: LocationService, pattern: RegExp])[] = [
  [
    'bodywork',
    / (?:carr?oss?eries?|carr?ossiers?|debossel\w*|bosses?|rayures?|karr?osserie|spengler\w*|(?:cabine de|re) ?peinture|toles?|tolerie|(?:ailes?|pare ?chocs?|portieres?|portes?|capots?|retroviseurs?|hayons?|jantes?|voiture|auto|vehicule)(?: \w+){0,3} (?:froisse\w*|casse\w*|rayee?s?|enfonce\w*|cabosse\w*|abime\w*|accidente\w*|griffe\w*|arrachee?s?)|accrochage|(?:repeindre|redresser)) /,
  ],
  ['charging', / (?:bornes?(?: de recharge)?|recharger?|charger (?:ma|mon|une?)|ladestation\w*|lueden|laden) /],
  ['rental', / (?:location(?! longue| avec)|lou(?:er|ez|ent)|mieten|mietwagen) /],
  ['parts', / (?:pieces? (?:detachees?|de rechange|d origine)|(?:des |les |vos )(?:pieces|accessoires)) /],
  ['vans', / (?:utilitaires?|camionnettes?) /],
  ['workshop', / (?:atelier|mecanique|mecanicien|entretien|revision|reparations?|werkstatt|atelie) /],
  ['tyres', / (?:pneus?|gardiennage|reifen) /],
  ['sales_used', / (?:occasions?) /],
]

/** Whether a sentence asks which dealership does something: "où", "quel garage", "vos concessions". */
const WHERE =
  /^ ou (?!est |se |sont )| ou $| (?:(?:quel(?:le)?s?|(?:la|les?)quel(?:le)?s?(?: (?:de|d entre))?|vos|votre|un|une|les?|la|dans|que)(?: \w+){0,3} (?:concessions?|garages?|sites?|ateliers?|filiales?|agences?|maisons|succursales?|adresses)|ou (?:puis je|peut on|est ce que|faire|louer|faites|faire reparer)|(?:chez|aupres de|a) (?:qui|lequel|laquelle)|qui (?:fait|repare|s occupe|propose)|wou (?:kann|ka)|wo kann) /

const SHOP = '(?:(?:atelier|service|departement) (?:de )?)?carr?oss?erie'
/** "Où se trouve votre carrosserie ?", "un service carrosserie près d’Ettelbruck ?" */
const WHERE_SHOP = new RegExp(
  ` ou (?:(?:se (?:trouve|situe)|est|est situee?) )?(?:votre|la|l|le|un|une) ${SHOP} | (?:votre|la) ${SHOP} (?:est |se trouve |c est |se situe )(?:ou|a quelle adresse|dans quelle ville) | (?:un|une|votre|adresse du) ${SHOP} (?:pres|proche|du cote|a cote|dans le coin|autour|chez vous|(?:est |se trouve )ou) | adresses? (?:de |d )(?:la|votre|vos|l|une) ${SHOP} `,
)

/** Whether it asks if something is done at all, which matters where it names a dealership. */
const WHETHER =
  / (?:location|peux|pouvez|on peut|faites|fait(?:es)?|font|avez|y a|lou(?:ez|er)|cherch\w*|besoin|propose\w*|offre\w*|repare\w*|possible|a (?:un|une|des)|peut on|puis je|dispose\w*) /

/** A car for some days: no question of which dealership leases one for years. */
const BY_DAY =
  / (?:lou(?:er|ez|e|ent)|location)(?: \w+){0,6} (?:week ?end|jours?|journee|semaines?|demenag\w*|24 h|vacances|demain|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)| (?:voitures?|vehicules?|camionnettes?|utilitaires?|fourgons?) (?:de|en) location(?! longue) | lou(?:er|ez|e|ent)(?: (?:des|une?|vos|la|le|un petit|un grand|aussi|chez|vous)){0,3} (?:camionnettes?|utilitaires?|fourgons?|fourgonnettes?|minibus|camions?|9 places)(?! \w+ (?:en leasing|longue duree))| location (?:de |d un |d une )?(?:courte duree|voitures?|vehicules?|camionnettes?|utilitaires?|fourgons?|minibus) /

/** Whether a sentence asks where something is done rather than for an appointment. */
export const asksWhere = (text: string): boolean => WHERE.test(text)

/** Whether a dealership is the place of a wish: "à la concession la plus proche". */
export const namesPlace = (text: string): boolean =>
  / (?:a|au|dans|chez) (?:la |le |votre |vos |l |une? )?(?:concession|garage|atelier|site|agence|filiale) /.test(
    text,
  ) && !/ (?:quel(?:le)?s?|lequel|laquelle|ou) /.test(text)

/** "Où faites-vous la carrosserie ?", "vous faites la carrosserie où ?" */
const WHERE_DONE =
  / ou (?:est ce que )?(?:vous |on )?(?:faites|fait|reparez|repare|changez|change|montez|entretenez|avez|louez|lavez|vous (?:occupez|faites)) |^(?!.* (?:elle|cette|ma|mon) ).* (?:faites|faire|reparez|changez|avez|louez|font|fait)(?: \w+){1,5} ou $/
/** "Il y a des bornes de recharge chez vous ?" */
const CHARGES_HERE =
  / (?:bornes?|prises?|points? de (?:re)?charge|(?:re)?charger)(?: \w+){0,5} (?:chez vous|sur place|(?:sur|dans) (?:votre|vos|le) (?:parkings?|sites?|garages?|concessions?)) /
/** Whether a sentence asks if or at which dealerships a service is done, which no entry of the FAQ says. */
export const asksWhereDone = (text: string): boolean =>
  (WHERE_DONE.test(text) || WHERE_SHOP.test(text) || DOES.test(text) || CHARGES_HERE.test(text)) &&
  serviceAsked(text, false) !== null

/** "Vous faites carrosserie aussi ?", "Avez-vous un atelier carrosserie ?" */
const DOES =
  / (?:avez(?: vous)?|disposez(?: vous)? d|y a t il|gibt es|hutt dir)(?: (?:aussi|egalement|chez vous|votre|propre|une?|eng?|eine))* (?:(?:atelier|service|departement)(?: de)? )?(?:carr?oss?erie|peinture|tolerie|karr?osserie)(?: aussi| egalement| en interne| chez vous)* (?=$|(?:on|j|je|ma|mon|car|parce) )| (?:(?:vous )?(?:faites|fait|reparez|remplacez|changez|proposez|assurez)(?: vous)?|(?:maacht|macht) (?:dir|ihr))(?: (?:aussi|egalement|de|la|le|les|des|du|l|une?))* (?:carr?oss?erie|peinture|debosselage|tolerie|karr?osserie)(?: aussi| egalement| en interne| chez vous| vous memes)* (?=$|(?:on|j|je|ma|mon|une?|car|parce|quelqu) )/

const WEEKDAY = / (?:(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?) /

const FEW_WORDS = 4

/**
 * The service that a sentence asks dealerships for; null where it asks for none.
 *
 * @param namesDealership whether it names a town with a dealership: "carrosserie à Ettelbruck ?"
 */
export const serviceAsked = (text: string, namesDealership: boolean): LocationService | null => {
  const isDone = DOES.test(text)
  const service = isDone ? 'bodywork' : (SERVICES.find(([, pattern]) => pattern.test(text))?.[0] ?? null)
  if (
    service === null ||
    / (?:prix|coute|combien|tarif|rendez vous|rdv|quand|venir|passer|deposer|horaires?|heures?|ouvert\w*) /.test(text)
  )
    return null
  if (service !== 'rental' && WEEKDAY.test(text)) return null
  if (service === 'rental' && BY_DAY.test(text) && WHETHER.test(text)) return service
  if (isDone || (service === 'bodywork' && WHERE_SHOP.test(text))) return service
  if (service === 'charging' && CHARGES_HERE.test(text)) return service
  // Sentences about cars for sale use these words too.
  const isOfCars = service === 'vans' || service === 'sales_used'
  if (WHERE.test(text))
    return isOfCars && !/ (?:concessions?|garages?|filiales?|agences?|sites?) /.test(text) ? null : service
  const isShort = text.trim().split(' ').length <= FEW_WORDS
  return namesDealership && !isOfCars && (WHETHER.test(text) || isShort) ? service : null
}
