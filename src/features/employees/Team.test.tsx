import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import type { Employee } from '../../domain/location/types'
import messages from '../../locales/fr.json'
import { PageAddressProvider } from '../page/page-address'
import { Team } from './Team'

let mockServed = false
jest.mock('../../components/ui/served', () => ({
  ...jest.requireActual<object>('../../components/ui/served'),
  isServed: () => mockServed,
}))

const employee = (name: string, department: Employee['department']): Employee => ({
  id: name,
  name,
  jobTitle: 'Conseil',
  department,
  locationId: 'esch',
  phone: null,
  email: null,
  photo: null,
  languages: ['fr'],
})

const page = (search: string) => (
  <IntlProvider locale="fr" messages={messages}>
    <PageAddressProvider location={{ pathname: '/concessions/esch', search }}>
      <Team employees={[employee('Ada', 'sales'), employee('Bob', 'parts')]} />
    </PageAddressProvider>
  </IntlProvider>
)

let comeNear: () => void

/** Hydrates the server's HTML as on the first page of a visit; the employees are below the view. */
const visit = async (search = '') => {
  mockServed = false
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(''))
  document.body.append(container)
  mockServed = true
  globalThis.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      comeNear = () => onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
    observe = () => undefined
    disconnect = () => undefined
  } as never
  const errors: unknown[] = []
  await act(async () => hydrateRoot(container, page(search), { onRecoverableError: (error) => errors.push(error) }))
  return errors
}

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

describe('employees of a dealership', () => {
  it('are all in the HTML of the server, with the filters', () => {
    mockServed = false
    document.body.innerHTML = renderToString(page(''))
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByLabelText('Service')).toBeInTheDocument()
  })

  it('keep that HTML until they come near, then filter and keep the focus', async () => {
    const errors = await visit()
    const served = screen.getByLabelText('Service')
    act(() => served.focus())
    await act(async () => comeNear())
    expect(screen.getByLabelText('Service')).not.toBe(served)
    expect(screen.getByLabelText('Service')).toHaveFocus()
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'sales')
    expect(screen.queryByText('Bob')).not.toBeInTheDocument()
    expect(errors).toEqual([])
  })

  it('are filtered at once when the address asks for it', async () => {
    await visit('?service=pieces')
    expect(screen.queryByText('Ada')).not.toBeInTheDocument()
    expect(screen.getByText('Bob')).toBeInTheDocument()
  })
})
