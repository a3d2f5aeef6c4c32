import type { DraftQuery } from '../../draft/draft-query'
import { OPEN, OPEN_BEHIND } from '../../words/refusal'
import type { Sentence } from '../../words/sentence'

const FAMILY =
  '(?:(?:une? |d une )?(?:grande )?famille (?:de|a) |(?:nous |on )?(?:sommes|serons|est|sera|roule|voyage|part) (?:bientot |maintenant |desormais )?(?:a )?|famill vu |familie mit |mir si |mir sinn |wir sind )'
const CHILDREN = '(?:enfants?|gosses?|gamins?|bambins?|mioches?|kanner|kindern?)'
const ADULTS = '(?:adultes?|parents|erwachsenen?|erwuessener)'
const SEATS =
  '(?:places?|sieges(?! (?:enfants?|autos?|bebes?|chauffants?|massants?))|setzer|sitze|sitzer|sitzplatze|plazen|platze)'
const SEATS_OR_DOORS = `(?:portes?|${SEATS})`
const GRANDPARENT =
  ' (?:et|plus|avec) (?:(?:la|le|ma|mon|une?) )?(?:(?:belle|grand|beau) (?:mere|pere)|mamie|papy|mere|pere|nounou|bomi|oma|opa)'
const ANYBODY = `(\\d) (?:${CHILDREN}|${ADULTS}|ados?|adolescents?|bebes?|grands parents)`
const WITH_US = '(?:et|plus|avec) (nous (?:2|deux)|nous|moi)'
/** "Trois enfants, deux grands-parents et nous deux". */
const PARTY = `(?<= )(?:pour )?(?:${ANYBODY}(?: (?:et|plus|avec))* ${ANYBODY}(?:(?: (?:et|plus|avec))* ${ANYBODY})?(?: ${WITH_US})?|${ANYBODY} ${WITH_US})(?= )`
/** Adults who travel with the children counted. */
const PARENTS = 2
const LARGE_FAMILY = 7
const FAMILY_SEATS = 5

/** "Plus de 5 portes inutile", "pas besoin de 7 places". */
const NOT_NEEDED = new RegExp(
  `(?<= )(?:${OPEN}(?:plus de |les )?\\d ${SEATS_OR_DOORS}|(?<! (?:ou|a|et) )(?:plus de |les )?\\d ${SEATS_OR_DOORS}${OPEN_BEHIND})(?= )`,
)

/** "5 places ça ne suffit pas" wishes for more. */
const TOO_FEW = `(?<= )(?:les |avec |a )?(\\d) ${SEATS} (?:(?:c est|c|ca|cela|ne|n|nous|me|est|sont|y|serait|fait|un peu|beaucoup|vraiment) ){0,4}(?:(?:passe|passent|passera|suffi\\w*|vont|va|ira|iront|marche|colle) (?:pas|plus)(?! (?:etre|couter))|trop (?:juste|peu|petit|court|limite|serre)s?|pas (?:assez|suffisant|possible)|insuffisant\\w*)(?= )`

/** An explicit number of seats, which counts more than the number of people: "avec trois enfants, vous avez des 7 places ?" */
const SAYS_SEATS = new RegExp(` [5-9] ${SEATS} `)
const IS_TOO_FEW = new RegExp(TOO_FEW)

