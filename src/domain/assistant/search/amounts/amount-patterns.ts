/** How people write limits of amounts, as patterns: "pas plus de", "entre … et …", "environ". */
const N = '(\\d+(?:\\.\\d+)?)(?! ?miles? )( k| mille)?'
const MOST =
  '(?:pas au dela de|(?:pas|jamais|plus)(?: (?:mettre|payer|depenser|depasser|avoir|faire|rouler|de|d|que|etre|trop))* plus de|nicht (?:mehr als|uber)|net (?:mei e?wei|iwwer)|sous la barre (?:de|des)|moins de|moins d|moins que|(?:pas )?(?:plus|moins) ch(?:er|ere)s? (?:que|de|d)|max|maxi|maximum|maximal|jusqu a|je monte a|monter a|plafonne[er]? a|jusque|pas plus que|au plus|au maximum|en dessous de|en dessous des|au dessous de|sous les|sous|inferieure? a|ne depassant pas|pour moins de|plafond de|bis|bis zu|unter|under|below|less than|up to|no more than|not more than|enner|hochstens|weniger als|manner e?wei|(?:net|nicht) (?:mei )?(?:al|alt|alter|eler) (?:wei|ewei|als|wie)|pas plus vieille que|pas plus vieux que|pas plus agee? de|plus jeune que|junger als|plus recente? que)'
const LEAST =
  '(?:au dela de|over|more than|at least|plus de|plus d|au moins|au minimum|minimum|min|mini|a partir de|a partir des|superieure? a|ab|mindestens|iwwer|uber|mehr als|mei e?wei|pas moins de|pas (?:au|en) dess?ous de|nicht weniger als|net manner e?wei|depuis)'
const ABOUT =
  '(?:autour de|environ|aux (?:alentours|environs) des?|dans les|a peu pres|vers|circa|ca|ongefeier|ungefahr|approximativement|(?:dans )?(?:la tranche|les eaux|l ordre) des?|plus ou moins|(?:ca )?tourne autour de)'
/** "Pas moins de" is no upper limit. */
const NOT_NEGATED = '(?<! (?:pas|jamais|nicht|net) )'
/** "Un budget de maximum de 20 000 €", "à moins de quelque 20 000 €". */
const SMALL_WORDS = '(?: (?:de|a|les|des|quelque))?'
const AFTER_MOST =
  '(?:(?:grand |tout |gros )?(?:max|maxi|maximum)|au (?:grand |gros )?(?:plus|maximum|max)|maximal|ou moins|et moins|hochstens|maximal)'
const AFTER_LEAST = '(?:min|mini|minimum|au moins|au minimum|ou plus|et plus|mindestens)'

/** What a bound says: smallest, largest, about, or the value alone. */
export type Bound = 'most' | 'least' | 'about' | 'exact'

/** The patterns of one kind of amount; figures and thousands are their groups. */
export interface AmountPatterns {
  /** Matches wherever any of the others does: most sentences need none of them. */
  needed: readonly RegExp[]
  /** Two figures. */
  between: RegExp
  limits: readonly (readonly [pattern: RegExp, bound: Bound])[]
}

const makePatterns = (unit: string, lead: string): AmountPatterns => {
  const one = (pattern: string, bound: Bound): readonly [RegExp, Bound] => [
    new RegExp(`(?<= )${lead}${pattern}(?= )`),
    bound,
  ]
  const valued = `${N}${unit}`
  return {
    needed: [new RegExp(`\\d(?: k| mille)?${unit} `), ...(lead === '' ? [] : [new RegExp(`(?<= )${lead}`)])],
    between: new RegExp(
      `(?<= )${lead}(?:compris(?:es?)? )?(?:entre|de|vu|von|zwischen|zwesch?en|between|from|${ABOUT})? ?${N}(?:${unit}${unit.includes('km') ? '' : '| eur'})? (?:(?<= (?:entre|zwischen|zwesch?ent?|tesch(?:t|ent)|between) [^|]{1,16} )(?:et|und|an|and)|a|bis|to) ${valued}(?= )`,
    ),
    limits: [
      one(`(?:de |a |avec )?${NOT_NEGATED}${MOST}${SMALL_WORDS} ${valued}`, 'most'),
      one(`(?:de |a |avec )?${LEAST}${SMALL_WORDS} ${valued}`, 'least'),
      one(`${ABOUT} ${valued}`, 'about'),
      one(`(?:de |a |d )?${valued} ${AFTER_MOST}`, 'most'),
      one(`(?:de |a |d )?${valued} ${AFTER_LEAST}`, 'least'),
      ...(unit === '' && lead === '' ? [] : [one(`(?:de |a |d |pour )?${valued}`, 'exact')]),
    ],
  }
}

/** By lead, then by unit: two lookups cost less than building and hashing a joined key. */
const made = new Map<string, Map<string, AmountPatterns>>()

/** The patterns of amounts with a unit behind them or words before them, made once. */
export const amountPatterns = (unit: string, lead: string): AmountPatterns => {
  const ofLead = made.get(lead) ?? new Map<string, AmountPatterns>()
  const patterns = ofLead.get(unit) ?? makePatterns(unit, lead)
  made.set(lead, ofLead.set(unit, patterns))
  return patterns
}
