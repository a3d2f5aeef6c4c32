import type { FieldName } from '../../../domain/enquiry/fields'
import { normalText } from '../../../domain/enquiry/normal-text'
import { FieldFrame } from './FieldFrame'
import { useField } from './use-field'

/**
 * A text on one line or on several. Longer texts than allowed can be typed: they are refused with the reason, not cut. A
 * line is shown as it is stored once it is left.
 */
export const TextField = ({ name }: { name: FieldName }) => {
  const field = useField(name)
  const { definition, control, registration, preset } = field
  const text = typeof preset === 'string' ? preset : undefined
  const autoComplete = 'autocomplete' in definition ? definition.autocomplete : undefined
  return definition.type === 'textarea' ? (
    <FieldFrame field={field}>
      <textarea {...control} {...registration} rows={4} defaultValue={text} />
    </FieldFrame>
  ) : (
    <FieldFrame field={field}>
      <input
        {...control}
        {...registration}
        onBlur={(event) => {
          void registration.onBlur(event)
          const { value } = event.target
          const normal = normalText(name, value)
          if (normal !== value) field.change(normal)
        }}
        type="text"
        autoComplete={autoComplete ?? 'off'}
        defaultValue={text}
      />
    </FieldFrame>
  )
}
