import { screen } from '@testing-library/react'
import { FORM_STATES } from '../../../domain/content/gallery'
import type { FormState } from '../../../domain/content/gallery'
import { renderFrench } from '../../testing/render'
import { FormExample } from './FormExample'

const show = (state: FormState) => renderFrench(<FormExample kind="newsletter" state={state} />)

describe('example of a form', () => {
  it.each(FORM_STATES)('takes no focus and does not scroll: %s', (state) => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
    show(state)
    expect(document.activeElement).toBe(document.body)
    expect(scroll).not.toHaveBeenCalled()
    scroll.mockRestore()
  })

  it('names each required field that is empty, above the form and at the field', () => {
    show('invalid')
    const summary = screen.getByRole('alert')
    const named = [...summary.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(named.length).toBeGreaterThan(0)
    const email = screen.getByRole('textbox', { name: /e-mail/i })
    expect(email).toBeInvalid()
    expect(named).toContain(
      email
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .at(-1),
    )
  })

  it('marks no field that may stay empty', () => {
    renderFrench(<FormExample kind="trade_in" state="invalid" />)
    const phone = screen.getByRole('textbox', { name: /Téléphone/ })
    expect(phone).toHaveAccessibleName(/facultatif/)
    expect(phone).not.toBeInvalid()
  })

  it('names no field that is not shown', () => {
    renderFrench(<FormExample kind="general_test_drive" state="invalid" />)
    expect(screen.getByRole('alert')).not.toHaveTextContent(/localité/)
    expect(screen.getByRole('alert')).toHaveTextContent(/Choisissez d’où part l’essai/)
  })

  it('says that there were too many requests, above a form without errors', () => {
    show('limited')
    expect(screen.getByRole('alert')).toHaveTextContent('Trop de demandes en peu de temps')
    expect(screen.getByRole('textbox', { name: /e-mail/i })).not.toBeInvalid()
  })

  it('shows the reference of a sent form, and what waits for a connection', () => {
    show('sent')
    expect(screen.getByRole('status')).toHaveTextContent('GA-7K2M-48')
    expect(screen.queryByRole('textbox')).toBeNull()
    show('kept')
    expect(screen.getByRole('button', { name: 'Réessayer maintenant' })).toBeVisible()
  })
})
