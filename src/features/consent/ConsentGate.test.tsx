import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetConsent, storedChoices } from '../testing/consent'
import { renderFrench } from '../testing/render'
import { ConsentGate } from './ConsentGate'
import { answerConsent } from './consent-store'

const show = (url = 'https://player.vimeo.com/video/1') =>
  renderFrench(
    <ConsentGate url={url} message="consent.frame">
      <iframe src={url} title="Plan" />
    </ConsentGate>,
  )

beforeEach(() => {
  localStorage.clear()
  forgetConsent()
})

describe('content of other companies', () => {
  it('is not loaded before the visitor agreed; the sentence names whom it comes from', () => {
    show()
    expect(screen.queryByTitle('Plan')).toBeNull()
    expect(screen.getByText(/player\.vimeo\.com\. Il ne se charge/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Ouvrir sur/ })).toHaveAttribute('href', 'https://player.vimeo.com/video/1')
  })

  it('comes with a button that names all that it allows, and where to change that', () => {
    show()
    expect(screen.getByText(/vidéos, pages intégrées, rendez-vous, assistant/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Modifier vos choix' })).toHaveAttribute('href', '#cookies')
  })

  it('is loaded once the visitor agreed, and the device remembers', async () => {
    show()
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByTitle('Plan')).toBeInTheDocument()
    expect(storedChoices()).toEqual({ comfort: true })
  })

  it('keeps the focus beside the content where the button was pressed, and nowhere else', async () => {
    show()
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByText('player.vimeo.com')).toHaveFocus()
    expect(screen.getByText('player.vimeo.com').nextElementSibling).toBe(screen.getByTitle('Plan'))
  })

  it('takes no focus when the consent was given elsewhere', () => {
    show()
    act(() => answerConsent({ comfort: true }))
    expect(document.body).toHaveFocus()
  })

  it('is unloaded when the visitor withdraws the consent', () => {
    answerConsent({ comfort: true })
    show()
    expect(screen.getByTitle('Plan')).toBeInTheDocument()
    act(() => answerConsent({ comfort: false }))
    expect(screen.queryByTitle('Plan')).toBeNull()
  })

  it('is linked, consent or not, where the security policy would refuse it', () => {
    answerConsent({ comfort: true })
    show('https://maps.example/x')
    expect(screen.queryByTitle('Plan')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://maps.example/x')
  })
})
