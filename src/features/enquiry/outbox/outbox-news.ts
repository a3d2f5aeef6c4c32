import type { PostResult } from '../send/post-enquiry'

/** `expired`: it waited for too long and is sent no more; its form has its text as a draft. */
export type OutboxResult = PostResult | { state: 'expired' }

/** What became of an enquiry of the outbox. */
export interface OutboxNews {
  key: string
  /** Key of the draft that it was made from. */
  draft: string
  /** Path of the page that it was made on. */
  page: string | null
  /** ISO instant at which it was put aside; null where it is not known. */
  savedAt: string | null
  result: OutboxResult
}

type Listener = (news: OutboxNews) => boolean

const listeners = new Set<Listener>()
const tell = (news: OutboxNews): boolean => [...listeners].map((listener) => listener(news)).includes(true)

/** Other tabs may show the form that an enquiry was made with. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('vitrine-enquiries')
if (channel)
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => {
    // Written by `tellOutboxNews` of the same site.
    tell(data)
  }

/** Listens to what becomes of kept enquiries; a listener that shows it itself answers true. @returns stops listening */
export const onOutboxNews = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** @returns whether a form on the page shows it */
export const tellOutboxNews = (news: OutboxNews): boolean => {
  channel?.postMessage(news)
  return tell(news)
}
