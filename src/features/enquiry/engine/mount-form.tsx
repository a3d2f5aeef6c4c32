import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import { DAY_PARAMETER } from '../../../domain/enquiry/day-parameter'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { APPOINTMENT_DAYS } from '../../../domain/enquiry/lead-time'
import { addDays, localDay } from '../../../domain/format/date'
import type { EngineProps } from './engine-props'
import { FormRoot } from './FormRoot'
import { readTyped } from './read-typed'

export interface MountedForm<Props> {
  /** Resolves when the form has taken over. */
  ready: Promise<void>
  update: (props: Props) => void
  unmount: () => void
}

/** What a form said before, where the server made it: a vehicle that was sold since then has another message. */
const servedValues = (values: RawValues, form: HTMLFormElement): RawValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const control = form.elements.namedItem(name)
      return [name, control instanceof HTMLTextAreaElement ? control.defaultValue : value]
    }),
  )

/** What the server made the form of: it knows nothing that this device adds, and when the vehicle was not sold yet. */
const asServed = (props: EngineProps, form: HTMLFormElement): EngineProps => ({
  ...props,
  ...(props.values && { values: servedValues(props.values, form) }),
  attachments: [],
  isSold: form.elements.namedItem('stillInterested') !== null,
})

/** The field that a day in the address fills in; all but a `date` have a time too. */
const DAY_FIELDS: Partial<Record<EnquiryKind, string>> = {
  test_drive: 'slot',
  model_test_drive: 'slot',
  general_test_drive: 'slot',
  service: 'workshopSlot',
  tyres: 'date',
}

/** The day that the address names, with a time or for the visitor to add one; left out unless the form offers it. */
const wishedSlot = (kind: EnquiryKind): RawValues => {
  const [day = '', time = ''] = new URLSearchParams(location.search).get(DAY_PARAMETER)?.split('T') ?? []
  const field = DAY_FIELDS[kind]
  if (day === '' || field === undefined) return {}
  const today = localDay(new Date())
  const isOffered = Array.from({ length: APPOINTMENT_DAYS + 1 }, (_, after) => addDays(today, after)).includes(day)
  if (!isOffered) return {}
  return { [field]: field === 'date' ? day : `${day}T${/^\d\d:[03]0$/.test(time) ? time : ''}` }
}

/**
 * Brings a form to life inside an element: takes over the HTML that the server made, with what was typed meanwhile, or
 * makes it where there is none. A tree of its own, so that the page around it need not know its code.
 */
export const mountForm = (place: HTMLElement, props: EngineProps): MountedForm<EngineProps> => {
  // React knows of its own element only that it holds some HTML: the form's tree begins inside.
  const container = place.firstElementChild ?? place.appendChild(document.createElement('div'))
  const form = container.querySelector('form')
  const first = form ? asServed(props, form) : props
  let latest = props
  let isReady = false
  let onReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    onReady = () => {
      if (isReady) return
      isReady = true
      if (latest !== first) root.render(view(latest))
      resolve()
    }
  })
  const wished = props.wishedSite === undefined ? {} : { locationId: props.wishedSite }
  const typed = { ...wished, ...wishedSlot(props.kind), ...(form && readTyped(form)) }
  // The server may have rendered the form in another page.
  const prefix = form?.id.replace(/-form$/, '') ?? props.prefix
  const view = (current: EngineProps) => <FormRoot {...current} prefix={prefix} typed={typed} onReady={onReady} />
  const options = { identifierPrefix: prefix }
  const root = form ? hydrateRoot(container, view(first), options) : createRoot(container, options)
  if (!form) root.render(view(first))
  return {
    ready,
    // HTML that is being taken over must be met as it was made.
    update: (next) => {
      latest = next
      if (isReady) root.render(view(next))
    },
    unmount: () => void ready.then(() => root.unmount()),
  }
}
