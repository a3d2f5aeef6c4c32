import { Section } from '../../components/layout/Section'
import type { EmployeeListBlock } from '../../domain/content/types'
import { EmployeeList } from '../../features/employees/EmployeeList'
import { FilteredEmployees } from '../../features/employees/FilteredEmployees'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../block-records'
import { useStoryData } from '../story-data'

/** Employees of all dealerships or of one; with filters where the page is their overview. */
export const EmployeeListView = ({ block: { _uid, title, intro, filters } }: BlockProps<EmployeeListBlock>) => {
  const { brands, locations } = useStoryData()
  const { employees } = useBlockRecords(_uid)
  return (
    <Section title={title} intro={intro}>
      {filters ? (
        <FilteredEmployees employees={employees} sites={locations} brands={brands} />
      ) : (
        <EmployeeList employees={employees} sites={locations} />
      )}
    </Section>
  )
}
