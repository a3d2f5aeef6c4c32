import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import type { Model } from '../../domain/model/types'
import type { TrimLevel } from '../../domain/model/trim-levels'
import { formatPrice } from '../../domain/format/price'
import type { MessageId } from '../../intl/message-id'
import * as styles from './trims.module.css'

interface Props {
  model: Pick<Model, 'brandId' | 'slug'>
  levels: readonly TrimLevel[]
}

/** More are a click away. */
const SHOWN = 6

/** The levels of a model side by side, each with its engines and what it adds to the one before. */
export const TrimLevels = ({ model, levels }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const labels = (list: readonly string[]) => (
    <ul className={styles.adds}>
      {list.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  )
  return (
    <ul className={styles.levels}>
      {levels.map(({ name, fromPrice, step, trims, adds, lacks }, index) => {
        const below = levels[index - 1]
        const first = trims[0]
        const rest = adds.slice(SHOWN)
        return (
          <li key={name} className={styles.level}>
            <h3>{name}</h3>
            <p className={styles.price}>
              <b>{text('model.from', { price: formatPrice(fromPrice) })}</b>
              {below && step !== null && (
                <span>
                  {text('model.levelStep', {
                    step: formatPrice(Math.abs(step)),
                    sign: step < 0 ? 'less' : 'more',
                    below: below.name,
                  })}
                </span>
              )}
            </p>
            <ul className={styles.engines}>
              {trims.map((trim) => (
                <li key={trim.id}>
                  <span>{trim.engine}</span> <b>{formatPrice(trim.price)}</b>
                </li>
              ))}
            </ul>
            <h4>
              {below
                ? text(lacks.length > 0 ? 'model.levelInstead' : 'model.levelPlus', { below: below.name })
                : text('model.levelFirst')}
            </h4>
            {adds.length > 0 ? labels(adds.slice(0, SHOWN)) : <p className={styles.same}>{text('model.levelSame')}</p>}
            {rest.length > 0 && (
              <details>
                <summary>{text('model.levelMore', { count: rest.length })}</summary>
                {labels(rest)}
              </details>
            )}
            {lacks.length > 0 && <p className={styles.same}>{text('model.levelLacks', { list: lacks.join(', ') })}</p>}
            {first && (
              <p className={styles.ask}>
                <Button
                  to={`${paths.modelContact(model)}?version=${first.id}`}
                  variant="secondary"
                  size="small"
                  fullWidth
                >
                  {text('model.contact')}
                  <span className="sr"> {name}</span>
                </Button>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
