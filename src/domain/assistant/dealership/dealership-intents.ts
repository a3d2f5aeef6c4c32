import { wantsTestDrive } from '../search/intents'
import type { DealershipFact } from '../reply/reply'

/** Whether a sentence speaks of coming by, for which hours matter. */
export const wantsVisit = (text: string): boolean =>
  / (?:passer|venir|viens|kucke kommen|kucken|laanschtkommen|virbeikommen|vorbeikommen|anschauen|ansehen|come (?:by|over|see)|drop by|have a look|vous voir|la voir|le voir|voir la voiture|rendre visite|deposer|recuperer|chercher ma voiture) /.test(
    text,
  ) && !wantsTestDrive(text)

/** Whether a sentence asks what happens on a day, which special hours say. */
export const asksForEvent = (text: string): boolean =>
  / (?:(?:se|il y a|y a t il) (?:passe\w* )?(?:quoi|quelque chose)|que se passe|(?:journees?|portes) ouvertes|evenements?|lass) /.test(
    text,
  )

const DEALERS =
  '(?:concession(?:s|naires?)?|garages?|filiales?|points? de vente|agences?|vos maisons|succursales?|sites?(?! (?:internet|web|en ligne)))'
/** "Quelle concession vend…", "où acheter…", "vos garages Renault". */
const WHICH_DEALER = new RegExp(
  ` combien (?:de |d )${DEALERS} | (?:il y a|y a t il|avez vous|vous avez) (?:quelque part )?une? ${DEALERS} | qui (?:vend|represente|distribue) | (?:chez|aupres de|a) qui | (?:qui|quel(?:le)?s?|(?:la|les)quel(?:le)?s?|ou)(?: \\w+){0,4} ${DEALERS} | ${DEALERS}(?: \\w+){0,2} (?:vend\\w*|represent\\w*) | (?:vos|votre|une?|cherche|trouver) ${DEALERS} |^ ${DEALERS}(?: de| d)? \\w+(?: \\w+)? $|^ (?:une? )?${DEALERS} \\w+(?: \\w+)?(?: la| le)?(?: plus)? (?:pres|proche|autour|a cote|aux alentours|dans le coin|bei|no bei) (?:de|d|du)? ?.+$| ou (?:(?:est ce que )?vous vendez|vendez vous|sont vendue?s) | ou (?:puis je |peut on |est ce que je peux |que je peux |je peux |on peut )*(?:acheter|commander|faire entretenir|(?:voir|trouver|decouvrir|regarder)(?= (?:les|des|vos|de)(?: nouvelles?| nouveaux?)? \\w+(?: neuves?| neufs?| en vrai| exposees?| chez vous)* $)) | ou (?:est ce que )?(?:vous )?(?:exposez|presentez) | ou (?:sont|est)(?: (?:elles?|les|la|vos|\\w+))? (?:exposee?s?|presentee?s?|visibles?) `,
)

/** Whether a sentence asks which dealerships represent the make that it names. */
export const asksForDealer = (text: string): boolean => WHICH_DEALER.test(text)

/** Whether a sentence asks if something is open at this moment, not on this day. */
export const asksForNow = (text: string): boolean =>
  / (?:ouverte?s?|fermee?s?|op|zou|geoffnet|geschlossen) /.test(text) &&
  / (?:maintenant|en ce moment|actuellement|encore|toujours|deja|a cette heure(?: ci)?|elo|jetzt|noch|nach) /.test(text)

const WEEKDAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week end|soir|midi|samschdeg|samstags?)s?'
/** "Vous faites les vidanges le samedi ?" */
const WORK_ON = new RegExp(
  ` (?:faites|font|fait|faire|assurez|montez|changez|prenez|prend|accueille\\w*|recoit|maacht|macht)(?: \\w+)* (?:(?<= atelier .*)(?:des |les )?voitures?|vidanges?|entretiens?|revisions?|pneus?|reparations?|mecanique|pieces|freins|diagnostics?|atelier|olwiessel|olwechsel|reifen)(?: \\w+)* ${WEEKDAY} `,
)

/** Which hours a sentence about coming by or opening asks for. */
export const hoursAsked = (text: string): DealershipFact =>
  / (?:atelier|service apres vente|sav|entretien|reparations?|garage mecanique|werkstatt|atelie|(?:depos|amen|laiss)(?:e|er) (?:ma|mon|notre|la|le|une?|les cles?|mes cles?)|(?:auto|wagen) (?:ofginn|abgeben|bringen)) /.test(
    text,
  )
    ? 'workshopHours'
    : 'hours'

/** "Garage le plus proche de Mersch". */
const NEAREST = new RegExp(
  ` ${DEALERS}(?: \\w+){0,3} (?:plus (?:proches?|pres)|moins loin) | plus (?:proches?|pres) ${DEALERS} `,
)

