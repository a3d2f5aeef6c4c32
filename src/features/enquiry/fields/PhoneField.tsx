import { useEffect } from 'react'
import type { FieldName } from '../../../domain/enquiry/fields'
import { FieldFrame } from './FieldFrame'
import { loadPhone } from './load-phone'
import { useField } from './use-field'

/** A telephone number, shown as it was understood once the field is left. Its library comes with the first touch. */
export const PhoneField = ({ name }: { name: FieldName }) => {
  const field = useField(name)
  const { registration, id, change } = field
  const leave = async (typed: string) => {
    const parse = await loadPhone()
    if (!parse || typed.trim() === '') return
    const shown = parse(typed)?.shown ?? typed
    const { value } = document.getElementById(id) as HTMLInputElement
    // Not while somebody types on.
    if (value === typed && shown !== typed) change(shown)
  }
  useEffect(() => {
    // Focused before the form took over.
    if (document.activeElement?.id === id) void loadPhone()
  }, [id])
  return (
    <FieldFrame field={field}>
      <input
        {...field.control}
        {...registration}
        onBlur={(event) => {
          void registration.onBlur(event)
          void leave(event.target.value)
        }}
        onFocus={() => void loadPhone()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </FieldFrame>
  )
}
