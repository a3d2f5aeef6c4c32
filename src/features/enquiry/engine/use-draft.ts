import { useCallback, useEffect, useRef, useState } from 'react'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import { isFilledIn } from '../../../domain/enquiry/check-field'
import { FIELDS } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import { eraseDraft } from '../draft/draft-record'
import { readDraft, writeDraft } from '../draft/draft-store'
import type { FormState } from './use-form-values'

/** Milliseconds after the last word until it is kept. */
const SETTLED_MS = 400

const NAMES = Object.keys(FIELDS) as FieldName[]

/** What a visitor filled in, beside what the form said by itself. */
const changesOf = (values: RawValues, presets: RawValues): RawValues =>
  Object.fromEntries(
    NAMES.filter((name) => name !== 'consent' && name !== 'marketing')
      .filter((name) => (isFilledIn(values[name]) || isFilledIn(presets[name])) && values[name] !== presets[name])
      .map((name) => [name, values[name]]),
  )

/**
 * Keeps what is typed over a reload until it is sent, and brings it back.
 *
 * @param isPaused while the form does not stand there to be filled in
 */
export const useDraft = (key: string, { form, values, presets, isReady }: FormState, isPaused: boolean) => {
  const changes = JSON.stringify(isReady ? changesOf(values, presets) : {})
  const [isKept, setKept] = useState(false)
  /** What is stored, or was there when the form came up. */
  const stored = useRef('{}')
  const pending = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const next = pending.current
    pending.current = null
    if (next === null) return
    stored.current = next
    if (next === '{}') eraseDraft(key)
    setKept(next !== '{}' && writeDraft(key, JSON.parse(next) as RawValues))
  }, [key])

  const { setValue } = form
  /** Fills in what is stored, beside what was typed since. */
  const restore = () => {
    const typed = new Set(Object.keys(changesOf(form.getValues(), presets)))
    const draft = readDraft(key)
    if (draft === null) return
    setKept(true)
    for (const [name, value] of Object.entries(draft))
      if (!typed.has(name)) setValue(name as FieldName, value ?? undefined)
  }
  const restored = useRef(false)
  useEffect(() => {
    if (!isReady || restored.current) return
    restored.current = true
    restore()
    // Once, when the form has taken over.
  }, [isReady])

  useEffect(() => {
    if (!isReady || isPaused) return
    clearTimeout(timer.current)
    // Typed and taken back, or a field that followed what the form says by itself.
    pending.current = changes === stored.current ? null : changes
    if (pending.current === null) return
    timer.current = setTimeout(flush, SETTLED_MS)
  }, [changes, isReady, isPaused, flush])

  useEffect(() => {
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [flush])

  return {
    /** Whether what is typed is found again on a later visit. */
    isKept,
    restore,
    /** Whether anything was filled in. */
    isStarted: changes !== '{}',
    /** Stores what is typed at once. */
    flush,
    /** The form was sent or emptied: nothing is kept of it. */
    forget: useCallback(() => {
      clearTimeout(timer.current)
      pending.current = null
      stored.current = '{}'
      eraseDraft(key)
      setKept(false)
    }, [key]),
  }
}
