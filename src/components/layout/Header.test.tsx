import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import type { FooterContent, HeaderContent, MenuEntry } from '../../domain/content/types'
import messages from '../../locales/fr.json'
import { Footer } from './Footer'
import { Header } from './Header'
import { closeSiteSearch, useSiteSearch } from './site-search-store'

const entry = (label: string): MenuEntry => ({
  _uid: label,
  component: 'menu-entry',
  label,
  to: '/stock',
  columns: [
    {
      _uid: `${label} column`,
      component: 'menu-column',
      title: 'Colonne',
      links: [{ _uid: `${label} link`, component: 'link', label: `${label} détail`, to: '/stock' }],
    },
  ],
})
const content: HeaderContent = {
  _uid: 'h',
  component: 'header',
  searchPlaceholder: 'Marque',
  entries: [
    entry('Stock'),
    entry('Leasing'),
    { _uid: 'c', component: 'menu-entry', label: 'Concessions', to: '/concessions' },
  ],
}
const show = () =>
  render(
    <IntlProvider locale="fr" messages={messages}>
      <Header content={content} tools={null} />
    </IntlProvider>,
  )
const footer: FooterContent = {
  _uid: 'f',
  component: 'footer',
  claim: '',
  phone: '+352 26 10 40',
  hours: '',
  columns: [],
  copyright: '',
  social: [],
  legal: [],
}
const panelOf = (label: string) => screen.getByText(label).closest('details')

describe('search link', () => {
  it('opens the search over the site, and leads to the stock where no script runs', async () => {
    show()
    const link = screen.getByRole('link', { name: /Rechercher sur le site/ })
    expect(link).toHaveAttribute('href', '/stock')
    await userEvent.click(link)
    expect(useSiteSearch.getState().isOpen).toBe(true)
    closeSiteSearch()
  })
})

describe('main navigation', () => {
  it('leads to the links of the footer where no script opens the mobile navigation', () => {
    show()
    const { container } = render(
      <IntlProvider locale="fr" messages={messages}>
        <Footer content={footer} />
      </IntlProvider>,
    )
    const target = screen.getByRole('link', { name: 'Menu' }).getAttribute('href') ?? ''
    expect(container.querySelector(target)).toBe(container.querySelector('footer'))
  })

  it('closes its panel on Escape and gives focus back to the entry', async () => {
    show()
    await userEvent.click(screen.getByText('Stock'))
    panelOf('Stock')?.setAttribute('open', '')
    await userEvent.keyboard('{Escape}')
    expect(panelOf('Stock')).not.toHaveAttribute('open')
    expect(screen.getByText('Stock')).toHaveFocus()
  })

  it('closes its panel when focus or a click goes elsewhere', async () => {
    show()
    panelOf('Stock')?.setAttribute('open', '')
    screen.getByRole('link', { name: /Rechercher/ }).focus()
    expect(panelOf('Stock')).not.toHaveAttribute('open')
    panelOf('Stock')?.setAttribute('open', '')
    await userEvent.click(document.body)
    expect(panelOf('Stock')).not.toHaveAttribute('open')
  })

  it('stays open while the visitor moves inside it', async () => {
    show()
    panelOf('Stock')?.setAttribute('open', '')
    screen.getByText('Stock détail').focus()
    expect(panelOf('Stock')).toHaveAttribute('open')
  })

  it('is a plain link where an entry has no columns', () => {
    show()
    expect(screen.getByRole('link', { name: 'Concessions' })).toHaveAttribute('href', '/concessions')
  })
})
