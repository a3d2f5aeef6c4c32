import { useIntl } from 'react-intl'
import { isRequired } from '../../../domain/enquiry/check-enquiry'
import { fieldOf } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import { useEngine } from '../engine/engine-context'
import { dataMessageId } from '../../../intl/message-id'

/** Texts, state and attributes of a field, whatever its control. */
export const useField = (name: FieldName) => {
  const { formatMessage, messages } = useIntl()
  const { form, values, presets, fields, isReady, idOf, errorOf } = useEngine()
  const id = idOf(name)
  const error = errorOf(name)
  const hintId = `enquiry.hint.${name}`
  const hint = hintId in messages ? formatMessage({ id: dataMessageId(hintId) }) : null
  const field = fields.find((one) => one.name === name)
  const required = field !== undefined && isRequired(field, values)
  return {
    id,
    label: formatMessage({ id: `enquiry.field.${name}` }),
    hint,
    error,
    required,
    definition: fieldOf(name),
    value: values[name],
    preset: presets[name],
    /** Attributes of the control. */
    control: {
      id,
      'aria-invalid': error !== null || undefined,
      // Announced without scripts. Whether a field that depends on another one is required is then left to the server.
      required: (!isReady && required && field.shown === undefined) || undefined,
      'aria-required': (isReady && required) || undefined,
      'aria-describedby': error !== null ? `${id}-error` : hint === null ? undefined : `${id}-hint`,
    },
    registration: form.register(name),
    /** Sets the value as if it were typed. */
    change: (next: string | boolean) => form.setValue(name, next),
  }
}

export type FieldState = ReturnType<typeof useField>
