import { FACET_PARAMETERS } from '../stock-search/url/parameters'
import { DEPARTMENTS } from './types'
import type { Department, Employee, Location } from './types'

/** What employees are filtered by; null does not filter. */
export interface EmployeeFilter {
  /** Id of a dealership. */
  location: string | null
  department: Department | null
  /** Id of a brand: the employees of dealerships that represent it. */
  brand: string | null
  /** ISO 639-1 code of a language spoken. */
  language: string | null
}

type Filtered = Pick<Employee, 'department' | 'languages' | 'locationId'>

/** Names of the departments in addresses. */
export const DEPARTMENT_NAMES: Readonly<Record<Department, string>> = {
  management: 'direction',
  sales: 'vente',
  workshop: 'atelier',
  bodywork: 'carrosserie',
  parts: 'pieces',
  fleet: 'flottes',
  administration: 'administration',
}

/** Names of the parameters in the address; dealerships and brands are named as in the stock. */
export const EMPLOYEE_PARAMETERS = {
  location: FACET_PARAMETERS.location,
  department: 'service',
  brand: FACET_PARAMETERS.brand,
  language: 'langue',
} as const satisfies Record<keyof EmployeeFilter, string>

const readPattern = (value: string | null, pattern: RegExp): string | null =>
  value !== null && pattern.test(value) ? value : null

const SLUG = /^[a-z0-9-]{1,60}$/
const LANGUAGE = /^[a-z]{2}$/

/**
 * Reads the filter from the parameters of an address, with or without `?`. Unknown departments and malformed values are
 * ignored; whether there is such a dealership or brand, the caller knows.
 */
export const parseEmployeeFilter = (search: string): EmployeeFilter => {
  const parameters = new URLSearchParams(search)
  const department = parameters.get(EMPLOYEE_PARAMETERS.department)
  return {
    location: readPattern(parameters.get(EMPLOYEE_PARAMETERS.location), SLUG),
    department: DEPARTMENTS.find((known) => DEPARTMENT_NAMES[known] === department) ?? null,
    brand: readPattern(parameters.get(EMPLOYEE_PARAMETERS.brand), SLUG),
    language: readPattern(parameters.get(EMPLOYEE_PARAMETERS.language), LANGUAGE),
  }
}

/**
 * Writes the filter into the parameters of an address and keeps the other parameters.
 *
 * @returns without `?`
 */
export const formatEmployeeFilter = (filter: EmployeeFilter, search = ''): string => {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of [
    [EMPLOYEE_PARAMETERS.location, filter.location],
    [EMPLOYEE_PARAMETERS.department, filter.department && DEPARTMENT_NAMES[filter.department]],
    [EMPLOYEE_PARAMETERS.brand, filter.brand],
    [EMPLOYEE_PARAMETERS.language, filter.language],
  ] as const) {
    if (value === null) parameters.delete(name)
    else parameters.set(name, value)
  }
  return parameters.toString()
}

/**
 * The employees who meet every wish of the filter, in their given order.
 *
 * @param sites dealerships with their brands; needed only for the brand
 */
export const filterEmployees = <T extends Filtered>(
  employees: readonly T[],
  { location, department, brand, language }: EmployeeFilter,
  sites: readonly Pick<Location, 'id' | 'brandIds'>[] = [],
): T[] => {
  const ofBrand = brand === null ? null : sites.filter(({ brandIds }) => brandIds.includes(brand)).map(({ id }) => id)
  return employees.filter(
    (employee) =>
      (location === null || employee.locationId === location) &&
      (department === null || employee.department === department) &&
      (ofBrand === null || ofBrand.includes(employee.locationId)) &&
      (language === null || employee.languages.includes(language)),
  )
}
