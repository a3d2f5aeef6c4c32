import { isSegment, isSegmentName, readOverrides, readSegments } from './read-segments'
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

/**
 * What is wrong with the segment overrides of one language. It is no part of `readSegments`, so that pages do not carry
 * it: builds with problems are refused.
 *
 * @param text a JSON object such as `{"stock":"vehicules"}`
 * @returns a message for each problem
 */
export const segmentProblems = (text: string | undefined): string[] => {
  const overrides = readOverrides(text)
  if (overrides === null) return ['is not a JSON object such as {"stock":"vehicules"}']

  const segments = readSegments(text)
  const problems: string[] = []
  for (const [name, value] of Object.entries(overrides)) {
    if (!isSegmentName(name)) problems.push(`names an unknown segment "${name}"`)
    else if (!isSegment(value)) problems.push(`"${name}" must be lower-case words joined by hyphens`)
  }
  for (const name of FIRST)
    if (TAKEN.has(segments[name]))
      problems.push(`"${name}" must not be "${segments[name]}", which the site keeps for itself`)
  for (const group of SIBLINGS)
    for (const [index, name] of group.entries()) {
      const twin = group.slice(0, index).find((other) => segments[other] === segments[name])
      if (twin !== undefined) problems.push(`"${twin}" and "${name}" are both "${segments[name]}"`)
    }
  return problems
}
