import type { Sentence } from '../words/sentence'

const NEW = '(?:dernier(?:e)?s?|nouveaux|nouvelles|nouvel|nouvelle)'
/** What came in last, which the list shows first: "vos dernières arrivées", "ce qui vient de rentrer". */
const NEWEST = new RegExp(
  `(?<= )(?:(?:c est quoi|quelles? sont|quels sont|voir|montrez moi) )?(?:(?:vos|les|des|tes|nos) )?(?:${NEW} (?:arrivees?|arrivages?|arrives?|entrees?|rentrees?|annonces?|(?:voitures?|vehicules?|autos?) (?:arrivee?s?|rentree?s?|entree?s?|ajoutee?s?|recue?s?))|nouveautes(?: (?:du|en|dans le) stock)?|(?:ce )?qui (?:vient|viennent) (?:de rentrer|d arriver|d entrer))(?: en stock| du stock)?(?= )`,
)

const COME =
  '(?:arrivee?s?|rentree?s?|entree?s?|ajoutee?s?|recue?s?|mise?s? en ligne|erakomm\\w*|reingekommen|arrived|come in)'
const RECENTLY =
  '(?:(?:de )?cette semaine|ces (?:derniers|dernieres) (?:jours|semaines|temps)|recemment|dernierement|ce mois(?: ci)?|(?:la semaine|le mois) (?:derniere?|passee?)|hier|des woch|dess woch|diese woche|this week|lately|recently|depuis (?:hier|lundi|la semaine derniere))'
const CARS =
  '(?:voitures?|vehicules?|autos?|occasions?|modeles?|suvs?|breaks?|utilitaires?|electriques?|annonces?|autoen)'
/** Who asks what came in: not "je suis arrivé récemment", nor "ma commande est arrivée cette semaine ?" */
const ASKED = `(?:(?:qu est ce )?(?:qui|que?|quoi)|ce qui|(?:vous )?avez(?: vous)?|vient|viennent|wat ass|was ist|what|quel(?:le)?s? ${CARS}(?: avez vous)?|(?:les|des|vos|une?|quelles|quels) ${CARS})`
const CAME = new RegExp(
  ` ${ASKED}(?: (?:vous|est|sont|avez|a|ont|ete|nei|neu|new|de))* ${COME}(?: \\w+){0,4} ${RECENTLY} | ${ASKED}(?: (?:vous|est|sont|avez|a|ont|ete))* ${RECENTLY}(?: (?:nei|neu|new|ete|de nouveau))* ${COME} |^ ${COME} ${RECENTLY} `,
)
const OWN = / (?:ma|mon|mes|notre|nos|je|j|meng|mein|my|commande|pieces?|pneus?|colis|facture) /
/** "Quoi de neuf ?" looks for no new cars. */
const WHATS_NEW =
  /(?<= )(?:quoi de (?:neuf|nouveau)|qu est ce que vous avez de nouveau|(?:(?:vos|les|des) )?arrivages?(?: (?:recents?|de (?:la|cette) semaine|du (?:jour|mois)))+|what s new|what is new|wat (?:ass nei|gett et neies)|was gibt es neues)(?: (?:dans (?:le|votre) stock|en stock|in stock|chez vous|cette semaine|am stock|im bestand))*(?= )/
/** "Les dernières occasions rentrées": the cars between are read on their own. */
const LAST_IN = new RegExp(
  `(?<= )${NEW} (?=(?:\\w+ ){1,2}(?:arrivee?s?|rentree?s?|entree?s?|ajoutee?s?|recue?s?|mise?s? en ligne) )`,
)

/** Takes a wish for the newest vehicles out of a sentence. @returns whether there was one */
export const readNewest = (sentence: Sentence): boolean => {
  const isNewest = sentence.take(NEWEST, () => undefined)
  const isNew = sentence.take(WHATS_NEW, () => undefined)
  const hasCome = CAME.test(sentence.text()) && !OWN.test(sentence.text())
  const isLast = sentence.take(LAST_IN, () => undefined)
  if (hasCome || isLast) sentence.take(`(?<= )(?:${COME}|${RECENTLY})(?= )`, () => undefined)
  return isNewest || isNew || hasCome || isLast
}
