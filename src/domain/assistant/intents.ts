import { modelIdsOf } from './wanted-models'
import type { ReadSearch } from './read-search'

/** "MG4 ou MG5, lequel avez-vous ?" looks for either. */
const WHICH_IN_STOCK =
  / (?:lequel|laquelle|lesquel(?:le)?s) (?:est ce que )?(?:(?:vous )?(?:avez|auriez|vendez|proposez|reste\w*)|(?:est|sont|serait) (?:encore |toujours )?(?:disponibles?|en stock|visibles?|la(?= $))|(?:il )?y a) /

/** "XC60 ou XC90 pour tracter une caravane ?" */
const EITHER_FOR =
  / ou (?:\w+ ){1,4}pour (?:(?:mieux|bien|aller|pouvoir|partir) )*(?:tracter|tirer|remorquer|partir|rouler|voyager|transporter|charger|loger|faire|aller|emmener|circuler|l autoroute|la ville|une famille|les vacances) /

export const wantsComparison = (text: string): boolean =>
  (!WHICH_IN_STOCK.test(text) && speaksOfComparing(text)) || EITHER_FOR.test(text)

const speaksOfComparing = (text: string): boolean =>
  / (?:compar\w*|differences?|versus|vs|plutot|verglach\w*|vergleich\w*|laquelle|lequel|mieux|meilleure?|contre|que choisir|besser) /.test(
    text,
  ) ||
  / entre (?:\w+ ){1,5}et (?:\w+ ){1,5}(?:qui|quoi|quel(?:le)?s?) /.test(text) ||
  / (?:hesit\w*|balance\w*|departag\w*|choisir|choix|indecise?)(?: \w+){0,3} entre /.test(text) ||
  / (?:le|la|les) (?:plus|moins)(?: \w+)* (?:ou|entre) | (?:plus|moins|aussi|autant)(?: \w+){0,2} que? (?:la|le|une?|l) /.test(
    text,
  )

export const wantsTestDrive = (text: string): boolean =>
  / (?:essayer|rouler (?:avec|dans) (?:une?|la|le|l)|conduire(?= (?:une?|la|le|l|cette|ce|votre|vos) )|essais?|essai routier|test ?drive|test ?fahrt(?:en)?|probefahrt|prouffahrt|prouffaart|probefaart|probeier\w*|ausprobe\w*|ausprobier\w*|probier\w*|prouffuer\w*|prouf fuer\w*|try|essayons|piloter|monter dedans|prendre en main|probefahren|testfahren|probe (?:zu )?fahren|tester|(?:prendre|au|derriere)(?: le)? volant|faire un (?:petit )?tour (?:avec|dans|en)) /.test(
    text,
  ) && !/ (?:combien de temps|dure) /.test(text)

/** Whether a sentence asks if something is open. */
export const speaksOfOpening = (text: string): boolean =>
  / (?:(?<! a partir de l )ouvert\w*|ouvrez|ferme\w*|horaires?|op|zou) /.test(text)

/** Whether a sentence asks to be called. */
export const wantsCall = (text: string): boolean =>
  / (?:me|m|nous) (?:r?appel(?:er|ez|le)|telephone[rz]?|(?:re)?contacter|joindre|ecrire) /.test(text)

const BREAKDOWN =
  / (?:(?:suis|sommes|tombee?s?|est|ma voiture|je)(?: \w+){0,2} en panne|panne sur l|depanner|depanneuse|remorquer ma|pneu creve|batterie a plat|demarre (?:pas|plus)) /

export const wantsContact = (text: string): boolean =>
  BREAKDOWN.test(text) ||
  / (?:parler|causer|discuter|joindre|contacter|contact|rappel(?:e[rz]?|ee?|lez|le)|humain|schwatzen|sprechen|uruffen|zreckruffen|zuruckrufen|rufft mech|rufen sie) /.test(
    text,
  )

