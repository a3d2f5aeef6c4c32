import { Section } from '../../components/layout/Section'
import type { ContactListBlock } from '../../domain/content/types'
import { LocationCard } from '../../features/locations/LocationCard'
import { NoLocations } from '../../features/locations/NoLocations'
import type { BlockProps } from '../block-props'
import { useStoryData } from '../story-data'
import * as styles from './ContactList.module.css'

/** Every dealership with its address, its hours now and its number. */
export const ContactList = ({ block: { title, intro } }: BlockProps<ContactListBlock>) => {
  const { locations } = useStoryData()
  return (
    <Section title={title} intro={intro}>
      {locations.length === 0 ? (
        <NoLocations />
      ) : (
        <ul className={styles.list}>
          {locations.map((location, index) => (
            <LocationCard key={location.id} location={location} number={index + 1} />
          ))}
        </ul>
      )}
    </Section>
  )
}
