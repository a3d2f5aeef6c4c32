/** What a visitor chose in the quick search; empty fields mean no wish. */
export interface QuickSearch {
  /** Tab: a condition, `van` for commercial vehicles, a price type for the financial variant, or empty. */
  scope: string
  brand: string
  model: string
  /** Whole euros: a price, or a sum a month when the scope is a price type. */
  budget: string
  fuel: string
}

const SCOPES: Record<string, [name: string, value: string]> = {
  used: ['condition', 'used'],
  new: ['condition', 'new'],
  van: ['category', 'van'],
  private_lease: ['type', 'private_lease'],
  private_finance: ['type', 'private_finance'],
}

/** Address of the stock overview with these choices, named as the links of editors name them. */
export const stockAddress = (stock: string, { scope, brand, model, budget, fuel }: QuickSearch): string => {
  const query = new URLSearchParams()
  const scoped = SCOPES[scope]
  if (scoped) query.set(...scoped)
  if (brand) query.set('brand', brand)
  if (model) query.set('model', model)
  if (fuel) query.set('fuel', fuel)
  if (budget) query.set(scoped?.[0] === 'type' ? 'monthlyMax' : 'priceMax', budget)
  return query.size > 0 ? `${stock}?${query}` : stock
}

export interface ModelOption {
  id: string
  name: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Models in the data that the page of a brand's models was made from; whatever has another shape gives none. */
export const parseModelOptions = (pageData: unknown): ModelOption[] => {
  const result = isRecord(pageData) ? pageData.result : null
  const data = isRecord(result) ? result.data : null
  const models = isRecord(data) ? data.models : null
  if (!Array.isArray(models)) return []
  return models.flatMap((model: unknown) =>
    isRecord(model) && typeof model.id === 'string' && typeof model.name === 'string' ? [{ id: model.id, name: model.name }] : [],
  )
}

/** Models of a brand, from a static file of the site; none when it cannot be read: the search works without. */
export const loadModelOptions = async (modelsPath: string, signal: AbortSignal): Promise<ModelOption[]> => {
  try {
    const answer = await fetch(`/page-data${modelsPath}/page-data.json`, { signal })
    return answer.ok ? parseModelOptions(await answer.json()) : []
  } catch {
    return []
  }
}
