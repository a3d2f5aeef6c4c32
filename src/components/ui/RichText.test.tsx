import { render as renderPlain, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import messages from '../../locales/fr.json'
import { RichText } from './RichText'

const render = (children: ReactNode) =>
  renderPlain(
    <IntlProvider locale="fr" messages={messages}>
      {children}
    </IntlProvider>,
  )
const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks })
const doc = (...content: unknown[]) => ({ type: 'doc' as const, content })

describe('rich text', () => {
  it('sets headings below the title of the page, whatever level the editor chose', () => {
    render(
      <RichText
        doc={doc(
          { type: 'heading', attrs: { level: 1 }, content: [text('Un')] },
          { type: 'heading', attrs: { level: 6 }, content: [text('Six')] },
        )}
      />,
    )
    expect(screen.getByRole('heading', { name: 'Un', level: 2 })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Six', level: 4 })).toBeInTheDocument()
  })

  it('nests marks: a bold link is both', () => {
    render(
      <RichText
        doc={doc({
          type: 'paragraph',
          content: [text('essai', { type: 'bold' }, { type: 'link', attrs: { href: '/reserver-un-essai' } })],
        })}
      />,
    )
    const link = screen.getByRole('link', { name: 'essai' })
    expect(link).toHaveAttribute('href', '/reserver-un-essai')
    expect(link.querySelector('strong')).not.toBeNull()
  })

  it('keeps the words of a part it does not know, and survives what is no part at all', () => {
    const { container } = render(
      <RichText doc={doc({ type: 'mystery', content: [text('gardé')] }, null, 7, { type: 'paragraph' })} />,
    )
    expect(container).toHaveTextContent('gardé')
  })

  it('never renders text as markup', () => {
    const { container } = render(
      <RichText doc={doc({ type: 'paragraph', content: [text('<img src=x onerror=alert(1)>')] })} />,
    )
    expect(container.querySelector('img')).toBeNull()
  })

  it('opens a link in a new tab where the editor asks for it, and says so', () => {
    const link = { type: 'link', attrs: { href: 'https://guichet.public.lu', target: '_blank' } }
    render(<RichText doc={doc({ type: 'paragraph', content: [text('guichet.lu', link)] })} />)
    const shown = screen.getByRole('link', { name: 'guichet.lu (nouvel onglet)' })
    expect(shown).toHaveAttribute('target', '_blank')
    expect(shown).toHaveAttribute('rel', 'noopener')
  })

  it('names tables, their columns and rows, and lets the keyboard scroll them', () => {
    const cell = (type: string, value: string, attrs: object = {}) => ({
      type,
      attrs,
      content: [{ type: 'paragraph', content: [text(value)] }],
    })
    const row = (...content: object[]) => ({ type: 'tableRow', content })
    const rows = [
      row(cell('tableHeader', 'Pneu'), cell('tableHeader', 'Prix', { colspan: 2 })),
      row(cell('tableHeader', 'Été'), cell('tableCell', '90 €'), cell('tableCell', '110 €')),
    ]
    render(<RichText doc={doc({ type: 'table', content: rows })} />)
    expect(screen.getByRole('region', { name: /^Tableau.*Pneu, Prix$/ })).toHaveAttribute('tabindex', '0')
    expect(screen.getByRole('columnheader', { name: 'Prix' })).toHaveAttribute('colspan', '2')
    expect(screen.getByRole('rowheader', { name: 'Été' })).toBeVisible()
  })
})
