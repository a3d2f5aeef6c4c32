import type { DepartmentAddresses } from '../../src/domain/enquiry/channels'
import { DEPARTMENT_NAMES } from '../../src/domain/location/employee-filter'
import { DEPARTMENTS } from '../../src/domain/location/types'
import type { Department } from '../../src/domain/location/types'
import type { DemoCatalogue } from './index'

const DOMAIN = 'groupe-alzette.example'

const entriesOf = (departments: readonly Department[], site: string): DepartmentAddresses =>
  Object.fromEntries(
    departments.map((department) => [department, [`${DEPARTMENT_NAMES[department]}${site}@${DOMAIN}`]] as const),
  )

/**
 * The mailboxes of departments, by dealership: of those that have people there. `*` has one of each department, for what
 * names no dealership or a department that it lacks.
 */
export const departmentMailboxes = ({
  locations,
  employees,
}: Pick<DemoCatalogue, 'locations' | 'employees'>): Record<string, DepartmentAddresses> => ({
  ...Object.fromEntries(
    locations.map(({ id }) => {
      const here = DEPARTMENTS.filter((department) =>
        employees.some((one) => one.locationId === id && one.department === department),
      )
      return [id, entriesOf(here, `.${id}`)] as const
    }),
  ),
  '*': entriesOf(DEPARTMENTS, ''),
})
