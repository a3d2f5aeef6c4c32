import { useState } from 'react'
import { useIntl } from 'react-intl'
import { suggestEmail } from '../../../domain/enquiry/email-hint'
import type { FieldName } from '../../../domain/enquiry/fields'
import { FieldFrame } from './FieldFrame'
import { FieldQuestion } from './FieldQuestion'
import { useField } from './use-field'

/** An e-mail address. One that looks mistyped is asked about, once it is left; the visitor decides. */
export const EmailField = ({ name }: { name: FieldName }) => {
  const { formatMessage } = useIntl()
  const field = useField(name)
  const [asked, setAsked] = useState<string | null>(null)
  const typed = typeof field.value === 'string' ? field.value : ''
  const meant = asked === typed ? suggestEmail(typed) : null
  const { onBlur } = field.registration
  return (
    <FieldFrame
      field={field}
      note={
        <FieldQuestion
          field={field}
          question={formatMessage({ id: 'enquiry.emailMeant' })}
          answers={meant === null ? [] : [{ value: meant, label: meant }]}
        />
      }
    >
      <input
        {...field.control}
        {...field.registration}
        onBlur={(event) => {
          setAsked(event.target.value)
          void onBlur(event)
        }}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
    </FieldFrame>
  )
}
