import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { opensDialog } from '../../../components/ui/dialog-commands'
import messages from '../../../locales/fr.json'
import { installDialog, renderFrench } from '../../testing/render'
import { FilterSheet } from './FilterSheet'

const Sheet = ({ children = <input aria-label="Diesel" type="checkbox" /> }: { children?: ReactNode }) => (
  <>
    <button {...opensDialog('sheet')}>Filtres</button>
    <FilterSheet id="sheet" title="Filtres" done="Voir 3 véhicules">
      {children}
    </FilterSheet>
  </>
)
const body = () => document.querySelector('.sheetBody')
const open = () => userEvent.click(screen.getByRole('button', { name: 'Filtres' }))

beforeAll(installDialog)

describe('a sheet of filters', () => {
  it('renders them only while it is open', async () => {
    renderFrench(<Sheet />)
    expect(document.querySelector('input')).toBeNull()
    await open()
    expect(await screen.findByRole('checkbox', { name: 'Diesel' })).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Filtres' })).toBeVisible()
    expect(body()).not.toHaveAttribute('aria-busy')
    await userEvent.click(screen.getByRole('button', { name: 'Voir 3 véhicules' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('input')).toBeNull()
  })

  it('says that they are being loaded until their code is there', async () => {
    let arrive: (module: { default: ComponentType }) => void = () => undefined
    const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)))
    renderFrench(
      <Sheet>
        <Late />
      </Sheet>,
    )
    await open()
    expect(body()).toHaveTextContent('Chargement…')
    expect(body()).toHaveAttribute('aria-busy', 'true')
    await act(async () => arrive({ default: () => <p>Carburant</p> }))
    expect(body()).toHaveTextContent('Carburant')
    expect(body()).not.toHaveAttribute('aria-busy')
  })

  it('may be open when React hydrates it, and stays so', async () => {
    const page = (
      <IntlProvider locale="fr" messages={messages}>
        <Sheet />
      </IntlProvider>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    document.body.append(container)
    expect(container.querySelector('input')).toBeNull()
    expect(body()).toHaveTextContent('Chargement…')
    container.querySelector('dialog')?.showModal()
    const warn = jest.spyOn(console, 'error')
    const root = await act(async () => hydrateRoot(container, page))
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
    expect(screen.getByRole('dialog', { name: 'Filtres' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Diesel' })).toBeVisible()
    await act(async () => container.querySelector('dialog')?.close())
    expect(container.querySelector('input')).toBeNull()
    act(() => root.unmount())
    container.remove()
  })
})
