import { Download } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { formatFileSize } from '../../domain/format/file'
import type { ModelDownload } from '../../domain/model/types'
import * as styles from './models.module.css'

interface Props {
  downloads: ModelDownload[]
}

/** Brochures and price lists, with their size before they are fetched. */
export const Downloads = ({ downloads }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles.downloads}>
      {downloads.map(({ label, url, size }) => (
        <li key={url}>
          <a href={url}>
            <Glyph of={Download} size={20} />
            {formatMessage({ id: 'model.download' }, { label, size: formatFileSize(size) })}
          </a>
        </li>
      ))}
    </ul>
  )
}
