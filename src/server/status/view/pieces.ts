import { createHash } from 'node:crypto'
import type { Status } from '../model/schema'
import type { Html } from './parts'
import { attentionSection } from './sections/attention'
import { buildsSection } from './sections/builds'
import { chartSection } from './sections/chart'
import { enquiriesSection } from './sections/enquiries'
import { eventsSection } from './sections/events'
import { liveSection } from './sections/live'
import { queueSection } from './sections/queue'
import { rejectionsSection } from './sections/rejections'
import { releasesSection } from './sections/releases'
import { vitalsSection } from './sections/vitals'

/** A part of the page, ready to be sent. */
export interface Piece {
  html: string
  /** Equal digests mean equal HTML. */
  digest: string
}

/** Keyed by the id of the section. */
export type Pieces = ReadonlyMap<string, Piece>

const SECTIONS: Record<string, (status: Status) => Html> = {
  live: liveSection,
  queue: queueSection,
  attention: attentionSection,
  enquiries: enquiriesSection,
  way: chartSection,
  events: eventsSection,
  builds: buildsSection,
  rejections: rejectionsSection,
  vitals: vitalsSection,
  releases: releasesSection,
}

const pieceOf = async (rendered: Html): Promise<Piece> => {
  const html = String(await rendered)
  return { html, digest: createHash('sha256').update(html).digest('base64url').slice(0, 10) }
}

export const renderQueue = async (status: Pick<Status, 'queue' | 'at'>): Promise<Piece> => pieceOf(queueSection(status))

export const renderPieces = async (status: Status): Promise<Pieces> =>
  new Map(
    await Promise.all(
      Object.entries(SECTIONS).map(async ([name, render]) => [name, await pieceOf(render(status))] as const),
    ),
  )
