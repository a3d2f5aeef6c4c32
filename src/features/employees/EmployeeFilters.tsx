import { useIntl } from 'react-intl'
import { SelectField } from '../../components/ui/SelectField'
import { EMPLOYEE_PARAMETERS } from '../../domain/location/employee-filter'
import type { EmployeeFilter } from '../../domain/location/employee-filter'
import type { Employee } from '../../domain/location/types'
import { DEPARTMENTS } from '../../domain/location/types'
import * as styles from './employees.module.css'
import { LANGUAGES } from '../../domain/location/languages'
import type { EmployeeBrand, EmployeeSite } from './types'
import { compareNames } from '../../domain/stock-search/text/compare-names'

interface Props {
  employees: readonly Employee[]
  sites: readonly EmployeeSite[]
  brands: readonly EmployeeBrand[]
  filter: EmployeeFilter
  onChange: (change: Partial<EmployeeFilter>) => void
}

const byLabel = (a: { label: string }, b: { label: string }): number => compareNames(a.label, b.label)

/** One list of choices per filter; what no employee has is not offered, and a list of one choice is left out. */
export const EmployeeFilters = ({ employees, sites, brands, filter, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const workplaces = sites.filter(({ id }) => employees.some(({ locationId }) => locationId === id))
  const fields = [
    {
      key: 'location',
      label: formatMessage({ id: 'location.employees.location' }),
      any: formatMessage({ id: 'location.employees.anyLocation' }),
      options: workplaces.map(({ id, address }) => ({ value: id, label: address.town })).sort(byLabel),
      choose: (location: string | null) => onChange({ location }),
    },
    {
      key: 'department',
      label: formatMessage({ id: 'location.employees.department' }),
      any: formatMessage({ id: 'location.employees.anyDepartment' }),
      options: DEPARTMENTS.filter(
        (known) => known === filter.department || employees.some(({ department }) => department === known),
      ).map((value) => ({ value, label: formatMessage({ id: `location.department.${value}` }) })),
      choose: (chosen: string | null) =>
        onChange({ department: DEPARTMENTS.find((known) => known === chosen) ?? null }),
    },
    {
      key: 'brand',
      label: formatMessage({ id: 'location.employees.brand' }),
      any: formatMessage({ id: 'location.employees.anyBrand' }),
      options: brands
        .filter(({ id }) => workplaces.some(({ brandIds }) => brandIds.includes(id)))
        .map(({ id, name }) => ({ value: id, label: name }))
        .sort(byLabel),
      choose: (brand: string | null) => onChange({ brand }),
    },
    {
      key: 'language',
      label: formatMessage({ id: 'location.employees.language' }),
      any: formatMessage({ id: 'location.employees.anyLanguage' }),
      options: Object.entries(LANGUAGES)
        .filter(([code]) => code === filter.language || employees.some(({ languages }) => languages.includes(code)))
        .map(([value, label]) => ({ value, label })),
      choose: (language: string | null) => onChange({ language }),
    },
  ] as const
  const offered = fields.filter(({ key, options }) => options.length > 1 || filter[key] !== null)
  if (offered.length === 0) return null
  return (
    <div className={`noprint ${styles.filters}`}>
      {offered.map(({ key, label, any, options, choose }) => (
        <SelectField
          key={key}
          label={label}
          name={EMPLOYEE_PARAMETERS[key]}
          any={any}
          value={filter[key] ?? ''}
          options={[...options]}
          onChange={(value) => choose(value || null)}
        />
      ))}
    </div>
  )
}
