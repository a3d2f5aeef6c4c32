import { useState } from 'react'
import { usePageAddress } from '../../page/page-address'
import { useHydrated } from '../../../components/ui/use-browser-value'
import { FORM_ANCHOR } from '../../../domain/enquiry/form-anchor'

/** What a link to a contact form may bring along, and how the address names it. */
const NAMES = { comparison: 'comparaison', search: 'recherche' } as const
type Carried = keyof typeof NAMES

const PARAMETER = 'joindre'

/** Address of the contact form, with what the visitor made on the site. */
export const contactWith = (what: Carried): string => `/contact?${PARAMETER}=${NAMES[what]}#${FORM_ANCHOR}`

/** Whether the address of the page brings something along, and whether the visitor still wants it to be sent. */
export const useCarried = (what: Carried) => {
  const { search } = usePageAddress()
  const isHydrated = useHydrated()
  const [isAttached, setAttached] = useState(true)
  const isCarried = isHydrated && new URLSearchParams(search).get(PARAMETER) === NAMES[what]
  return { isCarried, isAttached, setAttached }
}
