const PAPERS =
  '(?:documents?|papiers?|justificatifs?|pieces? (?:justificatives?|d identite|a fournir)|fiches? de (?:paie|salaire)|unterlagen|dokument(?:er?|e)|pabeier\\w*)'
const NEEDS =
  '(?:quel(?:le)?s?|faut|fournir|fournis|fournit|besoin|apporter?|amener?|presenter|demand\\w*|envoyer|necessaires?|requis|welche|brauch\\w*|wat fir)'
const PAPERS_ASKED = new RegExp(` (?:${NEEDS}(?: \\w+){0,4} ${PAPERS}|${PAPERS}(?: \\w+){0,5} ${NEEDS}) `)

/** Whether a sentence asks which papers are needed, which only an entry of the FAQ could say. */
export const asksForPapers = (text: string): boolean =>
  PAPERS_ASKED.test(text) && !/ (?:e mail|email|mail|courriel|adresse|whatsapp) /.test(text)

/** Whether a sentence asks for the legal seat of the group, which is no dealership: a "siège" of a car has no "social". */
const asksForLegalSeat = (text: string): boolean =>
  / (?:siege (?:social|principal|du groupe|de l entreprise|de la societe)|registered office|firmensitz) /.test(text)

const WORK = '(?:reparations?|reparees?|travaux|interventions?|main d oeuvre)'
const GUARANTEED = '(?:garanti\\w*|couvert\\w*)'
/** How long work of the workshop is guaranteed, which no entry of the FAQ says. */
const WORK_GUARANTEE = new RegExp(` (?:${GUARANTEED}(?: \\w+){0,4} ${WORK}|${WORK}(?: \\w+){0,6} ${GUARANTEED}) `)

/** Whether a sentence asks for the guarantee on a repair rather than for what the guarantee of a car covers. */
const asksForWorkGuarantee = (text: string): boolean =>
  WORK_GUARANTEE.test(text) &&
  !/ (?:sous garantie|perdre|occasions?|leasing|remplacement|constructeur|pretez) /.test(text)

/** "Ma voiture est à l’atelier, est-elle prête ?", which only the workshop knows. */
const WORK_IN_PROGRESS =
  / (?:ma|mon|notre) (?:voiture|auto|vehicule|camionnette|\w+)(?=.* (?:prete?|reparee?|terminee?|finie?|recuperable|livrable) ) (?=.* (?:atelier|garage|carr?osserie|chez vous|revision|reparation|elle est|elle sera|est elle|sera t elle) )/

/** Whether a sentence asks how far the work on the visitor's own car is. */
const asksForProgress = (text: string): boolean =>
  WORK_IN_PROGRESS.test(text) && !/ (?:vendre|pret a|remplacement|reprise|facture|prix|combien) /.test(text)

const KEEPING = '(?:gardiennage|hivernage|stocker|garder|entreposer|conserver)'
const TYRES = '(?:pneus?|roues|jantes|pneumatiques?)'
/** What it costs to keep tyres, which no entry of the FAQ says. */
const PRICE_OF_KEEPING = new RegExp(
  `(?=.* (?:prix|tarifs?|combien(?! de (?:temps|mois|saisons|jours))|coute\\w*|couts?|cher) )(?=.* ${KEEPING} )(?=.* ${TYRES} |.* gardiennage )`,
)

/** Whether a sentence asks what it costs to keep tyres over a season. */
const asksForPriceOfKeeping = (text: string): boolean =>
  PRICE_OF_KEEPING.test(text) && !/ (?:leasing|lld|loyer|compris|inclus) /.test(text)

/** Whether a sentence asks for something that no record of the site says. */
export const asksBesideRecords = (text: string): boolean =>
  asksForWorkGuarantee(text) || asksForLegalSeat(text) || asksForPriceOfKeeping(text) || asksForProgress(text)

/** Whether a test drive is to last longer than usual: a night, a weekend. */
export const isLongDrive = (text: string): boolean =>
  / (?:(?:une|la|toute une|toute la) (?:nuit|journee|soiree)|24 ?h(?:eures)?|(?:tout|pendant|pour|sur|durant) (?:un|le|tout le) week end|(?:plusieurs|quelques|2|3) jours|lendemain|garder|eng nuecht|eine nacht|iwwer nuecht|uber nacht) /.test(
    text,
  )

/** "Pouvez-vous venir chez moi avec une EX30 ?" asks for a test drive of the model that is named. */
export const comesHome = (text: string): boolean =>
  / (?:venir|passer|amener|apporter|kommen|komme|kommt|come)(?: \w+){0,6} (?:chez (?:moi|nous)|a (?:la maison|domicile)|zu mir|bei mech|doheem) | (?:zu mir|bei mech)(?: \w+){0,4} (?:kommen|komme) /.test(
    text,
  ) && !/ (?:chercher|repar\w*|panne|depann\w*|livr\w*|revision|vidange|pneus?) /.test(text)

/** Whether a test drive is to begin at the visitor's door rather than near it. */
export const isAtHome = (text: string): boolean =>
  / (?:a (?:la maison|domicile|mon (?:domicile|adresse))|(?<! (?:de|d) )chez (?:moi|nous)|doheem|zu hause|zu mir|bei mir|bei mech|(?:at|to) (?:my|our) (?:home|house|place|door)|at home) /.test(
    text,
  )