/** Whether a sentence asks who holds a post: "qui est le directeur ?", "qui dirige la concession ?". */
export const asksForPerson = (text: string): boolean =>
  / (?:qui (?:est|sont|dirige|gere)|c est qui|comment s appelle(?:nt)?|(?:le )?noms? d[ue]s?|wien (?:ass|sinn)|wer (?:ist|leitet)|wei heescht|wie heisst) (?:\w+ )*(?:direct(?:eurs?|rices?)|direkt(?:e|o)r(?:in|esch)?|patrons?|patronne|gerante?s?|responsables?|chefs?|cheffe|pdg|vendeu(?:r|se)s?|conseill(?:er|ere)s?|comptables?|geschaftsfuhrer(?:in)?|(?:filial)?leiter(?:in)?) /.test(
    text,
  ) ||
  / (?:qui|wien|wer) (?:dirige|gere|est a la tete|leitet|leed)(?: \w+){0,2} (?:concessions?|garages?|sites?|agences?|filiales?|groupe|societe|equipe|ateliers?|magasins?|carrosserie) /.test(
    text,
  )

/** What a litre of fuel costs and where to fill up, beside words that are fuels of cars too. */
const AT_THE_PUMP =
  / (?:(?:prix|cout|tarif) (?:du |de l |de la |d un )?(?:litre|carburant|diesel|essence|gazole|gasoil|electricite|kwh)|(?:combien )?(?:coute|vaut) (?:le |l )?(?:litre|diesel|essence|gazole|gasoil|electricite)|(?:faire|le) plein|station service|pompe a essence) /

/** What a tax, papers or an insurance cost. */
const FEE = '(?:taxes?|vignette|carte grise|assurances?|plaques?)'
const FEE_ASKED = new RegExp(
  ` (?:${FEE}(?: \\w+)* (?:combien|prix|coute|montant)|(?:combien|prix|cout|coute|montant)(?: \\w+)* ${FEE}) `,
)

/** Whether a sentence asks what a tax, papers or an insurance cost. */
export const asksForFee = (text: string): boolean => FEE_ASKED.test(text)

/** Papers, guarantees in general, cars by the day, and who, why, when or how long. */
const NOT_FOR_SALE =
  /^ (?:qui a|qui ont|pourquoi|(?:c est )?quand(?! (?:je|j|on|nous|il))) | combien de temps | (?:numero (?:de |d )?(?:chassis|serie|immatriculation|plaque)|(?:quelle|combien|duree)(?: \w+)* garantie|(?:coute|prix|tarif)(?: \w+)* location(?! longue)|(?:location|louer|louez)(?: \w+)* (?:week end|jours?|journee|semaine)) /

/** What fits the visitor's own car: "quels pneus d'hiver pour ma Clio". */
const PARTS_FOR_OWN =
  / (?:pneus?|jantes|batterie|huile|balais|plaquettes|tapis|coffre de toit|barres de toit|chaines)(?: \w+){0,3} (?:pour|sur|de) (?:ma|mon|notre|mes|meng|mein) /

/** Parts and child seats on sale: "une portière droite pour Clio", "vendez-vous des sièges auto ?" */
const PART_OF_CAR =
  / (?:chaines|portieres?|pare ?chocs?|pare ?brise|retroviseurs?|ailes?|phares?|plaquettes|balais|housses?|tapis|enjoliveurs?|cles?)(?: \w+){0,2} (?:pour|de|d) | vend\w*(?: \w+){0,3} sieges? (?:pour )?(?:autos?|enfants?|bebes?) | sieges? (?:autos?|enfants?|bebes?)(?: \w+){0,5} (?:en )?vend\w* | quels? pneus /

/** What the group earns, and what a car will be worth. */
const OF_THE_GROUP =
  / (?:marges?|benefices?|commissions?|salaires?|chiffre d affaires|vaudra|vaudront|valeur (?:residuelle|future|de revente)|decote) /