/** "C’est laquelle la plus proche de chez moi ?", "où dois-je aller ?" beside a town. */
const NEAREST_ONE =
  / (?:laquelle|lequel|quelle|quel|lesquel(?:le)?s|ou|c|vous)(?: (?:est|serait|c|sont|etes|t elle))*(?: (?:de|d entre) (?:vous|vos \w+))? (?:la |le |les |au )?plus (?:proches?|pres)(?: de (?:chez (?:moi|nous)|la|ici)| d ici)? |(?: ou |^ou )(?:(?:est ce que )?(?:dois je|je dois|puis je|je peux|on doit|doit on|devons nous|faut il(?: que j)?) )?(?:aller|aille|me rendre|m adresser|me diriger) | (?:vous avez|avez vous|il y a|y a t il|vous etes)(?: (?:quoi|quel\w*|chose|une?|qqch|garage|concession|site|de|quelque|pas|trop|plutot|tout))* (?:(?:pas|moins) (?:trop |si |tres )?loin|pres|proche|a cote) de la frontiere | (?:le|la) plus pres de la frontiere | (?:vous avez|avez vous|il y a|y a t il)(?: (?:quoi|quelque chose|qqch|un truc|une? (?:garage|concession|site)))+ (?:(?:pas|moins) (?:trop |si |tres )?loin|pres|proche|a cote|dans le coin|dans les environs|par la)(?= $| (?:de chez (?:moi|nous)|d ici|de la) )| (?:quelle|quel|vers quelle|vers quel) (?:concession|garage|agence|site)(?: \w+){0,3} (?:choisir|aller|adresser|tourner) /
/** Whether a sentence asks for the dealership nearest to a town that it names. */
export const asksForNearest = (text: string): boolean => NEAREST_ONE.test(text)

/** "Votre IBAN ?", "sur quel compte faire le virement ?" */
const BANK_ACCOUNT =
  / (?:iban|rib|(?:numero|coordonnees?|references?)(?: \w+){0,2} (?:bancaires?|banque|compte)|quel compte|kontonummer|bankverbindung) /
/** "Le numéro de TVA du garage de Mersch". */
const OWN_VAT_NUMBER =
  /^(?!.* (?:mon|ma|notre|nos) ).* (?:(?:numero|n|no|num|identifiant)(?: de| d)? ?tva|tva intracom\w*|tva nummer|tvas nummer|vat number|ust id|steuernummer) /

/** "Combien de concessions avez-vous ?", "combien en tout et où ?" */
const HOW_MANY_AND_WHERE = new RegExp(
  ` (?:combien (?:de |d )(?:(?:vos|vous) )?${DEALERS}|combien vous avez (?:de |d )${DEALERS})(?: (?:avez vous|vous avez|il y a|y a t il|differente?s?|du groupe))*(?: (?:en tout|au total|(?:(?:au|dans le) )?(?:luxembourg|pays|grand duche)(?: (?:en tout|au total))?))?(?: (?:avez vous|vous avez|y a t il))?(?= $)| combien (?:de |d )${DEALERS}(?: \\w+){0,6} (?:ou|dans quelles? villes?)(?: ca| exactement| donc)?(?= $)`,
)

/** Where the number of a chassis stands is no question for an address. */
const CHASSIS_NUMBER = / (?:numero|n|no)(?: de| du)? (?:chassis|serie|vin) | vin | fahrgestellnummer /

