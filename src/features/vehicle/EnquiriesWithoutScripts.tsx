import { useIntl } from 'react-intl'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { ENQUIRIES_URL } from '../enquiry/send/enquiries-url'
import { Section } from './Section'
import { VehicleEnquiry } from './VehicleEnquiry'
import * as styles from './view.module.css'

const ANCHOR = 'demande'

/** Address at which the server itself shows the form of a test drive. */
const testDriveForm = ({ vehicle, location }: Pick<VehiclePageData, 'vehicle' | 'location'>): string => {
  const values = new URLSearchParams({ kind: 'test_drive', vehicleId: String(vehicle.id) })
  if (location !== null) values.set('locationId', location.id)
  return `${ENQUIRIES_URL}/form?${String(values)}`
}

/**
 * Leads to each form on a page without scripts, because the addresses of forms are answered with the vehicle’s page there:
 * to that of a test drive on a page of its own, to the other one below.
 */
export const LinkWithoutScripts = ({ vehicle, location }: Pick<VehiclePageData, 'vehicle' | 'location'>) => {
  const { formatMessage } = useIntl()
  return (
    <noscript>
      <p className={styles.plain}>
        <a className="link" href={testDriveForm({ vehicle, location })} rel="nofollow">
          {formatMessage({ id: 'vehicle.driveWithoutScripts' })}
        </a>
        {' · '}
        <a className="link" href={`#${ANCHOR}`}>
          {formatMessage({ id: 'vehicle.askWithoutScripts' })}
        </a>
      </p>
    </noscript>
  )
}

/**
 * How to ask for a vehicle without scripts: a form in the page, and the way to a test drive. One form only: it is a tenth
 * of the page, and all others have pages for both.
 */
export const EnquiriesWithoutScripts = ({ vehicle, location }: Pick<VehiclePageData, 'vehicle' | 'location'>) => {
  const { formatMessage } = useIntl()
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  return (
    <noscript>
      <div id={ANCHOR}>
        <Section title={formatMessage({ id: 'vehicle.viewTitle.interest' }, { name })}>
          <p className={styles.plain}>
            <a className="link" href={testDriveForm({ vehicle, location })} rel="nofollow">
              {formatMessage({ id: 'vehicle.testDriveWithoutScripts' })}
            </a>
          </p>
          <VehicleEnquiry vehicle={vehicle} location={location} view="interest" />
        </Section>
      </div>
    </noscript>
  )
}
