import { Phone } from 'lucide'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Glyph } from '../../components/ui/Glyph'
import { site } from '../../config/site'
import { telHref } from '../../domain/format/tel-href'
import * as styles from './locations.module.css'

/** In place of the dealerships, when the stock system told of none: the group's number. */
export const NoLocations = () => {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.none}>
      <p>{formatMessage({ id: 'location.missing' })}</p>
      <Button to={telHref(site.phone)} variant="secondary" icon={<Glyph of={Phone} size={20} />}>
        {site.phone}
      </Button>
    </div>
  )
}
