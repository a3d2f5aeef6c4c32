import { demoCatalogue } from '..'
import { dataSheetModelId, dataSheetOf } from './data-sheet'

/** The PDF that lies at `/f/88001/documents/fiche-technique-{model}.pdf`; null for every other path. */
export const documentAt = (path: string): Uint8Array | null => {
  const id = dataSheetModelId(path)
  const model = id === null ? undefined : demoCatalogue().models.find((candidate) => candidate.id === id)
  return model ? dataSheetOf(model) : null
}
