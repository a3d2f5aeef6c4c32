import type { FieldName } from '../../../domain/enquiry/fields'
import { FieldFrame } from './FieldFrame'
import { useField } from './use-field'

/** A whole number, with or without points between thousands. */
export const NumberField = ({ name }: { name: FieldName }) => {
  const field = useField(name)
  return (
    <FieldFrame field={field}>
      <input {...field.control} {...field.registration} type="text" inputMode="numeric" autoComplete="off" />
    </FieldFrame>
  )
}