/** @param isOnVehicle a question where something can be seen is then about the vehicle */
export const dealershipAsked = (text: string, isOnVehicle: boolean): DealershipFact | null => {
  if (CHASSIS_NUMBER.test(text)) return null
  if (
    / (?:bossez|bossent|travaillez (?:vous|aussi)|(?:etes|serez)(?: encore| toujours)? la|y aura(?: t il)? (?:quelqu un|du monde)|(?:depos\w*|laiss\w*|rend\w*) (?:les |mes |ma |la )?(?:cles?|voiture)(?: \w+){0,2} (?:avant|des|apres) \d{1,2} ?h\w*|(?:avant|des|apres) \d{1,2} ?h(?: ?\d{2})?(?: \w+){0,4} y a(?: t il)? (?:deja |encore )?(?:quelqu un|du monde)|y a(?: t il)? (?:deja |encore |toujours )?(?:quelqu un|du monde|une permanence)(?: \w+){0,4} (?:si tot|tot|si tard|tard|avant \d+ ?h\w*|apres \d+ ?h\w*|(?:a|des|jusqu a|a partir de) \d+ ?h\w*|(?:a|vers|entre|le) midi|le (?:matin|soir))|quelqu un (?:sera|est) (?:la|sur place)|(?:debauch\w*|(?:je|on) (?:finis|finit|sors|sort|termine|quitte))(?: \w+){0,4} \d{1,2} ?h\d*|horaires?|heures? d ouverture|heure|heures|ouverte?s?|ouvrez|(?<! (?:s|coffre|hayon|porte|portes|toit|se) )ouvre|fermez|ferme|fermee?s?|open|opening|close[sd]?|[eo]ffnungszaiten|(?:atelier|garage|concession|showroom)(?: \w+){0,3} (?:tourne|fonctionne|bosse)|\d{1,2} ?h ?\d{0,2} quelqu un|offnungszeiten|op|zou|geoffnet|offen|geschlossen|(?:ouvertures?|fermetures?)(?! (?:automatique|electrique|centralisee|du (?:hayon|coffre)|des portes))|(?<! vision )nocturnes?|jours? feries?|feierda\w*|feiertag\w*) | (?:maacht|mecht|macht)(?: \w+){0,5} (?:op|zu|zou|auf) | (?:wann|bis wann|weini)(?: \w+){0,5} (?:auf|schliess\w*|offne[nt]|aufmachen|zumachen) | (?:(?<! (?:je|on|nous|qui|il|elle|mari|femme|epouse|copine|copain|fille|fils|soeur|frere) )travaill(?:e|ez|ent|iez)|(?:passer|venir|recevoir|recevez|recoi\w*|accueill\w*)(?: \w+)* (?:\d{1,2} h|heures?|apres midi|matin|midi|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ferie)|dimanches?(?: \w+){0,4} (?:passer|venir|visiter|regarder|me promener|voir)) /.test(
      text,
    ) &&
    !/ (?:toit|decapotable|capote) /.test(text) &&
    !/ (?:combien d|une|tarif horaire|taux horaire|par) (?:heures?|de l) /.test(text) &&
    !/ op der | heure (?:est il|il est|fait) /.test(text)
  )
    return hoursAsked(text)
  if (WORK_ON.test(text) && !/ (?:ma|mon|mes|meng|mein) /.test(text)) return 'workshopHours'
  if (!isOnVehicle && / (?:quels?|vos|des|propose\w*|offre\w*)(?: \w+){0,2} (?:services?|prestations?) /.test(text))
    return 'services'
  if (
    /(?<! (?:importe|de|toutes)) (?:quelles?|vos|les|which|what|welche|wei eng|wellech|wat fir(?: eng)?)(?: \w+)? (?:marques?|brands?|makes|marken|automarken|marquen) (?!(?:franc|allem|japon|coree|ital|sued|chino|americ|europ|asiat)\w+ )/.test(
      text,
    )
  )
    return 'brands'
  if (BANK_ACCOUNT.test(text)) return 'iban'
  if (OWN_VAT_NUMBER.test(text)) return 'vatNumber'
  if (
    /(?<! (?:par|per|en|d) )(?<= )(?:e mail|email|mail|courriel|mel) | (?:contacter|joindre|ecrire|contact)(?: \w+){0,3} (?:e mail|email|mail|courriel) /.test(
      text,
    )
  )
    return 'email'
  if (/ (?:quelle rue|quelle adresse|adresse exacte) /.test(text) && !isOnVehicle) return 'address'
  if (/ (?:whats? ?app?|watsapp?|wathsapp?) /.test(text)) return 'whatsapp'
  if (
    /(?<! (?:mon|mes|ton|son|chargeur de|pour|comme le|avec le) )(?<= )telephone | (?:tel|appeler|telefon\w*|rufnummer) | numero (?!(?:vin|chassis) |(?:de |d |du )(?:vin |chassis|serie|immatriculation|plaque|stock|dossier|commande|tva|client|contrat|facture))/.test(
      text,
    )
  )
    return 'phone'
  if (
    !isOnVehicle &&
    / (?:adresses?|(?:vous )?(?:etes|sont|est) ou|quelle rue|(?:avez vous|y a t il|vous avez) une? (?:concession|garage|filiale|succursale) (?:a|pres|dans|vers|du cote)|ou (?:etes|vous|(?:se trouve\w*|sont|est)(?! (?:le|la|les|l|un|une|mon|ma) (?!garages?|concessions?|sites?|ateliers?|agences?|succursales?|filiales?|showrooms?|parking|entree|entreprise|magasins?|carrosserie|groupe|centre|vente|service|reception|siege|adresse|bureau|accueil|societe|plus proche)))|situee?s?|itineraire|plan d acces|comment (?:(?:je|on|puis je|faire pour) )?(?:venir|viens|vient|aller|vais|arriver|se rendre|me rendre)|(?:venir|vient|viens|va|aller|arriver) chez vous|en (?:bus|train|tram)|transports? (?:publics?|en commun)|tram|(?<! (?:me|se|te|nous|vous|je|on|il|elle|bien) )gare|offentlech\w* transport|arret de bus|anfahrt|wou (?:sidd|ass|leit|fannen?)|wo (?:sind|ist|liegt|befindet|finde)) /.test(
      text,
    )
  )
    return 'address'
  if (!isOnVehicle && HOW_MANY_AND_WHERE.test(text)) return 'address'
  if (/ (?:adresse|address|where (?:is|are) (?:you|your|the)|code postal) /.test(text) || NEAREST.test(text))
    return 'address'
  return null
}
