import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'
import type { RichTextDoc } from '../../domain/content/types'
import { Link } from './Link'
import { Picture } from './Picture'
import { childrenOf, headingLevel, marksOf, nodeType, stringAttr, textOf } from './rich-text-node'
import * as styles from './RichText.module.css'
import { Static } from './Static'

const PLAIN: Record<string, string> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
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

const withMarks = (node: unknown): ReactNode =>
  marksOf(node).reduce<ReactNode>((inner, mark) => {
    const type = nodeType(mark)
    if (type === 'link')
      return (
        <Link className="link" to={stringAttr(mark, 'href')}>
          {inner}
        </Link>
      )
    if (type === 'anchor') return <span id={stringAttr(mark, 'id')}>{inner}</span>
    const tag = MARKS[type]
    return tag === undefined ? inner : createElement(tag, null, inner)
  }, textOf(node))

const renderNodes = (nodes: unknown[]): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>)

/** Tables may be wider than a phone: the frame scrolls, and the keyboard reaches it. */
const Table = ({ rows }: { rows: unknown[] }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reached by keyboard
  <div className={styles.table} tabIndex={0}>
    <table>
      <tbody>{renderNodes(rows)}</tbody>
    </table>
  </div>
)

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
