import type { Sentence } from './sentence'

const NEW = '(?:dernier(?:e)?s?|nouveaux|nouvelles|nouvel|nouvelle)'
/** What came in last, which the list shows first: "vos dernières arrivées", "ce qui vient de rentrer". */
const NEWEST = new RegExp(
  `(?<= )(?:(?:c est quoi|quelles? sont|quels sont|voir|montrez moi) )?(?:(?:vos|les|des|tes|nos) )?(?:${NEW} (?:arrivees?|arrivages?|arrives?|entrees?|rentrees?|annonces?|(?:voitures?|vehicules?|autos?) (?:arrivee?s?|rentree?s?|entree?s?|ajoutee?s?|recue?s?))|nouveautes(?: (?:du|en|dans le) stock)?|(?:ce )?qui (?:vient|viennent) (?:de rentrer|d arriver|d entrer))(?: en stock| du stock)?(?= )`,
)

/** Takes a wish for the newest vehicles out of a sentence. @returns whether there was one */
export const readNewest = (sentence: Sentence): boolean => sentence.take(NEWEST, () => undefined)
