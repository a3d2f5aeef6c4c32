import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import type { RawValue } from '../../../domain/enquiry/check-field'
import { isFieldName } from '../../../domain/enquiry/fields'

/** What a control says that its HTML did not; undefined where it says the same. */
const changeOf = (control: Element): RawValue => {
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue ? undefined : control.value
  if (control instanceof HTMLSelectElement) {
    const before = [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
    return control.value === before ? undefined : control.value
  }
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return undefined
  if (control.type === 'checkbox') return control.checked === control.defaultChecked ? undefined : control.checked
  if (control.type === 'radio') return control.checked && !control.defaultChecked ? control.value : undefined
  return control.value === control.defaultValue ? undefined : control.value
}

/** What a visitor, or their browser, filled into a form before its code was there. */
export const readTyped = (form: HTMLFormElement): RawValues => {
  const typed: RawValues = {}
  for (const control of form.elements) {
    const name = control.getAttribute('name')
    const change = changeOf(control)
    if (name !== null && change !== undefined && isFieldName(name)) typed[name] = change
  }
  return typed
}
