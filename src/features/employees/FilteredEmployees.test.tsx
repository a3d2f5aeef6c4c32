import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Employee } from '../../domain/location/types'
import { PageAddressProvider } from '../page/page-address'
import { renderFrench } from '../testing/render'
import { EmployeeList } from './EmployeeList'
import { FilteredEmployees } from './FilteredEmployees'
import type { EmployeesProps } from './FilteredEmployees'

const employee = (name: string, department: Employee['department'], languages: string[]): Employee => ({
  id: name,
  name,
  jobTitle: 'Conseil',
  department,
  locationId: 'esch',
  phone: null,
  email: null,
  photo: null,
  languages,
})
const TEAM = [
  employee('Ada Weber', 'sales', ['fr', 'lb']),
  { ...employee('Bob Muller', 'parts', ['fr']), locationId: 'mersch' },
]

const SITES = [
  { id: 'esch', name: 'Alzette Esch', address: { town: 'Esch-sur-Alzette' }, brandIds: ['peugeot', 'opel'] },
  { id: 'mersch', name: 'Alzette Mersch', address: { town: 'Mersch' }, brandIds: ['opel'] },
]
const BRANDS = [
  { id: 'peugeot', name: 'Peugeot' },
  { id: 'opel', name: 'Opel' },
]

const show = (search: string, props: Omit<EmployeesProps, 'employees'> = {}) =>
  renderFrench(
    <PageAddressProvider location={{ pathname: '/concessions/esch', search }}>
      <FilteredEmployees employees={TEAM} {...props} />
    </PageAddressProvider>,
  )

describe('filtered employees', () => {
  it('shows who the address asks for', () => {
    show('?service=vente')
    expect(screen.getByText('Ada Weber')).toBeInTheDocument()
    expect(screen.queryByText('Bob Muller')).not.toBeInTheDocument()
  })

  it('filters by the language that is chosen', async () => {
    show('')
    expect(screen.getByText('Bob Muller')).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText('Langue parlée'), 'lb')
    expect(screen.getByText('Ada Weber')).toBeInTheDocument()
    expect(screen.queryByText('Bob Muller')).not.toBeInTheDocument()
  })

  it('names the dealership beside phone numbers, for the analytics of calls', () => {
    renderFrench(<EmployeeList employees={[{ ...employee('Ada Weber', 'sales', []), phone: '+352 26 10 40-11' }]} />)
    const call = screen.getByRole('link', { name: 'Appeler Ada Weber' })
    expect(call.closest<HTMLElement>('[data-location]')?.dataset['location']).toBe('esch')
  })

  it('filters by dealership and brand where several dealerships are shown, with the town of each person', async () => {
    show('', { sites: SITES, brands: BRANDS })
    expect(screen.getByText('Conseil, Mersch')).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText('Marque'), 'peugeot')
    expect(screen.queryByText('Bob Muller')).not.toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText('Marque'), 'opel')
    await userEvent.selectOptions(screen.getByLabelText('Concession'), 'mersch')
    expect(screen.getByText('Bob Muller')).toBeInTheDocument()
    expect(screen.queryByText('Ada Weber')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('1 personne')
  })

  it('ignores a dealership and a brand that there are not', () => {
    show('?concession=rome&marque=zastava', { sites: SITES, brands: BRANDS })
    expect(screen.getByText('Ada Weber')).toBeInTheDocument()
    expect(screen.getByText('Bob Muller')).toBeInTheDocument()
  })

  it('offers a card for address books without needing scripts', () => {
    show('?langue=lb')
    const card = screen.getByRole('link', { name: 'Ajouter Ada Weber à vos contacts' })
    expect(card).toHaveAttribute('href', '/vcards/Ada Weber.vcf')
    expect(card).toHaveAttribute('download')
  })

  it('hints at the filters where nobody is found', () => {
    show('?service=pieces&langue=lb')
    expect(screen.getByText('Aucune personne de contact trouvée')).toBeInTheDocument()
    expect(screen.getByText(/Modifiez les filtres/)).toBeInTheDocument()
  })
})
