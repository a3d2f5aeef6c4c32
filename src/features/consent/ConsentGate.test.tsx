import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderFrench } from '../testing/render'
import { ConsentGate } from './ConsentGate'
import { useExternalContent } from './use-consent'

const show = () =>
  renderFrench(
    <ConsentGate url="https://maps.example/x" message="consent.frame">
      <iframe src="https://maps.example/x" title="Plan" />
    </ConsentGate>,
  )

beforeEach(() => {
  localStorage.clear()
  useExternalContent.setState({ granted: false })
})

describe('content of other companies', () => {
  it('is not loaded before the visitor agreed; the sentence names whom it comes from', () => {
    show()
    expect(screen.queryByTitle('Plan')).toBeNull()
    expect(screen.getByText(/maps\.example\. Il ne se charge/)).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://maps.example/x')
  })

  it('is loaded once the visitor agreed, and the device remembers', async () => {
    show()
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByTitle('Plan')).toBeInTheDocument()
    expect(localStorage.getItem('vitrine.external')).toBe('granted')
  })
})
