import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import * as styles from './BrandMark.module.css'

/** In place of what a block shows of a brand that the group does not have: the way to those it has. */
export const UnknownBrand = () => {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.unknown}>
      <p>{formatMessage({ id: 'error.brandNotFoundText' })}</p>
      <Button variant="secondary" to="/brands">
        {formatMessage({ id: 'error.brandNotFoundButtonText' })}
      </Button>
    </div>
  )
}
