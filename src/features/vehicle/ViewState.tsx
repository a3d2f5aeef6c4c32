import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import * as page from '../page/page.module.css'
import * as styles from './view.module.css'

interface Props {
  state: 'loading' | 'offline' | 'failed'
  retry: () => void
}

/** While a vehicle is on its way to a form, and when it does not arrive. */
export const ViewState = ({ state, retry }: Props) => {
  const { formatMessage } = useIntl()
  if (state === 'loading') {
    return (
      <div className={styles.loading} role="status">
        <h1 className="sr">{formatMessage({ id: 'vehicle.loading' })}</h1>
        <i />
        <i />
        <i />
      </div>
    )
  }
  return (
    <div className={`${page.head} ${page.end}`} role="alert">
      <h1>{formatMessage({ id: `vehicle.${state}Title` })}</h1>
      <p>{formatMessage({ id: `vehicle.${state}Text` })}</p>
      <Button onClick={retry}>{formatMessage({ id: 'vehicle.retry' })}</Button>
    </div>
  )
}
