import { Check, Minus } from 'lucide'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import type { TrimLevel } from '../../domain/model/trim-levels'
import { equipmentLines } from '../../domain/model/trim-levels'
import type { MessageId } from '../../intl/message-id'
import * as styles from './trims.module.css'

interface Props {
  levels: readonly TrimLevel[]
  caption: string
}

/** Standard equipment line by line over all levels; on wish only what differs. */
export const EquipmentTable = ({ levels, caption }: Props) => {
  const { formatMessage } = useIntl()
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const text = (id: MessageId) => formatMessage({ id })
  const lines = equipmentLines(levels)
  const different = lines.filter(({ has }) => !has.every(Boolean))
  const shown = onlyDifferent ? different : lines
  return (
    <>
      {different.length > 0 && different.length < lines.length && (
        <label className={styles.only}>
          <input type="checkbox" checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)} />
          {text('model.onlyDifferences')}
          <span className="sr" role="status">
            {formatMessage({ id: 'model.equipmentLines' }, { count: shown.length })}
          </span>
        </label>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reached by keyboard */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={styles.matrix}>
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              <td />
              {levels.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, has }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {has.map((is, index) => (
                  <td key={levels[index]?.name} className={is ? styles.yes : undefined}>
                    {is ? <Glyph of={Check} size={20} /> : <Glyph of={Minus} size={16} />}
                    <span className="sr">{text(is ? 'model.standard' : 'model.notStandard')}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
