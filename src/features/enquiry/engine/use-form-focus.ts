import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { FieldName } from '../../../domain/enquiry/fields'

interface Given {
  form: RefObject<HTMLFormElement | null>
  summary: RefObject<HTMLElement | null>
  idOf: (name: FieldName) => string
  /** Invalid fields, in the order of the form. */
  problems: readonly { name: FieldName }[]
  /** Number of attempts to send. */
  attempts: number
  isSending: boolean
  /** Whether sending failed for a reason other than a field. */
  failed: boolean
}

/** Share of the viewport that the fixed header leaves free. */
const VISIBLE_SHARE = 0.8

/**
 * Moves the focus after an attempt to send: to the first invalid field, or to the summary if sending failed.
 *
 * @returns a function that focuses a field
 */
export const useFormFocus = ({ form, summary, idOf, problems, attempts, isSending, failed }: Given) => {
  const controlOf = (name: FieldName): HTMLElement | null =>
    document.getElementById(idOf(name)) ?? form.current?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null
  const focusField = (name: FieldName): void => {
    const control = controlOf(name)
    // The date is disabled until a dealership is chosen.
    const target = control?.matches(':disabled') ? controlOf('locationId') : control
    target?.focus()
    const [above, below] = [summary.current, target].map((element) => element?.getBoundingClientRect())
    // Keeps the summary visible too, if both fit on the screen.
    if (above && below && below.bottom - above.top < window.innerHeight * VISIBLE_SHARE)
      summary.current?.scrollIntoView({ block: 'nearest' })
  }
  useEffect(() => {
    if (isSending) return
    const [first] = problems
    if (attempts > 0 && first) focusField(first.name)
    else if (failed) summary.current?.focus()
    // Only an attempt to send moves the focus, not the correction of a field.
  }, [attempts, failed, isSending])
  return focusField
}
