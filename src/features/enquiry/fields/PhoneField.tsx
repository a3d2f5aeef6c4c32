import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FieldName } from '../../../domain/enquiry/fields'
import type { Phone } from '../../../domain/enquiry/phone'
import { FieldFrame } from './FieldFrame'
import { FieldQuestion } from './FieldQuestion'
import { loadPhone } from './load-phone'
import { useField } from './use-field'

/**
 * A telephone number, shown as it was understood once the field is left; one that several countries have is asked about.
 * Its library comes with the first touch.
 */
export const PhoneField = ({ name }: { name: FieldName }) => {
  const { formatMessage } = useIntl()
  const field = useField(name)
  const { registration, id, change } = field
  const [read, setRead] = useState<{ typed: string; readings: Phone[] } | null>(null)
  const leave = async (typed: string) => {
    const rules = await loadPhone()
    if (!rules || typed.trim() === '') return
    const readings = rules.phoneReadings(typed)
    setRead({ typed, readings })
    const [only, another] = readings
    const shown = only && !another ? only.shown : typed
    const { value } = document.getElementById(id) as HTMLInputElement
    // Not while somebody types on.
    if (value === typed && shown !== typed) change(shown)
  }
  const meant = read !== null && read.readings.length > 1 && read.typed === field.value ? read.readings : []
  useEffect(() => {
    // Focused before the form took over.
    if (document.activeElement?.id === id) void loadPhone()
  }, [id])
  return (
    <FieldFrame
      field={field}
      note={
        <FieldQuestion
          field={field}
          question={formatMessage({ id: 'enquiry.phoneMeant' })}
          answers={meant.map(({ shown, country }) => ({
            value: shown,
            label: formatMessage({ id: 'enquiry.phoneChoice' }, { country, phone: shown }),
          }))}
        />
      }
    >
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
