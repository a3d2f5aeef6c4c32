import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import { keptName } from '../../domain/vehicle/kept'
import * as page from '../page/page.module.css'
import * as styles from './list.module.css'
import type { VehicleList } from './use-vehicle-list'

interface Props {
  list: Pick<VehicleList, 'removed' | 'unreachable' | 'left' | 'isShared' | 'isEmptyLink' | 'retry'>
  /** Prefix of the texts that differ between the lists. */
  texts: 'compare' | 'favourites'
  /** Of a shared list: the way to make it one’s own. */
  children?: ReactNode
}

/** What happened to vehicles of a list that are not shown, and whose list it is. */
export const ListNotices = ({
  list: { removed, unreachable, left, isShared, isEmptyLink, retry },
  texts,
  children,
}: Props) => {
  const { formatMessage } = useIntl()
  const named = removed.flatMap(({ id, card }) =>
    card ? [{ id, ...card, name: `${keptName({ id, card })} ${card.variant}` }] : [],
  )
  const brands = [...new Map(named.map((one) => [one.brandId, one.brandName]))]
  const ownGone = texts === 'compare' ? 'compare.removed' : 'favourites.removed'
  const gone = isShared ? 'list.sharedGone' : ownGone
  const notice = `${page.box} ${styles.notice}`
  return (
    <div role="status" className={styles.notices}>
      {isShared && <div className={`${page.box} ${styles.notice} ${styles.shared}`}>{children}</div>}
      {isEmptyLink && <div className={notice}>{formatMessage({ id: 'list.emptyLink' })}</div>}
      {left > 0 && <div className={notice}>{formatMessage({ id: 'list.left' }, { count: left })}</div>}
      {removed.length > 0 && (
        <div className={notice}>
          <div>
            <p>{formatMessage({ id: gone }, { count: removed.length })}</p>
            {named.length > 0 && <p>{named.map(({ name }) => name).join(', ')}</p>}
          </div>
          {brands.length > 0 && (
            <p className={styles.links}>
              {brands.map(([id, brand]) => (
                <Link key={id} className="link" to={paths.brandAllModels(id)}>
                  {formatMessage({ id: 'vehicle.seeBrand' }, { brand })}
                </Link>
              ))}
            </p>
          )}
        </div>
      )}
      {unreachable > 0 && (
        <div className={notice}>
          {formatMessage({ id: 'compare.unreachable' })}
          <Button variant="secondary" size="small" onClick={retry}>
            {formatMessage({ id: 'vehicle.retry' })}
          </Button>
        </div>
      )}
    </div>
  )
}
