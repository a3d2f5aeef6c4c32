import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import { FORMS } from '../../../domain/enquiry/forms'
import type { FormField } from '../../../domain/enquiry/form-description'
import type { EnquiryFormProps } from '../props'

type Given = Pick<EnquiryFormProps, 'kind' | 'subject' | 'sites' | 'isSold' | 'values'>

/** The dealership of a form that does not ask for one; null where it asks, or where there is none. */
export const givenSite = ({ subject, sites = [] }: Given): string | null =>
  sites.length > 1 ? null : (subject?.locationId ?? sites[0]?.id ?? null)

/** The fields that a form shows: a dealership only where there is a choice, the question about a sold vehicle only then. */
export const askedFields = (given: Given): FormField[] =>
  FORMS[given.kind].fields.filter(({ name }) => {
    if (name === 'stillInterested') return given.isSold === true
    return name !== 'locationId' || givenSite(given) === null
  })

/** What a form says before somebody fills it in. */
export const presetValues = (given: Given): RawValues => ({
  ...given.values,
  locationId: givenSite(given) ?? given.subject?.locationId ?? '',
})