/** Whether a sentence asks for something other than a car, such as a bicycle or a house. */
export const asksForOtherThing = (text: string): boolean =>
  AT_THE_PUMP.test(text) ||
  asksForFee(text) ||
  NOT_FOR_SALE.test(text) ||
  PART_OF_CAR.test(text) ||
  PARTS_FOR_OWN.test(text) ||
  OF_THE_GROUP.test(text) ||
  /(?<! pour| porte| transporter| mes| deux| tracte| tire| tirer| tracter| remorquer) (?:des|un|une|les|vos|de|d|vends?|vendez|cherche|loue[rz]?|en|eng|ein|e) (?:velos?|motos?|scooters?|trottinettes?|bateaux?|camping cars?|quads?|tracteurs?|fahrrad|fahrrader|motorrad|motorrader|appartements?|maisons?) /.test(
    text,
  )

/** Questions that a list of vehicles does not answer. */
const QUESTION =
  /^ (?:(?:et|mais|bonjour|salut|dites|alors) )*(?:(?:est ce que )?(?:vos|votre|l|la|le|les|une?(?= \w+ .*(?:combien|comment|quand|pourquoi|ca|c est|peut|doit|faut))) \w+|comment|pourquoi|quand|a combien|combien|puis je|peut on|peux|est ce que (?:je|on|c|vous (?:faites|prenez|acceptez))|faites vous|prenez vous|acceptez vous|faut il|dois je|que se passe|c est (?:quoi|combien)|vous (?:faites|prenez|acceptez|repar\w*|entreten\w*)|(?:quel|quelle|quels|quelles) (?:est|sont)|il faut) /
/** Words of a question that asks for vehicles all the same. */
const WISH =
  / (?:avez|auriez|reste\w*|cherch\w*|trouv\w*|montr\w*|voudrais|veux|aimerais|souhait\w*|besoin|stock|dispo\w*|vend(?:ez|re)|propos\w*|conseill\w*|acheter|budget|max\w*|moins de|plus de|entre) /
/** Matters of cars that no filter knows. */
const MATTER =
  /^(?:entretien\w*|revision\w*|revien\w*|repar\w*|atelier\w*|batter\w*|garanti\w*|assur\w*|tax\w*|prime\w*|recharg\w*|charg\w*|livr\w*|export\w*|pneu\w*|vidang\w*|control\w*|permis|immatricul\w*|rembours\w*|echang\w*|frais|rend\w*|dur\w*|obligatoire\w*|fonctionn\w*|prend|prenez|accept\w*|coute\w*|differ\w*)$/

/** Whether a sentence asks about cars in general: "à combien revient l’entretien d’une électrique ?". */
export const asksBeside = (text: string, unread: readonly string[]): boolean =>
  QUESTION.test(text) &&
  !WISH.test(text) &&
  unread.some((word) => MATTER.test(word) && !new RegExp(` (?:pour|fir|fur) (?:\\w+ )?${word} `).test(text))

/** Whether a sentence asks for terms of lease offers rather than for vehicles of the stock within a budget. */
export const isLeaseQuestion = (text: string, read: ReadSearch): boolean => {
  const { query } = read
  if (!/ (?:leasing|private lease|prive lease|business lease|leasings|lld|loa|loyers?) /.test(text)) return false
  // A make that the group does not sell has no offers.
  if (query.text !== '') return false
  const { instalment } = query.ranges
  const isLimited = instalment?.max !== undefined || (instalment?.min ?? 0) > 0
  const isFiltered = Object.keys(query.facets).some((facet) => facet !== 'brand' && facet !== 'model')
  const namesModel = modelIdsOf(read).length > 0
  return !isLimited && (namesModel || !isFiltered)
}

export const isGreeting = (text: string): boolean =>
  /^ (?:bonjour|bonsoir|salut|hello|coucou|moien|hallo|hey|hi|gudde)(?: |$)/.test(text)
export const isThanks = (text: string): boolean => / (?:merci|villmools|danke|thanks) /.test(text)
