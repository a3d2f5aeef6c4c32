import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { asksForPeople } from '../../domain/content/asks-for-people'
import type { ContactListBlock } from '../../domain/content/types'
import { EmployeeList } from '../../features/employees/EmployeeList'
import { LocationCard } from '../../features/locations/LocationCard'
import { NoLocations } from '../../features/locations/NoLocations'
import type { BlockProps } from '../block-props'
import { useBlockRecords } from '../block-records'
import { EditorNote } from '../EditorNote'
import { useStoryData } from '../story-data'
import * as styles from './ContactList.module.css'

/** Dealerships with address, hours now and number, after the people of the department or dealership that was chosen. */
export const ContactList = ({ block }: BlockProps<ContactListBlock>) => {
  const { formatMessage } = useIntl()
  const { locations } = useStoryData()
  const { employees } = useBlockRecords(block._uid)
  const chosen = locations.filter(({ id }) => id === block.location)
  // Without the dealership that was chosen, which the build's report names, visitors find all of them.
  const shown = chosen.length > 0 ? chosen : locations
  return (
    <Section title={block.title} intro={block.intro}>
      {employees.length > 0 && (
        <div className={styles.people}>
          <EmployeeList employees={employees} {...(chosen.length === 0 && { sites: locations })} />
        </div>
      )}
      {employees.length === 0 && asksForPeople(block) && (
        <EditorNote block={block}>{formatMessage({ id: 'block.noPeople' })}</EditorNote>
      )}
      {shown.length === 0 ? (
        <NoLocations />
      ) : (
        <ul className={styles.list}>
          {shown.map((location, index) => (
            <LocationCard key={location.id} location={location} number={index + 1} />
          ))}
        </ul>
      )}
    </Section>
  )
}
