import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { renderWithHead } from './render-with-head'

const Page = ({ number }: { number: number }) =>
  createElement(
    Fragment,
    null,
    createElement(
      Helmet,
      { htmlAttributes: { lang: 'fr-LU' } },
      createElement('title', null, `Page ${number}`),
      createElement('link', { rel: 'canonical', href: `http://localhost/${number}` }),
      createElement('script', { type: 'application/ld+json' }, JSON.stringify({ sku: number })),
    ),
    createElement('h1', null, `Page ${number}`),
  )

const headOf = (number: number) => {
  const { html, headComponents, htmlAttributes } = renderWithHead(createElement(Page, { number }))
  return { html, head: renderToStaticMarkup(createElement(Fragment, null, ...headComponents)), htmlAttributes }
}

const later = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 5))

describe('rendering a page with its head', () => {
  it('gives every one of many pages that are rendered at the same time its own head', async () => {
    const pages = await Promise.all(
      Array.from({ length: 500 }, async (_, number) => {
        await later()
        const page = headOf(number)
        await later()
        return { number, ...page }
      }),
    )
    for (const { number, html, head } of pages) {
      expect(html).toContain(`<h1>Page ${number}</h1>`)
      expect(head.match(/Page \d+/g)).toEqual([`Page ${number}`])
      expect(head).toContain(`href="http://localhost/${number}"`)
      expect(head).toContain(`{"sku":${number}}`)
    }
  })

  it('hands over attributes of the document', () => {
    expect(headOf(1).htmlAttributes).toMatchObject({ lang: 'fr-LU' })
  })

  it('does not give a page the head of one whose rendering failed', () => {
    const Broken = () => {
      throw new Error('broken')
    }
    const broken = createElement(Fragment, null, createElement(Page, { number: 1 }), createElement(Broken))
    expect(() => renderWithHead(broken)).toThrow('broken')
    const { headComponents } = renderWithHead(createElement('p'))
    expect(renderToStaticMarkup(createElement(Fragment, null, ...headComponents))).not.toContain('Page 1')
  })
})
