import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FieldName } from '../../../domain/enquiry/fields'
import { FieldFrame } from './FieldFrame'
import { FieldQuestion } from './FieldQuestion'
import { useField } from './use-field'

/** What an address may have been meant to be; null where it looks right, or where the code cannot be loaded. */
const suggest = (typed: string): Promise<string | null> =>
  import(/* webpackChunkName: "email-hint" */ '../../../domain/enquiry/email-hint').then(
    ({ suggestEmail }) => suggestEmail(typed),
    () => null,
  )

/** An e-mail address. One that looks mistyped is asked about, once it is left; the visitor decides. */
export const EmailField = ({ name }: { name: FieldName }) => {
  const { formatMessage } = useIntl()
  const field = useField(name)
  const [asked, setAsked] = useState<{ typed: string; meant: string | null } | null>(null)
  const typed = typeof field.value === 'string' ? field.value : ''
  const meant = asked?.typed === typed ? asked.meant : null
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
          const left = event.target.value
          void suggest(left).then((address) => setAsked({ typed: left, meant: address }))
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
