import { useCallback, useEffect, useRef, useState } from 'react'
import { announceOutboxNews } from '../outbox/announce-outbox'
import { dropEntry, keepEntry, deliverEntry } from '../outbox/deliver'
import { requestSync } from '../outbox/background-sync'
import { onOutboxNews } from '../outbox/outbox-news'
import type { OutboxEntry } from '../outbox/outbox-store'
import { openOutbox } from '../outbox/open-outbox'
import { isOutboxFlagged } from '../outbox/outbox-flag'
import { sendOutbox } from '../outbox/send-outbox'
import { noteUntold } from '../outbox/untold'
import { createEnquiryKeys } from '../send/enquiry-keys'
import type { PostResult } from '../send/post-enquiry'
import { emailOf } from './phase'
import type { Phase, Sendable } from './phase'

interface Given {
  entry: Pick<OutboxEntry, 'kind' | 'draft' | 'page'>
  /** Shows the messages beside their fields. @returns those that belong to none of the form */
  onInvalid: (fields: Record<string, string>) => string[]
  onSent: () => void
  /** An enquiry that waited too long is a draft again. */
  onExpired: () => void
}

const keys = createEnquiryKeys()

/**
 * Sends an enquiry and tells where it stands. It is kept on the device before it is sent and until the server has it, under
 * one key for one content: neither a reload nor a second press makes a second enquiry, and none gets lost.
 */
export const useSending = ({ entry: base, onInvalid, onSent, onExpired }: Given) => {
  const [phase, setPhase] = useState<Phase>({ name: 'editing' })
  const isBusy = useRef(false)
  const isGone = useRef(false)
  const sent = useRef<{ key: string; content: string; email: string } | null>(null)

  const show = (
    result: PostResult,
    entry: OutboxEntry,
    { email, lasts = true, wasSent = false }: { email: string; lasts?: boolean; wasSent?: boolean },
  ): void | Promise<void> => {
    // The visitor has moved on to another page of the site.
    const isAway = isGone.current && result.state !== 'unreachable'
    if (result.state === 'sent') onSent()
    if (isAway) return announceOutboxNews({ ...entry, result })
    switch (result.state) {
      case 'sent':
        // The response may arrive while the page is being left.
        noteUntold({ key: entry.key, draft: entry.draft, ...result.receipt })
        // An attempt of the same press may have been stored before: that is no news.
        return setPhase({ name: 'sent', receipt: result.receipt, email, isKnown: wasSent && result.isRepeated })
      case 'invalid': {
        const [other] = onInvalid(result.fields)
        return setPhase(
          other === undefined ? { name: 'editing' } : { name: 'failed', reason: 'refused', message: other },
        )
      }
      case 'limited':
        setPhase({ name: 'failed', reason: 'limited' })
        return dropEntry(entry.key)
      case 'closed':
        return setPhase({ name: 'editing' })
      case 'conflict':
      case 'refused':
        return setPhase({ name: 'failed', reason: 'refused', message: '' })
      case 'unreachable':
        setPhase({ name: 'kept', entry, lasts })
        // Goes on trying while the page is open.
        return void sendOutbox()
    }
  }
  const latest = useRef({ show, onExpired })
  useEffect(() => {
    latest.current = { show, onExpired }
  })

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => {
    if (!isOutboxFlagged()) return
    // A reload came in between, or a visit without connection.
    void openOutbox().then(async ({ all }) => {
      const entry = (await all()).find(({ draft }) => draft === base.draft)
      if (!entry || sent.current !== null) return
      sent.current = { key: entry.key, content: entry.content, email: emailOf(entry) }
      setPhase({ name: 'kept', entry, lasts: true })
    })
  }, [base])

  useEffect(
    () =>
      onOutboxNews(({ key, draft, result }) => {
        if (result.state === 'expired') {
          if (draft === base.draft && !isBusy.current) {
            setPhase({ name: 'editing' })
            latest.current.onExpired()
          }
          // A notice says what to do, wherever on the page the visitor is.
          return false
        }
        // To wait is no news for a form that waits.
        if (sent.current?.key !== key || result.state === 'limited') return false
        const { email } = sent.current
        void latest.current.show(result, { ...base, key, content: '', savedAt: '' }, { email })
        return true
      }),
    [],
  )

  const send = useCallback(
    async ({ content, body, email }: Sendable): Promise<void> => {
      if (isBusy.current) return
      isBusy.current = true
      setPhase({ name: 'sending' })
      try {
        const wasSent = keys.has(content)
        // A key that belongs to another content, or to an enquiry that has ended, is given up, once.
        for (let attempt = 1; attempt <= 2; attempt++) {
          const entry = { ...base, key: keys.keyFor(content), content: body, savedAt: new Date().toISOString() }
          sent.current = { key: entry.key, content, email }
          const lasts = await keepEntry(entry)
          const delivery = deliverEntry(entry)
          // Before the response, because the page may be closed by then. The service worker waits for its turn.
          void requestSync()
          const result = await delivery
          const isTaken = result.state === 'conflict' || result.state === 'closed'
          if (isTaken) keys.forget(content)
          if (isTaken && attempt === 1) continue
          await latest.current.show(result, entry, { email, lasts, wasSent })
          break
        }
      } catch {
        setPhase({ name: 'failed', reason: 'refused', message: '' })
      } finally {
        isBusy.current = false
      }
    },
    [base],
  )

  return {
    phase,
    send,
    /** Takes a kept enquiry back, to be changed. */
    takeBack: useCallback(async (key: string) => {
      await dropEntry(key)
      setPhase({ name: 'editing' })
    }, []),
    /** The next enquiry is another one, even if it says the same. */
    startAnother: useCallback(() => {
      if (sent.current) keys.forget(sent.current.content)
      sent.current = null
      setPhase({ name: 'editing' })
    }, []),
  }
}
