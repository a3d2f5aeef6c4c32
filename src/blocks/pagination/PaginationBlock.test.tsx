import { screen, within } from '@testing-library/react'
import { PageAddressProvider } from '../../features/page/page-address'
import { renderFrench } from '../../features/testing/render'
import { PaginationBlock } from './PaginationBlock'

const pages = ['choisir', 'recharger', 'revendre'].map((slug) => ({
  _uid: slug,
  component: 'link' as const,
  label: `Bien ${slug}`,
  to: `/guide/${slug}`,
}))
const show = (pathname: string) => {
  renderFrench(
    <PageAddressProvider location={{ pathname }}>
      <PaginationBlock block={{ _uid: 'p', component: 'pagination', title: 'Guide', pages }} />
    </PageAddressProvider>,
  )
  return within(screen.getByRole('navigation', { name: 'Guide' }))
}
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

describe('pages that editors wrote as a series', () => {
  it('are links; the one that is shown is marked, and those beside it are named', () => {
    const navigation = show('/guide/recharger')
    expect(hrefs(navigation.getAllByRole('link'))).toEqual([
      '/guide/choisir',
      '/guide/choisir',
      '/guide/recharger',
      '/guide/revendre',
      '/guide/revendre',
    ])
    expect(navigation.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^Page 2.*Bien recharger$/)
    expect(navigation.getByRole('link', { name: 'Précédent Bien choisir' })).toHaveAttribute('rel', 'prev')
    expect(navigation.getByRole('link', { name: 'Suivant Bien revendre' })).toHaveAttribute('rel', 'next')
  })

  it('lead nowhere beyond their first and last, nor from a page that is none of them', () => {
    expect(show('/guide/choisir').queryByText('Précédent')).toBeNull()
    document.body.replaceChildren()
    expect(show('/guide/revendre').queryByText('Suivant')).toBeNull()
    document.body.replaceChildren()
    expect(hrefs(show('/ailleurs').getAllByRole('link'))).toEqual(pages.map(({ to }) => to))
  })
})
