import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { paths } from '../../../config/segments'
import * as page from '../../page/page.module.css'

/** In place of the list while there is no vehicle; `isPart`: in this part of the stock. */
export const EmptyStock = ({ isPart }: { isPart: boolean }) => {
  const { formatMessage } = useIntl()
  return (
    <div className={page.box}>
      <h2>{formatMessage({ id: 'stock.empty' })}</h2>
      <p>{formatMessage({ id: 'stock.emptyText' })}</p>
      <Button to="/contact">{formatMessage({ id: 'stock.contact' })}</Button>
      {isPart && (
        <Button to={paths.stock} variant="secondary">
          {formatMessage({ id: 'stock.seeAll' })}
        </Button>
      )}
    </div>
  )
}
