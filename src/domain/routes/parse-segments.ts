import { DEFAULT_SEGMENTS } from './segments'
import type { Segments } from './segments'

/** Segments that stand beside each other below one parent, and so must differ. */
const SIBLINGS: readonly (readonly (keyof Segments)[])[] = [
  ['stock', 'concessions', 'privateLease', 'businessLease'],
  ['interest', 'testDrive', 'leaseCalculator', 'privateLease', 'businessLease', 'privateFinance', 'businessFinance'],
  ['compare', 'favorite'],
  [
    'brandInterest',
    'brandTestDrive',
    'leaseCalculator',
    'privateLease',
    'businessLease',
    'privateFinance',
    'businessFinance',
  ],
  ['modelContact', 'modelTestDrive'],
  ['stock', 'models', 'locations'],
]

/** First segments that the site and its host keep for themselves: a section of that name would never be seen. */
const TAKEN: ReadonlySet<string> = new Set([
  'api',
  'builds',
  'erreurs',
  'icons',
  'page-data',
  'slice-data',
  'static',
  'status',
  'stock-index',
])
const FIRST: readonly (keyof Segments)[] = ['stock', 'concessions', 'privateLease', 'businessLease']

const isSegmentName = (name: string): name is keyof Segments => Object.hasOwn(DEFAULT_SEGMENTS, name)

const parseObject = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/**
 * Reads the segment overrides of one language, a JSON object such as `{"stock":"vehicules"}`.
 *
 * @returns the segments with every valid override applied, and a message for each that is not
 */
export const parseSegments = (text: string | undefined): { segments: Segments; problems: string[] } => {
  const segments = { ...DEFAULT_SEGMENTS }
  if (text === undefined || text.trim() === '') return { segments, problems: [] }
  const overrides = parseObject(text)
  if (overrides === null) return { segments, problems: ['is not a JSON object such as {"stock":"vehicules"}'] }

  const problems: string[] = []
  for (const [name, value] of Object.entries(overrides)) {
    if (!isSegmentName(name)) problems.push(`names an unknown segment "${name}"`)
    else if (typeof value !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value))
      problems.push(`"${name}" must be lower-case words joined by hyphens`)
    else segments[name] = value
  }
  for (const name of FIRST)
    if (TAKEN.has(segments[name]))
      problems.push(`"${name}" must not be "${segments[name]}", which the site keeps for itself`)
  for (const group of SIBLINGS)
    for (const [index, name] of group.entries()) {
      const twin = group.slice(0, index).find((other) => segments[other] === segments[name])
      if (twin !== undefined) problems.push(`"${twin}" and "${name}" are both "${segments[name]}"`)
    }
  return { segments, problems }
}
