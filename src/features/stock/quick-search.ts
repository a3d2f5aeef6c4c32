import { FACET_PARAMETERS } from '../../domain/stock-search/url/parameters'

/** What a visitor chose in the quick search; empty fields mean no wish. */
export interface QuickSearch {
  /** Tab: a condition, `van` for commercial vehicles, a price type for the financial variant, or empty. */
  scope: string
  brand: string
  model: string
  /** Whole euros: a price, or a sum a month in the financial variant. */
  budget: string
  fuel: string
}

export const NO_CHOICE: QuickSearch = { scope: '', brand: '', model: '', budget: '', fuel: '' }

/** Names of the form's fields: the overview understands them as they are, should the form be sent before any script runs. */
export type FieldNames = Readonly<Record<keyof QuickSearch, string>>

const COMMON = { brand: FACET_PARAMETERS.brand, model: FACET_PARAMETERS.model, fuel: FACET_PARAMETERS.fuel }

/** @param isFinancial the budget is a sum a month, and the tab the way to pay */
export const fieldNames = (isFinancial: boolean): FieldNames =>
  isFinancial ? { ...COMMON, scope: 'type', budget: 'monthlyMax' } : { ...COMMON, scope: 'scope', budget: 'priceMax' }

/** What stands in the fields of a form: also what was chosen before any script ran. */
export const readFields = (form: HTMLFormElement, names: FieldNames): QuickSearch => {
  const data = new FormData(form)
  const textOf = (field: keyof QuickSearch): string => {
    const value = data.get(names[field])
    return typeof value === 'string' ? value : ''
  }
  return {
    scope: textOf('scope'),
    brand: textOf('brand'),
    model: textOf('model'),
    budget: textOf('budget'),
    fuel: textOf('fuel'),
  }
}
