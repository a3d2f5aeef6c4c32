import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { plainTexts } from '../../domain/content/plain-texts'
import type { RichTextDoc } from '../../domain/content/types'
import { Link } from './Link'
import { Picture } from './Picture'
import { childrenOf, headingLevel, marksOf, nodeType, spanOf, stringAttr, textOf } from './rich-text-node'
import * as styles from './RichText.module.css'
import { Static } from './Static'

const PLAIN: Record<string, string> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  blockquote: 'blockquote',
}
const MARKS: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
  highlight: 'mark',
}

/** A link in a text. One that opens a new tab tells screen readers so. */
const TextLink = ({ mark, children }: { mark: unknown; children: ReactNode }) => {
  const { formatMessage } = useIntl()
  const opensTab = stringAttr(mark, 'target') === '_blank'
  return (
    <Link className="link" to={stringAttr(mark, 'href')} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {opensTab && <span className="sr">{formatMessage({ id: 'text.newTab' })}</span>}
    </Link>
  )
}

const withMarks = (node: unknown): ReactNode =>
  marksOf(node).reduce<ReactNode>((inner, mark) => {
    const type = nodeType(mark)
    if (type === 'link') return <TextLink mark={mark}>{inner}</TextLink>
    if (type === 'anchor') return <span id={stringAttr(mark, 'id')}>{inner}</span>
    const tag = MARKS[type]
    return tag === undefined ? inner : createElement(tag, null, inner)
  }, textOf(node))

const renderNodes = (nodes: unknown[]): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>)

/** A cell. A heading in the first row is that of its column, one below is that of its row. */
const renderCell = (cell: unknown, isFirstRow: boolean): ReactNode => {
  const isHeading = nodeType(cell) === 'tableHeader'
  return createElement(
    isHeading ? 'th' : 'td',
    {
      ...(isHeading && { scope: isFirstRow ? 'col' : 'row' }),
      colSpan: spanOf(cell, 'colspan'),
      rowSpan: spanOf(cell, 'rowspan'),
    },
    renderNodes(childrenOf(cell)),
  )
}

/** Tables may be wider than a phone: the frame scrolls, the keyboard reaches it, and its first row names it. */
const Table = ({ rows }: { rows: unknown[] }) => {
  const { formatMessage } = useIntl()
  const name = childrenOf(rows[0])
    .map((cell) => plainTexts(cell).join(' '))
    .filter((text) => text !== '')
    .join(', ')
  return (
    <section
      className={styles.table}
      aria-label={formatMessage({ id: 'table.region' }, { name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reached by keyboard
      tabIndex={0}
    >
      <table>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {childrenOf(row).map((cell, column) => (
                <Fragment key={column}>{renderCell(cell, index === 0)}</Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const renderNode = (node: unknown): ReactNode => {
  const type = nodeType(node)
  const children = childrenOf(node)
  switch (type) {
    case 'text':
      return withMarks(node)
    case 'heading':
      return createElement(`h${headingLevel(node)}`, null, renderNodes(children))
    case 'hard_break':
      return <br />
    case 'horizontal_rule':
      return <hr />
    case 'code_block':
      return (
        <pre>
          <code>{renderNodes(children)}</code>
        </pre>
      )
    case 'emoji':
      return stringAttr(node, 'emoji')
    case 'image':
      return (
        <Picture
          photo={{ filename: stringAttr(node, 'src'), alt: stringAttr(node, 'alt') }}
          sizes="(min-width: 761px) 720px, 92vw"
        />
      )
    case 'table':
      return <Table rows={children} />
    default: {
      const tag = PLAIN[type]
      return tag === undefined ? renderNodes(children) : createElement(tag, null, renderNodes(children))
    }
  }
}

const Nodes = ({ of }: { of: unknown[] }) => renderNodes(of)

/**
 * Text of an editor, cleaned when the story was parsed: unknown parts are gone and links lead somewhere. Headings begin
 * at level 2, below the title of the page.
 */
export const RichText = ({ doc, className = '' }: { doc: RichTextDoc; className?: string }) => (
  <Static of={doc} className={`${styles.prose} ${className}`}>
    <Nodes of={doc.content} />
  </Static>
)
