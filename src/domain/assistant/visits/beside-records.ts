const PAPERS =
  '(?:documents?|papiers?|justificatifs?|pieces? (?:justificatives?|d identite|a fournir)|fiches? de (?:paie|salaire)|unterlagen|dokument(?:er?|e)|pabeier\\w*)'
const NEEDS =
  '(?:quel(?:le)?s?|faut|fournir|fournis|fournit|besoin|apporter?|amener?|presenter|demand\\w*|envoyer|necessaires?|requis|welche|brauch\\w*|wat fir)'
const PAPERS_ASKED = new RegExp(` (?:${NEEDS}(?: \\w+){0,4} ${PAPERS}|${PAPERS}(?: \\w+){0,5} ${NEEDS}) `)

/** Whether a sentence asks which papers are needed, which only an entry of the FAQ could say. */
export const asksForPapers = (text: string): boolean =>
  PAPERS_ASKED.test(text) && !/ (?:e mail|email|mail|courriel|adresse|whatsapp) /.test(text)

/** Whether a sentence asks for the legal seat of the group, which is no dealership: a "siège" of a car has no "social". */
export const asksForLegalSeat = (text: string): boolean =>
  / (?:siege (?:social|principal|du groupe|de l entreprise|de la societe)|registered office|firmensitz) /.test(text)

const WORK = '(?:reparations?|reparees?|travaux|interventions?|main d oeuvre)'
const GUARANTEED = '(?:garanti\\w*|couvert\\w*)'
/** How long work of the workshop is guaranteed, which no entry of the FAQ says. */
const WORK_GUARANTEE = new RegExp(` (?:${GUARANTEED}(?: \\w+){0,4} ${WORK}|${WORK}(?: \\w+){0,6} ${GUARANTEED}) `)

/** Whether a sentence asks for the guarantee on a repair rather than for what the guarantee of a car covers. */
export const asksForWorkGuarantee = (text: string): boolean =>
  WORK_GUARANTEE.test(text) &&
  !/ (?:sous garantie|perdre|occasions?|leasing|remplacement|constructeur|pretez) /.test(text)

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
