import type { ReplaceRendererArgs } from 'gatsby'
import { onRenderBody } from 'gatsby-plugin-react-helmet/gatsby-ssr'
import { createElement, Fragment, Suspense } from 'react'
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

/** Renders at once; `done` settles when errors of parts have been reported too. */
const render = (bodyComponent: ReactElement) => {
  const page = createDocument()
  const args = { ...page.setters, bodyComponent, pathname: '/faq' } as unknown as ReplaceRendererArgs
  return { ...page, done: Promise.resolve(replaceRenderer(args, { plugins: [] })) }
}

const Broken = (): never => {
  throw new TypeError('no such field')
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

  it('does not give a page the head of one whose rendering failed', async () => {
    const broken = createElement(Fragment, null, createElement(Page, { number: 1 }), createElement(Broken))
    await expect(render(broken).done).rejects.toThrow('no such field')
    const { document, head } = render(createElement('p'))
    expect(document.html).toBe('<p></p>')
    expect(head()).not.toContain('Page 1')
  })
})

describe('rendering a page with a part that throws', () => {
  afterEach(() => jest.restoreAllMocks())

  const part = createElement(Suspense, null, createElement(Broken))
  const page = (number: number, ...parts: ReactElement[]) =>
    createElement(Fragment, null, createElement(Page, { number }), ...parts, createElement('footer'))

  it('makes it without that part, with its head, and says on one line what was thrown', async () => {
    const line = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    const { document, setters, head, done } = render(page(7, part))
    expect(document.html).toMatch(
      /^<h1>Page 7<\/h1><!--\$!--><template[^>]*><\/template><!--\/\$--><footer><\/footer>$/,
    )
    expect(head()).toContain('Page 7')
    await done
    const taken = document.headParts.length
    onRenderBody(setters)
    expect(renderToStaticMarkup(createElement(Fragment, null, ...document.headParts.slice(taken)))).not.toContain(
      'Page',
    )
    expect(line.mock.calls).toEqual([
      ['error part of /faq is missing in its HTML, because it threw: TypeError: no such field\n'],
    ])
  })

  it('gives no other page its head when it looks for the error', async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    const broken = Array.from({ length: 20 }, (_, number) => render(page(number, part)))
    const whole = broken.map(async ({ done }, index) => {
      const made = render(page(100 + index))
      await Promise.all([done, later()])
      const after = render(page(200 + index))
      return [made.head(), after.head()].map((text) => text.match(/Page \d+/g))
    })
    const heads = await Promise.all(whole)
    expect(heads).toEqual(heads.map((_, index) => [[`Page ${100 + index}`], [`Page ${200 + index}`]]))
    expect(heads).toHaveLength(20)
  })

  it('says nothing of a page whose parts are all shown', async () => {
    const line = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    await render(page(1, createElement(Suspense, null, createElement('p')))).done
    expect(line).not.toHaveBeenCalled()
  })
})
