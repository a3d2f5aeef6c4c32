import { EQUIPMENT_NAMES, SHORT_NAMES } from './equipment-names'
import { familyOf, knownLabels, NOT_THERE } from './equipment-labels'
import type { KnownLabel } from './equipment-labels'
import { translateEquipment } from './foreign-equipment-names'
import { NEEDLESS, OPEN, REFUSAL, REFUSED_BEHIND } from '../../words/refusal'
import { firstIn, isIn } from '../../words/pattern'
import type { Sentence } from '../../words/sentence'

/** A wish for a feature. */
export interface EquipmentWish {
  /** Labels that meet it, the shortest first. */
  labels: string[]
  /** Whether only a kind of feature was named, as in "jantes". */
  isKind: boolean
}

export interface ReadEquipment {
  wishes: EquipmentWish[]
  /** What was refused, in the words of the sentence: no filter of the list leaves vehicles out by their equipment. */
  refused: string[]
}

/** A mark that no sentence contains, where a wish stood. */
const MARK = '§'
const EITHER = '(?:automatique|manuelle)'
const LEAD = '(?:avec |d |un |une |des |la |le )*'

/** What says behind a feature that it is not needed. */
const UNWISHED = `(?: ${NEEDLESS}|${REFUSED_BEHIND})`

const NAMES = EQUIPMENT_NAMES.map((name) => ({
  ...name,
  named: new RegExp(`(?<= )(?:${name.pattern})(?= )`),
  refused: new RegExp(`(?<= )(?:(?:${REFUSAL}|${OPEN})(?:${name.pattern})|(?:${name.pattern})${UNWISHED})(?= )`),
}))
const SLIDING_DOOR = 'porte laterale coulissante'
const SLIDES = 'portes? (?:(?:laterales?|coulissantes?) ){1,2}'
const BOTH_DOORS = new RegExp(
  `(?<= )${SLIDES}(?:de chaque cote|des (?:2|deux) cotes|(?:a )?gauche et (?:(?:a )?droite?)|droite et gauche)(?= )`,
)
const ONE_DOOR = new RegExp(`(?<= )${SLIDES}(?:(?:a|cote|du cote|sur le cote) )?(gauche|droite|droit)(?= )`)
const SHARED_NOUN = /(?<= )(sieges?) (chauffants?|massants?|ventiles?) (ou|et) (?=(?:chauffants?|massants?|ventiles?) )/
/** "Bose, Focal ou Harman": any of them will do. */
const LISTED_BRANDS =
  /(?<= )(bose|jbl|focal|burmester|bowers|harman) (?=(?:bose|jbl|focal|burmester|bowers|harman) (?:ou|oder) )/
const EITHER_OF = new RegExp(`(?<= )${MARK}(\\d+) (?:ou|oder) (?=${LEAD}${MARK}(\\d+) )`, 'g')
const MAY_REFUSE = new RegExp(`(?<= )(?:${REFUSAL}|${OPEN})|${UNWISHED}(?= )`)

/** Joins wishes of which one is enough: "CarPlay ou Android Auto". */
const joinAlternatives = (text: string, wishes: readonly EquipmentWish[]): EquipmentWish[] => {
  const joined: EquipmentWish[] = wishes.map((wish) => ({ ...wish }))
  for (const [, first, second] of text.matchAll(EITHER_OF)) {
    const [one, other] = [joined[Number(first)], joined[Number(second)]]
    if (!one || !other || one === other) continue
    one.labels = [...new Set([...one.labels, ...other.labels])]
    one.isKind &&= other.isKind
    joined[Number(second)] = one
  }
  return [...new Set(joined)]
}

/** Features of one kind that a sentence may list: "Bose, Focal ou Harman". */
const MOST_OF_A_KIND = 3

/** Takes wishes for features out of a sentence. */
export const readEquipment = (sentence: Sentence, features: readonly string[]): ReadEquipment => {
  const wishes: EquipmentWish[] = []
  const refused: string[] = []
  const known = knownLabels(features)
  translateEquipment(sentence)
  sentence.mark(BOTH_DOORS, `${SLIDING_DOOR} gauche ${SLIDING_DOOR} droite`)
  sentence.mark(ONE_DOOR, `${SLIDING_DOOR} $1`)
  sentence.mark(`(?<= ${SLIDING_DOOR} )droit(?= )`, 'droite')
  // "Sièges chauffants ou massants" does not repeat the noun.
  sentence.mark(SHARED_NOUN, '$1 $2 $3 $1 ')
  sentence.mark(LISTED_BRANDS, '$1 ou ')
  for (const [short, long] of Object.entries(SHORT_NAMES)) sentence.replace(short, long)
  sentence.mark('(?<= climatisation )auto(?= )', 'automatique')
  // "Climatisation automatique ou manuelle ?" asks which one it is.
  sentence.mark(`(?<= climatisation )${EITHER} ou ${EITHER} `, '')
  const refuse = (pattern: RegExp | string): boolean => sentence.take(pattern, ([said = '']) => void refused.push(said))
  const put = (said: string, family: readonly KnownLabel[], isKind: boolean): void => {
    sentence.mark(`(?<= )${LEAD}${said.replace(/\./g, '\\.')}(?= )`, `${MARK}${wishes.length}`)
    wishes.push({ labels: family.map(({ label }) => label).reverse(), isKind })
  }
  const inFull = (): KnownLabel | undefined => {
    const text = sentence.text()
    return known.find(({ spaced }) => text.includes(spaced))
  }
  for (let next = inFull(); next; next = inFull())
    if (!refuse(`(?<= )(?:(?:${REFUSAL}|${OPEN})(?:${next.plain})|(?:${next.plain})${UNWISHED})(?= )`))
      put(next.plain, familyOf(next, known), false)
  if (MAY_REFUSE.test(sentence.text()))
    for (const name of NAMES) if (isIn(sentence.text(), name.named)) refuse(name.refused)
  for (const { named, labels, isKind = false, isLeast = false } of NAMES)
    for (let times = 0; times < MOST_OF_A_KIND; times += 1) {
      const [said = '', detail] = firstIn(sentence.text(), named) ?? []
      if (said === '') break
      const family = known.filter(({ plain }) => labels.test(plain) && !NOT_THERE.test(plain))
      const detailed = family.filter(({ plain }) => detail !== undefined && plain.split(' ').includes(detail))
      const enough =
        isLeast && detailed.length === 0
          ? family.filter(({ plain }) => Number(/\d+/.exec(plain)?.[0] ?? 0) >= Number(detail))
          : detailed
      const meant = detail === undefined ? family : enough
      if (meant.length === 0) break
      put(said, meant, isKind && detail === undefined)
    }
  const joined = joinAlternatives(sentence.text(), wishes)
  sentence.take(`${MARK}\\d+`, () => undefined)
  return { wishes: joined, refused }
}
