import type { Model, ModelDownload, Trim } from '../../../src/domain/model/types'
import {
  formatCo2,
  formatFuelConsumption,
  formatLength,
  formatPower,
  formatPowerConsumption,
  formatVolume,
  formatWeight,
} from '../../../src/domain/format/measures'
import { formatPrice } from '../../../src/domain/format/price'
import { DEMO_SPACE } from '../../cars/photo-path'
import type { PdfLine } from './pdf'
import { pdfOf } from './pdf'

const LEFT = 56
const COLUMN = 220
const WRAP = 92

/** Breaks a text into lines of at most `width` characters, at spaces. */
const wrap = (text: string, width: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && last.length + word.length < width
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word]
  }, [])

const factsOf = (model: Omit<Model, 'downloads'>): [string, string][] => [
  ['Longueur', formatLength(model.length)],
  ['Largeur sans rétroviseurs', formatLength(model.width)],
  ['Hauteur', formatLength(model.height)],
  ...(model.bootVolume === null ? [] : [['Volume de chargement', formatVolume(model.bootVolume)] as [string, string]]),
]

const trimFacts = (trim: Trim): string =>
  [
    formatPower(trim.powerHp, trim.powerKw),
    ...(trim.fuelConsumption === null ? [] : [formatFuelConsumption(trim.fuelConsumption)]),
    ...(trim.powerConsumption === null ? [] : [formatPowerConsumption(trim.powerConsumption)]),
    formatCo2(trim.co2),
    formatWeight(trim.kerbWeight),
  ].join(' – ')

/** The data sheet of a model, one page: dimensions, and every trim with its WLTP figures and its list price. */
export const dataSheetOf = (model: Omit<Model, 'downloads'>): Uint8Array => {
  const title = `${model.brandName} ${model.name}`
  const lines: PdfLine[] = []
  let y = 64
  const add = (text: string, size: number, options: { bold?: boolean; x?: number; gap?: number } = {}): void => {
    lines.push({ text, size, x: options.x ?? LEFT, y, bold: options.bold })
    y += options.gap ?? size * 1.5
  }
  add('Groupe Alzette', 10, { bold: true, gap: 34 })
  add(title, 24, { bold: true })
  add(model.tagline, 12, { gap: 28 })
  for (const line of wrap(model.description, WRAP)) add(line, 10)
  y += 14
  for (const [label, value] of factsOf(model)) {
    add(label, 10, { gap: 0 })
    add(value, 10, { x: COLUMN })
  }
  y += 14
  for (const trim of model.trims) {
    add(`${trim.engine} ${trim.name}`, 12, { bold: true })
    add(trimFacts(trim), 10)
    add(`Prix catalogue, TVA comprise\u00A0: ${formatPrice(trim.price)}`, 10, { gap: 24 })
  }
  add('Valeurs WLTP du cycle mixte. Document sans valeur contractuelle.', 8)
  return pdfOf(`Fiche technique ${title}`, lines)
}

/** Root-relative address of a model's data sheet, beside the pictures of the image service. */
const pathOf = (modelId: string): string => `/f/${DEMO_SPACE}/documents/fiche-technique-${modelId}.pdf`

const PATTERN = new RegExp(`^/f/${DEMO_SPACE}/documents/fiche-technique-([a-z0-9-]+)\\.pdf$`)

/** Id of the model whose data sheet lies at an address; null for any other address. */
export const dataSheetModelId = (path: string): string | null => PATTERN.exec(path)?.[1] ?? null

/** What a model's page offers for download. */
export const downloadsOf = (model: Omit<Model, 'downloads'>): ModelDownload[] => [
  { label: 'Fiche technique', url: pathOf(model.id), size: dataSheetOf(model).byteLength },
]
