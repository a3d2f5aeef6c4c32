import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import messages from '../../locales/fr.json'
import { Dialog } from './Dialog'

const show = (open: boolean) => (
  <IntlProvider locale="fr" messages={messages}>
    <Dialog open={open} onClose={() => undefined} title="Partager">
      texte
    </Dialog>
  </IntlProvider>
)

// jsdom lacks both.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

describe('a dialog', () => {
  it('is named by its title while that is there, and by nothing while it is closed', () => {
    const { container, rerender } = render(show(false))
    expect(container.querySelector('dialog')).not.toHaveAttribute('aria-labelledby')
    rerender(show(true))
    expect(screen.getByRole('dialog', { name: 'Partager' })).toBeVisible()
    rerender(show(false))
    expect(container.querySelector('dialog')).not.toHaveAttribute('aria-labelledby')
  })
})
