import { modelIdsOf } from './names/wanted-models'
import type { ReadSearch } from './read-search'

/** What a test drive costs, which no record says. */
const COST_OF_DRIVE =
  / (?:essais?|test ?drive|probefahrt|prouffahrt)(?: \w+){0,3} (?:(?:est|sont|c est|ca|il|elle)(?: \w+){0,3} (?:payante?s?|gratuite?s?|facture\w*|coute\w*)|coute\w*) | (?:coute\w*|faut il payer|on paie|on paye)(?: \w+){0,3} (?:essais?|test ?drive) /

export const wantsTestDrive = (text: string): boolean =>
  / (?:essayer|(?<= l )essaie|(?:garder|prendre|avoir)(?: \w+){1,4} (?:une|toute une|la) nuit|rouler (?:avec|dans) (?:une?|la|le|l)|conduire(?= (?:une?|la|le|l|cette|ce|votre|vos) )|essais?|essai routier|test ?drive|test ?fahrt(?:en)?|probefahrt|prouffahrt|prouffaart|probefaart|probeier\w*|ausprobe\w*|ausprobier\w*|probier\w*|prouf?fuer\w*|prouf fuer\w*|try|essayons|(?<= (?:la|le|l) )conduire|piloter|(?<! (?:facile|simple|pratique|aisee?|dur|difficile|mal|haute?) (?:a|pour|de) )monter dedans|prendre en main|probefahren|testfahren|probe (?:zu )?fahren|tester|(?:prendre|au|derriere)(?: le)? volant|faire un (?:petit )?tour (?:avec|dans|en)) /.test(
    text,
  ) &&
  !COST_OF_DRIVE.test(text) &&
  !/ (?:combien de temps|dure|(?:sais|sait|peux|peut|ai|a|aime|veux|supporte) (?:pas|jamais|plus) conduire) /.test(text)

/** Whether a sentence asks if something is open. */
export const speaksOfOpening = (text: string): boolean =>
  / (?:(?<! a partir de l )ouvert\w*|ouvrez|ferme\w*|horaires?|op|zou) /.test(text)

/** Whether a sentence asks to be called. */
export const wantsCall = (text: string): boolean =>
  / (?:me|m|nous) (?:r?appel(?:er|ez|le)|telephone[rz]?|(?:re)?contacter|joindre|ecrire) /.test(text)

const BREAKDOWN =
  / (?:(?:suis|sommes|tombee?s?|est|ma voiture|je)(?: \w+){0,2} en panne|panne sur l|depanner|depanneuse|remorquer ma|pneu creve|batterie a plat|demarre (?:pas|plus)) /

/** "Ma Golf est en panne, je cherche une petite voiture" looks for another. */
const OTHER_WANTED =
  / (?:je|on|nous) (?:(?:re)?cherch\w+|voudrai\w+|veux|prends|achete) | (?:il (?:me|nous|m en|nous en) (?:faut|faudrait)|besoin d)(?: (?:une?|autre|nouvelle|vite|donc|rapidement))* (?:voiture|auto|petite|suv|break|citadine|compacte|berline|autre|fourgon|utilitaire) /

export const wantsContact = (text: string): boolean =>
  (BREAKDOWN.test(text) && !OTHER_WANTED.test(text)) ||
  / (?:(?<! entendre )parler|causer|discuter|joindre|contacter|contact|rappel(?:e[rz]?|ee?|lez|le)|humain|schwatzen|sprechen|uruffen|zreckruffen|zuruckrufen|rufft mech|rufen sie) /.test(
    text,
  )

const MACHINE =
  '(?:robots?|bots?|chat ?bots?|machine(?! a )|ordinateur|ia|intelligence artificielle|automate|chat ?gpt|roboter|computer|maschinn?e?)'
const HUMAN =
  '(?:humaine?s?|etre humain|(?:vraie?|reelle?) (?:personne|humain|gens)|personne (?:reelle|physique|vivante)|quelqu un de (?:vrai|reel)|echte[rn]? (?:mensch|person)|real person|human)'
/** "Vous êtes un robot ou une vraie personne ?", "je parle à une machine là ?" */
const MACHINE_OR_HUMAN = new RegExp(
  ` (?:(?:vous )?etes(?: vous)?|(?:tu )?es(?: tu)?|t es|c est|est ce(?: que (?:c est|vous etes|tu es|je parle))?|parle|discute|ecris|repond|sidd dir|bass du|sind sie|bist du|are you|is this)(?: \\w+){0,4} (?:${MACHINE}|${HUMAN}) | (?:${MACHINE}|${HUMAN}) qui (?:me |m |nous )?(?:repond|parle|ecrit) | (?:y a(?: t il)?|avez vous) (?:un|une) (?:${HUMAN}) (?:derriere|qui repond|la)(?: |$)`,
)
/** Whether a sentence asks if a machine answers it; one that wants to speak with somebody is a wish for contact. */
export const asksForMachine = (text: string): boolean =>
  MACHINE_OR_HUMAN.test(text) &&
  !/ (?:boites?|transmission|embrayage|cuisine|tondeuse|parler|rappel\w*|appel\w*|conduite|voiture|auto|vehicule) /.test(
    text,
  )

/** Whether a sentence asks who holds a post: "qui est le directeur ?", "qui dirige la concession ?". */
export const asksForPerson = (text: string): boolean =>
  / (?:qui (?:est|sont|dirige|gere)|c est qui|comment s appelle(?:nt)?|(?:le )?noms? d[ue]s?|wien (?:ass|sinn)|wer (?:ist|leitet)|wei heescht|wie heisst) (?:\w+ )*(?:direct(?:eurs?|rices?)|direkt(?:e|o)r(?:in|esch)?|patrons?|patronne|gerante?s?|responsables?|chefs?|cheffe|pdg|vendeu(?:r|se)s?|conseill(?:er|ere)s?|comptables?|geschaftsfuhrer(?:in)?|(?:filial)?leiter(?:in)?) /.test(
    text,
  ) ||
  / (?:qui|wien|wer) (?:dirige|gere|s occupe|est a la tete|est en charge|leitet|leed)(?: \w+){0,2} (?:concessions?|garages?|flottes?|parcs?|entreprises|societes|comptabilite|pneus|pieces|occasions|ventes?|reprises?|sites?|agences?|filiales?|groupe|societe|equipe|ateliers?|magasins?|carrosserie) /.test(
    text,
  )

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

/** A greeting of more words is followed by something that was not understood. */
const LONGEST_GREETING = 5
export const isGreeting = (text: string): boolean =>
  text.trim().split(' ').length <= LONGEST_GREETING &&
  /^ (?:bonjour|bonsoir|salut|hello|coucou|moien|hallo|hey|hi|gudde)(?: |$)/.test(text)
const THANKS = / (?:merci|au revoir|villmools|danke|thanks|thank you) /
/** "Merci de m’envoyer…" asks for something. */
const REQUEST = / merci (?:de|d) (?!avance |votre |vos |tout |ton |ta |tes )/
/** Words before thanks that are thanks too: "d’accord, c’est très gentil, merci". */
const BEFORE_THANKS = 4
/** Whether a message says no more than thanks; thanks at the end of a question are a courtesy. */
export const isThanks = (text: string): boolean => {
  const at = text.search(THANKS)
  if (at < 0 || REQUEST.test(text)) return false
  const before = text.slice(0, at).trim().split(' ')
  return (
    before.length <= BEFORE_THANKS ||
    / (?:parfait|super|ok|accord|note|genial|top|compris|gentil|sympa|aide) /.test(` ${before.join(' ')} `)
  )
}
