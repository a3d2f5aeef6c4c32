import type { StockQuery } from '../../../stock-search/engine/query'
import type { DraftQuery } from '../../draft/draft-query'
import type { Sentence } from '../../words/sentence'

const LEASING = '(?:en |par )?(?:leasings?|location longue duree|lld|loa|prive lease|private lease)'

/** A sum every month without VAT, or for a company: the instalment of a business lease. */
const BUSINESS_MONTHLY =
  /^(?=.* (?:par mois|mensuels?|mensuelles?|au mois|mensualites?) )(?=.* (?:pour (?:ma|notre) (?:societe|boite|entreprise)|ht|htva|hors tva|pour (?:mon|une) entreprise) )/

/** Takes how a vehicle is paid for out of a sentence. @returns whether it is leased */
export const readPayment = (sentence: Sentence, draft: DraftQuery): boolean => {
  let isLease = false
  if (BUSINESS_MONTHLY.test(sentence.text())) draft.instalments('business_lease')
  const take = (pattern: string, type: StockQuery['instalmentType']): void =>
    void sentence.take(`(?<= )(?:${pattern})(?= )`, () => {
      isLease ||= type.endsWith('lease')
      draft.instalments(type)
    })
  // Nobody buys a company car to drive it himself.
  take(
    '(?:une? |en |als )?(?:voitures?|vehicules?) de fonction|firmenwagen|firmenauto|firmewon|dienstwagen|company cars?',
    'business_lease',
  )
  take(`${LEASING} (?:pro|professionnels?|business|entreprises?|societe)|business lease`, 'business_lease')
  take(`${LEASING}(?: prive| particuliers?)?`, 'private_lease')
  take('(?:en |un |avec )?(?:financement|credit) (?:pro|professionnel|entreprise)', 'business_finance')
  take('(?:en |un |avec )?(?:financement|credit)(?: prive)?', 'private_finance')
  // "Leasing électrique pro".
  sentence.take('(?<= )(?:pour )?(?:pros?|professionnels?|entreprises?|societe|business)(?= )', () => {
    if (isLease) draft.instalments('business_lease')
    return isLease
  })
  return isLease
}
