import { Download } from 'lucide'
import { Section } from '../../components/layout/Section'
import { Glyph } from '../../components/ui/Glyph'
import { Link } from '../../components/ui/Link'
import type { DownloadItem, DownloadListBlock } from '../../domain/content/types'
import { fileTypeOf, formatFileSize } from '../../domain/format/file'
import type { BlockProps } from '../block-props'
import * as styles from './DownloadList.module.css'

/** Type and size as far as they are known, such as "PDF, 1,2 Mo". */
const factsOf = ({ file, size }: DownloadItem): string =>
  [fileTypeOf(file), size === undefined ? null : formatFileSize(size * 1000)].filter((fact) => fact !== null).join(', ')

/** Files with their type and size before they are fetched. `watchLinks` sends the download event of each. */
export const DownloadList = ({ block: { title, intro, files } }: BlockProps<DownloadListBlock>) => (
  <Section title={title} intro={intro}>
    <ul className={styles.files}>
      {files.map((item) => {
        const facts = factsOf(item)
        return (
          <li key={item._uid}>
            <Link to={item.file}>
              <Glyph of={Download} size={20} />
              <span>
                <b>{item.title}</b> {facts !== '' && <small>{facts}</small>}
              </span>
            </Link>
            {item.description && <p>{item.description}</p>}
          </li>
        )
      })}
    </ul>
  </Section>
)
