import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useToast } from '../../components/ui/toast-store'
import { installDialog, renderFrench } from '../testing/render'
import { ShareDialog } from './ShareDialog'

const PATH = '/stock/104729-1-peugeot-3008'
const HREF = `${window.location.origin}${PATH}`
const said = () =>
  useToast
    .getState()
    .toasts.map(({ text }) => text)
    .join()

const Example = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Partager
      </button>
      <ShareDialog
        open={open}
        onClose={() => setOpen(false)}
        heading="Partager ce véhicule"
        title="Peugeot 3008"
        path={PATH}
      />
    </>
  )
}

const opened = async () => {
  const person = userEvent.setup()
  renderFrench(<Example />)
  await person.click(screen.getByRole('button', { name: 'Partager' }))
  return person
}

beforeAll(installDialog)
beforeEach(() => useToast.setState({ toasts: [] }))
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

describe('sharing a vehicle', () => {
  it('copies the address of the page without what else the address bar has, says so and closes', async () => {
    window.history.replaceState(null, '', `${PATH}?utm_source=x#galerie`)
    const person = await opened()
    await person.click(screen.getByRole('button', { name: 'Copier le lien' }))
    await waitFor(() => expect(said()).toBe('L’adresse de la page est copiée.'))
    expect(await navigator.clipboard.readText()).toBe(HREF)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('offers the device’s own way only where there is one', async () => {
    const person = await opened()
    expect(screen.queryByRole('button', { name: 'Autre application…' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Fermer' }))
    const shared: unknown[] = []
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
    await person.click(screen.getByRole('button', { name: 'Partager' }))
    await person.click(screen.getByRole('button', { name: 'Autre application…' }))
    expect(shared).toEqual([{ title: 'Peugeot 3008', url: HREF }])
  })

  it('leads to mail, WhatsApp and networks by plain links, which are not told where one comes from', async () => {
    await opened()
    const links = screen.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['E-mail', 'WhatsApp', 'Facebook', 'LinkedIn', 'X'])
    for (const link of links) expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(HREF)
    for (const link of links.slice(1)) expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
