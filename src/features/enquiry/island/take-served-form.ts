import { VIEW_ATTRIBUTE } from '../../../config/inline-scripts/view-shell'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'

/** On the element that holds a form; its value is the kind. */
export const FORM_ATTRIBUTE = 'data-form'

const keepFocus = (part: Element): (() => void) => {
  const { activeElement: field } = document
  if (!(field instanceof HTMLElement) || !part.contains(field)) return () => undefined
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const { selectionStart = null, selectionEnd = null } = isTyped ? field : {}
  return () => {
    field.focus({ preventScroll: true })
    // Fields for numbers and mail addresses know no cursor.
    if (isTyped && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
}

/**
 * Puts the form of the shell that the host served for this address into the place of the same form in the page, with what
 * was typed in it and the focus. Nothing happens where there is none, as on a page that was opened from another one.
 *
 * @param page path of the page, which the shell was not rendered at
 * @returns whether somebody is filling it in
 */
export const takeServedForm = (place: Element, kind: EnquiryKind, page: string | null): boolean => {
  const form = place.firstElementChild
    ? null
    : document.querySelector(`[${VIEW_ATTRIBUTE}] [${FORM_ATTRIBUTE}="${kind}"] > *`)
  if (!form) return false
  const restoreFocus = keepFocus(form)
  place.append(form)
  form.querySelector('input[name="page"]')?.setAttribute('value', page ?? '')
  restoreFocus()
  return form.contains(document.activeElement)
}
