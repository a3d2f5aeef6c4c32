import { Download } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { formatDecimal, withUnit } from '../../domain/format/number'
import type { ModelDownload } from '../../domain/model/types'
import * as styles from './models.module.css'

interface Props {
  downloads: ModelDownload[]
}

const fileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? withUnit(String(Math.max(1, Math.round(bytes / 1000))), 'ko')
    : withUnit(formatDecimal(bytes / 1_000_000), 'Mo')

/** Brochures and price lists, with their size before they are fetched. */
export const Downloads = ({ downloads }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles.downloads}>
      {downloads.map(({ label, url, size }) => (
        <li key={url}>
          <a href={url}>
            <Glyph of={Download} size={20} />
            {formatMessage({ id: 'model.download' }, { label, size: fileSize(size) })}
          </a>
        </li>
      ))}
    </ul>
  )
}
