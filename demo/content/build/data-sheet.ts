import { documentAt } from '../../catalogue/data-sheet'
import { DEMO_SPACE } from '../../cars/photo-path'
import type { DownloadItem } from '../../../src/domain/content/types'
import { asset } from './pictures'
import type { Raw } from './raw'

/** The data sheet of a model of the catalogue as an entry of a list of files. */
export const dataSheet = (modelId: string, name: string, description: string): Raw<DownloadItem> => {
  const path = `/f/${DEMO_SPACE}/documents/fiche-technique-${modelId}.pdf`
  const bytes = documentAt(path)?.byteLength
  if (bytes === undefined) throw new Error(`No model "${modelId}" in the catalogue`)
  const title = `Fiche technique ${name}`
  return {
    component: 'download',
    title,
    description,
    file: asset(path, title),
    size: Math.max(1, Math.round(bytes / 1000)),
  }
}
