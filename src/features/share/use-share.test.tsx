import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useToast } from '../../components/ui/toast-store'
import { renderFrench } from '../testing/render'
import { useShare } from './use-share'

const said = () =>
  useToast
    .getState()
    .toasts.map(({ text }) => text)
    .join()

const Share = () => {
  const share = useShare()
  return (
    <button type="button" onClick={() => void share('Peugeot 3008')}>
      Partager
    </button>
  )
}

const press = async () => {
  const person = userEvent.setup()
  renderFrench(<Share />)
  return () => person.click(screen.getByRole('button'))
}

beforeEach(() => useToast.setState({ toasts: [] }))
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

describe('sharing a page', () => {
  it('copies the address where the device shares nothing, and says so', async () => {
    await (
      await press()
    )()
    await waitFor(() => expect(said()).toBe('L’adresse de la page est copiée.'))
    expect(await navigator.clipboard.readText()).toBe(window.location.href)
  })

  it('shows the address when nothing could be done with it', async () => {
    Object.assign(navigator, { share: () => Promise.reject(new Error('no')) })
    await (
      await press()
    )()
    await waitFor(() => expect(said()).toContain(window.location.href))
  })

  it('says nothing when the visitor closes the device’s own sheet', async () => {
    const asked: unknown[] = []
    Object.assign(navigator, {
      share: (data: unknown) => {
        asked.push(data)
        return Promise.reject(new DOMException('closed', 'AbortError'))
      },
    })
    await (
      await press()
    )()
    await waitFor(() => expect(asked).toEqual([{ title: 'Peugeot 3008', url: window.location.href }]))
    expect(said()).toBe('')
  })
})
