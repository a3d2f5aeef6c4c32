import { screen } from '@testing-library/react'
import { renderFrench } from '../../features/testing/render'
import { BreadcrumbsBlock } from './BreadcrumbsBlock'

const block = { _uid: 'b', component: 'breadcrumbs' } as const
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

afterEach(() => jest.restoreAllMocks())

describe('breadcrumbs of a story', () => {
  it('begin at the home page, which the editor need not name', () => {
    renderFrench(
      <BreadcrumbsBlock
        block={{
          ...block,
          items: [
            { _uid: 's', component: 'link', label: 'Services', to: '/services' },
            { _uid: 'p', component: 'link', label: 'Pneus', to: '/services/pneus' },
          ],
        }}
      />,
    )
    expect(hrefs().slice(0, 2)).toEqual(['/', '/services'])
  })

  it('show nothing to visitors without a page in them, which editors are told', () => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'production')
    const { container, unmount } = renderFrench(<BreadcrumbsBlock block={block} />)
    expect(container).toBeEmptyDOMElement()
    unmount()
    renderFrench(<BreadcrumbsBlock block={{ ...block, ...{ _editable: '<!--x-->' } }} />)
    expect(screen.getByText(/le fil d’Ariane n’a aucun élément/)).toBeVisible()
  })
})