/** Takes the number of passengers, seats and doors out of a sentence. */
export const readSeats = (sentence: Sentence, draft: DraftQuery, seats: readonly string[]): void => {
  const atLeast = (count: number): void => {
    const enough = seats.filter((option) => Number(option) >= count)
    // More people than any car of the stock takes: no car, not all of them.
    for (const option of enough.length > 0 ? enough : [String(count)]) draft.want('seatCount', option)
  }
  sentence.take(NOT_NEEDED, () => undefined)
  const whole = sentence.text()
  const saysSeats = SAYS_SEATS.test(whole) && !IS_TOO_FEW.test(whole)
  const carry = (count: number): void => {
    if (!saysSeats) atLeast(count)
  }
  sentence.take(PARTY, (match) => {
    const people = match
      .slice(1)
      .map((one) => (/^\d$/.test(one) ? Number(one) : one === 'moi' ? 1 : one === '' ? 0 : 2))
    carry(people.reduce((sum, count) => sum + count, 0))
  })
  sentence.take(
    `(?<= )(?:pour |fir |fur )?(?:${FAMILY})?(\\d) ${ADULTS} (?:et |avec |plus |an |und |mat |mit )?(\\d) ${CHILDREN}(?= )`,
    ([, adults, children]) => carry(Number(adults) + Number(children)),
  )
  sentence.take(
    `(?<= )(?:pour |fir |fur )?(\\d) ${CHILDREN} (?:et |avec |plus |an |und |mat |mit )?(\\d) ${ADULTS}(?= )`,
    ([, children, adults]) => carry(Number(adults) + Number(children)),
  )
  sentence.take(
    `(?<= )(?:(?:je suis|moi|maman|papa|mere|pere|parent|femme|homme|isolee?) )*(?:seule?|solo|celibataire) (?:avec|et|mat|mit) (?:mes |les |nos )?(\\d) ${CHILDREN}(?= )`,
    ([, count]) => atLeast(Number(count) + 1),
  )
  sentence.take(
    `(?<= )(?:pour )?(?:(?:une |d une )?(?:grande )?(?:famille|famill|familie)(?: nombreuse)? (?:avec|et|de|a|mat|mit|vu)|nous avons|on a|j ai|avec|mat|mit)(?: (?:mes|nos|les))? (\\d) ${CHILDREN}(${GRANDPARENT})?(?= )`,
    ([, count, other = '']) => carry(Number(count) + PARENTS + (other === '' ? 0 : 1)),
  )
  sentence.take(`(?<= )(?:pour )?${FAMILY}(\\d)(?: personnes?| leit| personen)?(?= )`, ([, count]) =>
    atLeast(Number(count)),
  )
  sentence.take(/(?<= )(?:(?:une )?famille nombreuse|(?:une )?grande famille)(?= )/, () => atLeast(LARGE_FAMILY))
  sentence.take(/(?<= )(?:pour |fir |fur |transporter )?(\d) (?:personnes|passagers|personen|leit)(?= )/, ([, count]) =>
    atLeast(Number(count)),
  )
  sentence.take(TOO_FEW, ([, count]) => {
    if (!draft.has('seatCount')) atLeast(Number(count) + 1)
  })
  sentence.take(`(?<= )(\\d) (?:(?:ou|a|bis|oder|et) )(\\d) ${SEATS}(?= )`, ([, from, to]) => {
    for (let count = Number(from); count <= Number(to); count += 1) draft.want('seatCount', String(count))
  })
  sentence.take(
    `(?<= )(?:(au moins|minimum|min|plus de|pas moins de|mindestens|op mannst) )?(\\d)(?: vraies)? ${SEATS}(?: (ou plus|minimum|au moins))?(?= )`,
    ([, before = '', count = '', after = '']) => {
      // "Une place de parking" is no seat.
      if (count === '1') return false
      if (before === 'plus de') atLeast(Number(count) + 1)
      else if (before !== '' || after !== '') atLeast(Number(count))
      else draft.want('seatCount', count)
    },
  )
  sentence.take(/(?<= )(?:siwesetzer|siebensitzer)(?= )/, () => draft.want('seatCount', '7'))
  sentence.take(
    /(?<= )(?:(?:de la |des )?places? pour|(?:partir|voyager|rouler|monter|tenir|rentrer|loger|asseoir|embarquer|aller)(?: \w+){0,2} a) (\d)(?: personnes?)?(?= )(?! (?:km|eur|ans?|mois|heures?|h|portes|chiens?|velos?|minutes?|min) )/,
    ([, count]) => atLeast(Number(count)),
  )
  sentence.take(/(?<= )(\d) (?:portes|dieren|turen)(?= )/, ([, count = '']) => draft.want('doorCount', count))
  sentence.take(`(?<= )(\\d) ${CHILDREN}(?= )`, ([, count]) => {
    if (!draft.has('seatCount')) atLeast(Number(count) + PARENTS)
  })
  // "Une familiale de 7 places" is a large car, not an estate.
  if (draft.wanted('seatCount').every((count) => Number(count) > FAMILY_SEATS) && draft.has('seatCount'))
    sentence.take(/(?<= )familiales?(?= )/, () => undefined)
  sentence.take(/(?<= )(?:familljenautoe?n?|familienautos?)(?= )/, () => {
    if (!draft.has('seatCount')) atLeast(FAMILY_SEATS)
  })
}
