import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { cx } from '../../components/ui/cx'
import type { TableBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import * as styles from './DataTable.module.css'

/** A heading cell; an empty one, as in the upper left corner, names nothing. */
const Heading = ({ scope, text }: { scope: 'col' | 'row'; text: string }) =>
  text === '' ? <td /> : <th scope={scope}>{text}</th>

/** A table of an editor. Where it is wider than the screen it scrolls sideways, and its first column stays. */
export const DataTable = ({ block: { title, intro, caption, table } }: BlockProps<TableBlock>) => {
  const { formatMessage } = useIntl()
  const name = caption ?? title
  return (
    <Section title={title} intro={intro}>
      <section
        className={styles.scroll}
        aria-label={formatMessage({ id: 'table.region' }, { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reached by keyboard
        tabIndex={0}
      >
        <table className={styles.table}>
          <caption className={cx(caption === undefined && 'sr')}>{name}</caption>
          <thead>
            <tr>
              {table.head.map((text, column) => (
                <Heading key={column} scope="col" text={text} />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first = '', ...cells], index) => (
              <tr key={index}>
                <Heading scope="row" text={first} />
                {cells.map((text, column) => (
                  <td key={column}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
