import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import type { FieldName } from '../../../domain/enquiry/fields'
import type { FormValues } from './use-form-values'

/** Keeps untouched fields in step with their presets, which change when the vehicle is sold, for example. */
export const useFollowedPresets = (
  presets: RawValues | undefined,
  { getValues, setValue }: Pick<UseFormReturn<FormValues>, 'getValues' | 'setValue'>,
): void => {
  const followed = useRef(presets)
  useEffect(() => {
    const before = followed.current ?? {}
    followed.current = presets
    for (const [key, value] of Object.entries(presets ?? {})) {
      const name = key as FieldName
      if (value !== before[name] && getValues(name) === before[name]) setValue(name, value ?? undefined)
    }
  }, [presets, getValues, setValue])
}
