import type { GateThresholds } from '../../../config/gate'
import type { GateFinding } from '../../builds/types'
import type { ReleaseCounts } from '../types'
import { inFrench } from './findings'

const KINDS = [
  ['pages', 'page-count', 'pages'],
  ['vehicles', 'vehicle-count', 'pages de véhicules'],
  ['redirects', 'redirect-count', 'redirections'],
] as const

/** Counts that have fallen more than is usual: a source that answered with half of what it has. */
export const countFindings = (
  live: ReleaseCounts,
  candidate: ReleaseCounts,
  { maxDrop, dropFrom }: GateThresholds,
): GateFinding[] =>
  KINDS.flatMap(([kind, check, name]) => {
    const [before, now] = [live[kind], candidate[kind]]
    const drop = before === 0 ? 0 : (before - now) / before
    // Nothing at all is never usual, however small the group.
    const isGone = before > 0 && now === 0
    if (!isGone && (before < dropFrom || drop <= maxDrop[kind])) return []
    const percent = (share: number) => `${inFrench(Math.round(share * 100))}\u202f%`
    return [
      {
        check,
        message: `Le nombre de ${name} est tombé de ${inFrench(before)} à ${inFrench(now)}, soit −${percent(drop)} (au plus −${percent(maxDrop[kind])} sans confirmation).`,
      },
    ]
  })
