import { render, screen } from '@testing-library/react'
import { RichText } from './RichText'

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
})
