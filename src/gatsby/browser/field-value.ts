type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const groupOf = ({ form, name, ownerDocument }: HTMLInputElement): HTMLInputElement[] =>
  [...(form ?? ownerDocument).querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (one) => name !== '' && one.name === name,
  )

/** Puts a field back to what the HTML says, without telling anyone: that is what React takes it to hold. */
export const resetField = (element: Element): void => {
  if (!isField(element)) return
  if (isBox(element)) {
    for (const one of element.type === 'radio' ? groupOf(element) : []) one.checked = one.defaultChecked
    element.checked = element.defaultChecked
  } else if (!(element instanceof HTMLSelectElement) && element.type !== 'file') element.value = element.defaultValue
}

/** Sets a value past React, which notes what is set by the property of the element itself. */
const setNatively = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

/** Whether a box is ticked, or not, as it should be. */
export const isTickedAs = (element: Element, value: string | boolean): boolean =>
  isField(element) && isBox(element) && element.checked === value

/** Changes a field as a visitor does, so that whoever listens is told. */
export const fillField = (element: Element, value: string | boolean): void => {
  if (!isField(element)) return
  if (isBox(element)) return element.click()
  if (typeof value === 'boolean') return
  if (element instanceof HTMLSelectElement) element.value = value
  else if (element.type !== 'file') setNatively(element, value)
  const isTyped = !(element instanceof HTMLSelectElement) && element.type !== 'file'
  element.dispatchEvent(new Event(isTyped ? 'input' : 'change', { bubbles: true }))
}

/** Where the cursor stands in a field, to be put back there. */
export const keepCursor = (element: Element | null): (() => void) => {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return () => undefined
  const { selectionStart, selectionEnd } = element
  return () => {
    // Fields for numbers and mail addresses know no cursor.
    if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd)
  }
}
