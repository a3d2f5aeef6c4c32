import { yupResolver } from '@hookform/resolvers/yup'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Resolver } from 'react-hook-form'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import type { CheckContext, RawValue } from '../../../domain/enquiry/check-field'
import type { FieldName } from '../../../domain/enquiry/fields'
import { localMinute } from '../../../domain/enquiry/local-minute'
import type { EnquiryFormProps, FormSite } from '../props'
import { givenSite, presetValues } from './asked-fields'
import { enquirySchema } from './schema'
import { useFollowedPresets } from './use-followed-presets'

/** Null stands for nothing in the domain; controls of a form have none. */
export type FormValues = Partial<Record<FieldName, Exclude<RawValue, null>>>

type SiteOfForm = Required<Omit<FormSite, 'phone'>>

/** Dealerships as the check of a form wants them; null where the page knows none. */
const checkedSites = (sites: readonly FormSite[] | undefined): SiteOfForm[] | null =>
  sites?.map(({ id, name, showroomHours = null, workshopHours = null, specialHours = [] }) => ({
    id,
    name,
    showroomHours,
    workshopHours,
    specialHours,
  })) ?? null

interface Given extends EnquiryFormProps {
  /** Values typed before the code was loaded, or given in the URL. */
  typed?: RawValues
}

/** What a form holds, checked by the one description of forms. Before it took over, it holds what the page's HTML says. */
export const useFormValues = ({ typed, ...given }: Given) => {
  const { kind } = given
  const [isReady, setReady] = useState(false)
  const presets = presetValues(given)
  const siteId = givenSite(given)
  const sites = useMemo(() => checkedSites(given.sites), [given.sites])
  const context = useRef<() => CheckContext>(() => ({ now: localMinute(new Date()), sites }))
  useEffect(() => {
    context.current = () => ({ now: localMinute(new Date()), sites })
  })
  const form = useForm<FormValues>({
    // No default values: a control that takes over keeps what its element says.
    resolver: async (values, forwarded, options) => {
      const resolve = yupResolver(enquirySchema(kind, siteId, context.current())) as unknown as Resolver<FormValues>
      return resolve({ ...values, ...(siteId !== null && { locationId: siteId }) }, forwarded, options)
    },
    shouldFocusError: false,
    // All fields are checked again below: what is wrong with one may depend on another.
    reValidateMode: 'onSubmit',
  })
  const watched = form.watch()
  const values: RawValues = isReady ? { ...presets, ...watched } : presets
  const { trigger, formState } = form
  const { isSubmitted } = formState
  const filled = JSON.stringify(watched)
  useEffect(() => {
    if (isSubmitted) void trigger()
    // Not when it is sent: the answer of the server is to be read then.
  }, [filled, trigger])
  const before = useRef(typed)
  const { setValue } = form
  useEffect(() => {
    // Already there, unless the HTML of the server could not be taken over.
    for (const [name, value] of Object.entries(before.current ?? {})) setValue(name as FieldName, value ?? undefined)
    setReady(true)
  }, [setValue])
  useFollowedPresets(given.values, form)
  const chosen = typeof values.locationId === 'string' && values.locationId !== '' ? values.locationId : siteId
  return {
    form,
    values,
    presets,
    /** The dealership of the form, chosen or given; null while it is not known. */
    site: sites?.find(({ id }) => id === chosen) ?? null,
    /** Id of the same where the form does not ask for it. */
    siteId,
    isReady,
  }
}

export type FormState = ReturnType<typeof useFormValues>
