import { yupResolver } from '@hookform/resolvers/yup'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Enquiry, EnquiryKind } from '../../domain/enquiry/types'
import { track } from '../analytics/track'
import { withAttachment } from './attachment'
import type { EnquiryAttachment } from './attachment'
import { createEnquiryKeys } from './enquiry-keys'
import type { EnquiryFields } from './schema'
import { enquirySchema, isField } from './schema'
import type { SendResult } from './send-enquiry'
import { sendEnquiry } from './send-enquiry'

/** What an enquiry is about. */
export type EnquirySubject = Partial<Pick<Enquiry, 'vehicleId' | 'modelKey' | 'leaseOfferKey' | 'locationId'>>

const orNull = (text: string): string | null => text.trim() || null

/** The enquiry that typed fields make. */
export const enquiryOf = (kind: EnquiryKind, subject: EnquirySubject, fields: EnquiryFields): Enquiry => ({
  kind,
  name: fields.name.trim(),
  email: fields.email.trim(),
  phone: orNull(fields.phone),
  preferredDate: orNull(fields.preferredDate),
  message: orNull(fields.message),
  consent: true,
  vehicleId: subject.vehicleId ?? null,
  modelKey: subject.modelKey ?? null,
  leaseOfferKey: subject.leaseOfferKey ?? null,
  locationId: orNull(fields.locationId) ?? subject.locationId ?? null,
})

/** ISO date of a day in the visitor’s calendar. */
const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Tells that a form is there, that it is being filled in, and that it was sent: which form and about what, never what was typed. */
const useFormEvents = (kind: EnquiryKind, { vehicleId, modelKey, leaseOfferKey, locationId }: EnquirySubject) => {
  const tell = (event: 'form_ready' | 'form_start' | 'form_sent') =>
    track({
      event,
      form_id: kind,
      vehicle_id: vehicleId ?? null,
      model_id: modelKey ?? null,
      lease_vehicle_id: leaseOfferKey ?? null,
      location_id: locationId ?? null,
    })
  useEffect(() => {
    tell('form_ready')
    // A form for something else is another form.
  }, [kind, vehicleId, modelKey, leaseOfferKey, locationId])
  return tell
}

/** State of an enquiry form: what is typed stays until it has been sent. */
export const useEnquiry = (
  kind: EnquiryKind,
  subject: EnquirySubject,
  message: string,
  attachment: EnquiryAttachment | null = null,
) => {
  const [result, setResult] = useState<SendResult['state'] | null>(null)
  const [keys] = useState(() => createEnquiryKeys())
  const tell = useFormEvents(kind, subject)
  const form = useForm<EnquiryFields>({
    resolver: (values, context, options) =>
      yupResolver(enquirySchema(kind, isoDay(new Date())))(values, context, options),
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      locationId: subject.locationId ?? '',
      preferredDate: '',
      message,
      consent: false,
      website: '',
    },
    shouldFocusError: false,
  })
  const { isDirty } = form.formState
  const isStarted = useRef(false)
  useEffect(() => {
    if (!isDirty || isStarted.current) return
    isStarted.current = true
    tell('form_start')
  }, [isDirty])
  const submit = form.handleSubmit(async (fields) => {
    setResult(null)
    const enquiry = enquiryOf(kind, subject, { ...fields, message: withAttachment(fields.message, attachment) })
    const answer = await sendEnquiry(enquiry, keys, fields.website)
    if (answer.state === 'invalid') {
      for (const [field, message] of Object.entries(answer.fields))
        if (isField(field)) form.setError(field, { message })
    }
    if (answer.state === 'sent') tell('form_sent')
    setResult(answer.state)
  })
  const again = () => {
    keys.clear()
    isStarted.current = false
    form.reset()
    setResult(null)
  }
  return { form, submit, result, again }
}
