import type { AcquisitionType } from '../../price/acquisition'
import { MISSING } from '../fields'
import { commonUnit, readResidues, writeResidues } from './columns'
import type { ResidueText } from './columns'
import { foreseenBy } from './contract'
import type { Terms } from './contract'
import type { TypeAmounts } from './offers'

/** Amounts as what they differ from a guess; guess and amount are multiples of `grain`. */
interface GuessedText {
  grain: number
  residues: ResidueText
}

/** The amounts of one acquisition type. */
export interface AmountsText {
  instalments: GuessedText
  downs: GuessedText
  totals: GuessedText
  /** Places of terms under which the down payment is what the instalments leave. */
  settling: number[]
}

/** What the amounts of a type are guessed by: terms and cash price of each row, MISSING where there are none. */
export interface Basis {
  type: AcquisitionType
  terms: readonly Terms[]
  places: ArrayLike<number>
  prices: ArrayLike<number>
}

const UNKNOWN = Infinity
/** No guess is higher: the digits of what it is wrong by must stay exact. Prices are below a tenth of it. */
const MOST = 1e10

/** Guesses from the row before with the same terms: under equal terms amounts go with the cash price. */
const createRatio = (groups: number, grain: number) => {
  const ratios = new Float64Array(groups).fill(UNKNOWN)
  let last = 0
  return {
    of: (group: number, price: number): number => {
      const ratio = ratios[group] as number
      return Math.round(Math.min(MOST, (ratio === UNKNOWN ? last : ratio) * price) / grain) * grain
    },
    learn: (group: number, price: number, amount: number): void => {
      if (price <= 0) return
      last = amount / price
      ratios[group] = last
    },
  }
}

const priceAt = ({ prices }: Basis, row: number): number => Math.max(0, prices[row] as number)

/** Walks over the rows that have an amount: `known` gets the guess and answers the amount, from which the next are guessed. */
const eachGuess = (
  basis: Basis,
  settling: ReadonlySet<number>,
  grains: { monthly: number; down: number },
  known: {
    monthly: (row: number, guess: number) => number
    down: (row: number, guess: number) => number
    total: (row: number, guess: number) => void
  },
): void => {
  const { terms, places, type } = basis
  const formulas = terms.map((one) => foreseenBy(type, one))
  const monthlyRatio = createRatio(terms.length, grains.monthly)
  const downRatio = createRatio(terms.length, grains.down)
  for (let row = 0; row < places.length; row += 1) {
    const place = places[row] as number
    const own = terms[place]
    const formula = formulas[place]
    if (!own || !formula) continue
    const price = priceAt(basis, row)
    const monthly = own.isMonthly ? known.monthly(row, monthlyRatio.of(place, price)) : 0
    if (own.isMonthly) monthlyRatio.learn(place, price, monthly)
    const down = own.isPrepaid
      ? known.down(row, settling.has(place) ? formula.settlingDown(price, monthly) : downRatio.of(place, price))
      : 0
    if (own.isPrepaid) downRatio.learn(place, price, down)
    known.total(row, formula.total(price, monthly, down))
  }
}

/** Terms under which most down payments are, but for a cent or two, what the formula says. */
const settlingTerms = ({ instalments, downs }: TypeAmounts, basis: Basis): number[] => {
  const votes = new Int32Array(basis.terms.length)
  const formulas = basis.terms.map((one) => foreseenBy(basis.type, one))
  for (let row = 0; row < basis.places.length; row += 1) {
    const place = basis.places[row] as number
    const formula = formulas[place]
    if (!formula || !basis.terms[place]?.isPrepaid) continue
    const guess = formula.settlingDown(priceAt(basis, row), Math.max(0, instalments[row] as number))
    votes[place] = (votes[place] as number) + (Math.abs(guess - (downs[row] as number)) <= 2 ? 1 : -1)
  }
  return basis.terms.flatMap((_, place) => ((votes[place] as number) > 0 ? [place] : []))
}

const present = (amounts: Int32Array): Int32Array => amounts.map((amount) => Math.max(0, amount))

export const writeAmounts = (amounts: TypeAmounts, basis: Basis): AmountsText => {
  const settling = settlingTerms(amounts, basis)
  const isSettling = new Set(settling)
  const chosen = amounts.downs.map((down, row) => (isSettling.has(basis.places[row] as number) ? 0 : down))
  const grains = { monthly: commonUnit(present(amounts.instalments)), down: commonUnit(present(chosen)) }
  const residues = {
    monthly: new Float64Array(basis.places.length),
    down: new Float64Array(basis.places.length),
    total: new Float64Array(basis.places.length),
  }
  const tell =
    (name: keyof typeof residues, column: Int32Array) =>
    (row: number, guess: number): number => {
      const amount = column[row] as number
      residues[name][row] = amount - guess
      return amount
    }
  eachGuess(basis, isSettling, grains, {
    monthly: tell('monthly', amounts.instalments),
    down: tell('down', amounts.downs),
    total: tell('total', amounts.totals),
  })
  return {
    instalments: { grain: grains.monthly, residues: writeResidues(residues.monthly) },
    downs: { grain: grains.down, residues: writeResidues(residues.down) },
    totals: { grain: 1, residues: writeResidues(residues.total) },
    settling,
  }
}

/** The inverse of `writeAmounts`. */
export const readAmounts = (text: AmountsText, basis: Basis): TypeAmounts => {
  const count = basis.places.length
  const amounts: TypeAmounts = {
    totals: new Int32Array(count).fill(MISSING),
    instalments: new Int32Array(count).fill(MISSING),
    downs: new Int32Array(count).fill(MISSING),
  }
  const take = (column: Int32Array, { residues }: GuessedText) => {
    const values = readResidues(residues, count)
    return (row: number, guess: number): number => (column[row] = guess + (values[row] as number))
  }
  eachGuess(
    basis,
    new Set(text.settling),
    { monthly: text.instalments.grain, down: text.downs.grain },
    {
      monthly: take(amounts.instalments, text.instalments),
      down: take(amounts.downs, text.downs),
      total: take(amounts.totals, text.totals),
    },
  )
  return amounts
}
