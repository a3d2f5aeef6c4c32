const PAPERS =
  '(?:documents?|papiers?|justificatifs?|pieces? (?:justificatives?|d identite|a fournir)|fiches? de (?:paie|salaire)|unterlagen|dokument(?:er?|e)|pabeier\\w*)'
const NEEDS =
  '(?:quel(?:le)?s?|faut|fournir|fournis|fournit|besoin|apporter?|amener?|presenter|demand\\w*|envoyer|necessaires?|requis|welche|brauch\\w*|wat fir)'
const PAPERS_ASKED = new RegExp(` (?:${NEEDS}(?: \\w+){0,4} ${PAPERS}|${PAPERS}(?: \\w+){0,5} ${NEEDS}) `)

/** Whether a sentence asks which papers are needed, which only an entry of the FAQ could say. */
export const asksForPapers = (text: string): boolean => PAPERS_ASKED.test(text)

/** Whether a test drive is to begin at the visitor's door rather than near it. */
export const isAtHome = (text: string): boolean =>
  / (?:a (?:la maison|domicile|mon (?:domicile|adresse))|(?<! (?:de|d) )chez (?:moi|nous)|doheem|zu hause) /.test(text)
