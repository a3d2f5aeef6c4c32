import { Section } from '../../components/layout/Section'
import type { AppointmentBookingGridBlock } from '../../domain/content/types'
import { CmsButton } from '../../features/booking/CmsButton'
import type { BlockProps } from '../block-props'
import { useStoryData } from '../story-data'
import * as styles from './AppointmentBookingGrid.module.css'

/** Buttons that each open the appointment window for one kind of work. */
export const AppointmentBookingGrid = ({
  block: { title, intro, buttons },
}: BlockProps<AppointmentBookingGridBlock>) => {
  const { locations } = useStoryData()
  return (
    <Section title={title} intro={intro}>
      <div className={styles.grid}>
        {buttons.map((button) => (
          <CmsButton
            key={button._uid}
            button={{ ...button, fullWidth: true, size: 'large' }}
            sites={locations}
            isBooking
          />
        ))}
      </div>
    </Section>
  )
}
