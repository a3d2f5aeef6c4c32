import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Call } from '../../testing/render'
import type { FormSite } from '../props'

export const bodyOf = (call: Call | undefined): Record<string, unknown> => JSON.parse(String(call?.init?.body))
export const keyOf = (call: Call | undefined): string | null => new Headers(call?.init?.headers).get('idempotency-key')

/** The server's answer to an enquiry that it keeps. */
export const receipt = (reference = 'GA-7F3K-29', receivedAt = '2026-11-24T14:32:00.000Z') => ({
  status: 202,
  body: { id: 'a', reference, receivedAt, state: 'accepted', confirmedByMail: true },
})

export const site = (id: string, hours: Partial<FormSite> = {}): FormSite => ({
  id,
  name: `Alzette ${id}`,
  phone: '+352 26 10 40',
  showroomHours: null,
  workshopHours: null,
  specialHours: [],
  ...hours,
})

/** Whether the code of a form has taken over: it replaces the `required` of the server's HTML with `aria-required`. */
export const isLive = (form: Element | null): boolean => form !== null && form.querySelector('[required]') === null

/** The form has taken over its HTML. */
export const formShown = () =>
  waitFor(() => {
    const form = document.querySelector('form')
    if (!isLive(form) || form?.closest('[aria-busy]')) throw new Error('The form is not there yet.')
  })

export const fillInPerson = async (name = 'Anne Weber', email = 'anne@exemple.lu') => {
  await userEvent.type(screen.getByLabelText('Nom et prénom'), name)
  await userEvent.type(screen.getByLabelText('Adresse e-mail'), email)
}

export const expectSent = async (
  reference = 'GA-7F3K-29',
  title = 'Merci, votre demande est bien partie',
): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name: title })
  const sent = heading.closest<HTMLElement>('[role=status]')
  if (!sent?.textContent.includes(reference)) throw new Error(`The panel does not name ${reference}.`)
  return sent
}

/** Leaves the page, and everything that the visitor had there. */
export const leaveForm = async (): Promise<void> => {
  cleanup()
  // A form is taken down, and its draft kept, right after its page.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  localStorage.clear()
  sessionStorage.clear()
}
