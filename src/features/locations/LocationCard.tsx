import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import type { LocationSummary } from '../../domain/content/story-data'
import * as styles from './location-page.module.css'
import { OpenNow } from './OpenNow'
import { telHref } from './tel-href'

interface Props {
  location: LocationSummary
  /** Number of its pin on the map. */
  number: number
}

/** A dealership in a list beside the map. */
export const LocationCard = ({ location: { id, name, address, phone, showroomHours }, number }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <li className={styles.card} data-location={id}>
      <span aria-hidden>{number}</span>
      <div>
        <h2><Link to={paths.location(id)}>{name}</Link></h2>
        <p>{`${address.street}, ${address.postalCode} ${address.town}`}</p>
        <p><OpenNow hours={showroomHours} fallback={formatMessage({ id: 'location.see' })} /></p>
      </div>
      <a href={telHref(phone)}>{phone}</a>
    </li>
  )
}
