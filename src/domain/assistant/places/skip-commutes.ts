import { BORDER_WORDS } from './across-border'
import type { createPlaceFinder } from '../site/place-finder'
import { wordsAfter } from '../words/sentence'
import type { Sentence } from '../words/sentence'

const WORK =
  '(?:travailler|bosser|au (?:travail|boulot|bureau)|a (?:mon|son|notre) (?:travail|boulot|bureau)|en cours|a l (?:ecole|universite|uni))'
const LEAD = new RegExp(
  `(?<= )(?:(?:pour|je|on|nous|et|qui|dois|doit|devons|vais|va|allons|me|m|se|de|d|mon|ma|mes|le|la|les|des|un|ses|nos|notre) )*(?:(?:fais|fait|faisons|faire|ferai|ferais|ferait|effectue\\w*|parcour\\w*|roul(?:e|er|ons)|trajets?|navettes?|routes?|allers? retours?|pendl\\w*|circul(?:e|er))|(?:aller|allers|vais|va|allons|rendre|rends|deplacer)(?: ${WORK})?|(?:travailler|bosser))(?: (?:quotidiens?|quotidiennement|surtout|souvent|seulement|principalement|essentiellement|chaque jour|tous les (?:jours|matins)|entre|le|la|les|des|de|du|d|trajets?|navettes?|routes?|allers? retours?))* `,
  'g',
)
/** Places follow each other with these between them. */
const LINK = /^(?:a|au|vers|et|jusqu|jusque|ville|de|d|en|sur|pour|retour|aller|centre|gare)$/
const HABIT =
  /^(?:(?:et|en|voiture|auto|pour|le|mon|aller|retour) )*(?:tous les (?:jours|matins|soirs)|chaque (?:jour|matin|soir|semaine)|quotidien\w*|au quotidien|par jour|par semaine|\d(?: ou \d)? (?:jours|fois) (?:par|sur)|(?:du )?lundi (?:a|au) vendredi|matin et soir|travail\w*|bosser|boulot) /
const OF_WORK = new RegExp(` (?:${WORK}|trajets?|navettes?|allers? retours?) `)

/**
 * Takes the ways out of a sentence that somebody drives every day or to work, which say nothing of where a vehicle should be:
 * "pour faire Mersch-Luxembourg tous les jours", "aller travailler à Esch".
 */
export const createCommuteSkipper =
  (placeIn: ReturnType<typeof createPlaceFinder>) =>
  (sentence: Sentence): void => {
    const text = sentence.text()
    for (const match of text.matchAll(LEAD)) {
      const words = wordsAfter(text, match)
      let [end, at, places] = [0, 0, 0]
      while (at < words.length) {
        const rest = words.slice(at).join(' ')
        const across = BORDER_WORDS.find((name) => `${rest} `.startsWith(`${name} `))
        const taken = across ? across.split(' ').length : (placeIn(rest, false)?.words ?? 0)
        if (taken > 0) {
          places += 1
          end = at + taken
        } else if (!LINK.test(words[at] ?? '')) break
        at += taken || 1
      }
      const behind = `${words.slice(end).join(' ')} `
      const habit = HABIT.exec(behind)?.[0].trim() ?? ''
      if (places === 0 || (places === 1 && habit === '' && !OF_WORK.test(match[0]))) continue
      const phrase = `${match[0]}${words.slice(0, end).join(' ')}${habit === '' ? '' : ` ${habit}`}`
      sentence.take(`(?<= )${phrase}(?= )`, () => undefined)
    }
  }
