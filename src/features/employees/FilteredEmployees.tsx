import { useIntl } from 'react-intl'
import { filterEmployees, formatEmployeeFilter, parseEmployeeFilter } from '../../domain/location/employee-filter'
import type { EmployeeFilter } from '../../domain/location/employee-filter'
import type { Employee } from '../../domain/location/types'
import { usePageAddress } from '../page/page-address'
import { useAskedSearch } from '../page/use-asked-search'
import { EmployeeFilters } from './EmployeeFilters'
import { EmployeeList } from './EmployeeList'
import * as styles from './employees.module.css'
import type { EmployeeBrand, EmployeeSite } from './types'

export interface EmployeesProps {
  employees: Employee[]
  /** Dealerships where they work; left out on the page of one dealership, which filters by none. */
  sites?: readonly EmployeeSite[]
  /** Brands to filter by. */
  brands?: readonly EmployeeBrand[]
}

/** Employees with filters, which live in the address of the page. Before scripts run all of them are there. */
export const FilteredEmployees = ({ employees, sites = [], brands = [] }: EmployeesProps) => {
  const { formatMessage } = useIntl()
  const { pathname, search } = usePageAddress()
  const [current, askSearch] = useAskedSearch(pathname, search)
  const asked = parseEmployeeFilter(current)
  const filter: EmployeeFilter = {
    ...asked,
    location: sites.find(({ id }) => id === asked.location)?.id ?? null,
    brand: brands.find(({ id }) => id === asked.brand)?.id ?? null,
  }
  const found = filterEmployees(employees, filter, sites)
  return (
    <>
      <EmployeeFilters
        employees={employees}
        sites={sites}
        brands={brands}
        filter={filter}
        onChange={(change) => askSearch(formatEmployeeFilter({ ...filter, ...change }, current))}
      />
      <div role="status" className={styles.found}>
        {found.length === 0 ? (
          <>
            <b>{formatMessage({ id: 'location.noEmployees' })}</b>
            <p>
              {formatMessage({ id: employees.length > 0 ? 'location.employees.adjust' : 'location.noEmployeesText' })}
            </p>
          </>
        ) : (
          formatMessage({ id: 'location.employees.count' }, { count: found.length })
        )}
      </div>
      <EmployeeList employees={found} sites={sites} />
    </>
  )
}
