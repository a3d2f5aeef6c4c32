import { useCallback, useRef } from 'react'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { EnquirySubject } from '../../../domain/enquiry/types'
import { trackFormEvent } from '../form-event'
import type { FormEvent } from '../form-event'

/** Tells that a form is being filled in, and that it was sent, each once for an enquiry. */
export const useFormEvents = (kind: EnquiryKind, subject: Partial<EnquirySubject> = {}) => {
  const told = useRef(new Set<FormEvent>())
  const about = useRef(subject)
  const tell = useCallback(
    (event: FormEvent): void => {
      if (told.current.has(event)) return
      told.current.add(event)
      trackFormEvent(event, kind, about.current)
    },
    [kind],
  )
  return {
    tell,
    /** The next enquiry is filled in and sent on its own. */
    startAnother: useCallback(() => told.current.clear(), []),
  }
}
