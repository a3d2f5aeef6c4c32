import type { ReplaceRendererArgs } from 'gatsby'
import { onRenderBody } from 'gatsby-plugin-react-helmet/gatsby-ssr'
import { createElement, Fragment } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { replaceRenderer } from './replace-renderer'

const Page = ({ number }: { number: number }) =>
  createElement(
    Fragment,
    null,
    createElement(
      Helmet,
      { htmlAttributes: { lang: 'fr-LU' }, bodyAttributes: { class: `page-${number}` } },
      createElement('title', null, `Page ${number}`),
      createElement('link', { rel: 'canonical', href: `http://localhost/${number}` }),
      createElement('script', { type: 'application/ld+json' }, JSON.stringify({ sku: number })),
    ),
    createElement('h1', null, `Page ${number}`),
  )

/** Collects what a plugin sets, as Gatsby does while it renders one page. */
const createDocument = () => {
  const document = { html: '', headParts: [] as ReactNode[], htmlAttributes: {}, bodyAttributes: {} }
  const setters = {
    replaceBodyHTMLString: (html: string) => void (document.html = html),
    setHeadComponents: (parts: ReactNode[]) => void document.headParts.push(...parts),
    setHtmlAttributes: (attributes: object) => void Object.assign(document.htmlAttributes, attributes),
    setBodyAttributes: (attributes: object) => void Object.assign(document.bodyAttributes, attributes),
  }
  return { document, setters, head: () => renderToStaticMarkup(createElement(Fragment, null, ...document.headParts)) }
}

const render = (bodyComponent: ReactElement) => {
  const page = createDocument()
  void replaceRenderer({ ...page.setters, bodyComponent, pathname: '/' } as unknown as ReplaceRendererArgs, {
    plugins: [],
  })
  return page
}

const later = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 5))

describe('rendering a page with its head', () => {
  it('gives every one of many pages that are rendered at the same time its own head, the published plugin listed too', async () => {
    const pages = await Promise.all(
      Array.from({ length: 500 }, async (_, number) => {
        await later()
        const page = render(createElement(Page, { number }))
        await later()
        // What Gatsby does with a plugin that the site lists, whenever it comes to it.
        onRenderBody(page.setters)
        return { number, ...page }
      }),
    )
    expect(pages).toHaveLength(500)
    for (const { number, document, head } of pages) {
      expect(document.html).toContain(`<h1>Page ${number}</h1>`)
      expect(head().match(/Page \d+/g)).toEqual([`Page ${number}`])
      expect(head()).toContain(`href="http://localhost/${number}"`)
      expect(head()).toContain(`{"sku":${number}}`)
      expect(document.htmlAttributes).toEqual({ lang: 'fr-LU' })
      expect(document.bodyAttributes).toEqual({ className: `page-${number}` })
    }
  })

  it('does not give a page the head of one whose rendering failed', () => {
    const Broken = () => {
      throw new Error('broken')
    }
    const broken = createElement(Fragment, null, createElement(Page, { number: 1 }), createElement(Broken))
    expect(() => render(broken)).toThrow('broken')
    const { document, head } = render(createElement('p'))
    expect(document.html).toBe('<p></p>')
    expect(head()).not.toContain('Page 1')
  })
})
