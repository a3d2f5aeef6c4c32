import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderFrench } from '../testing/render'
import { PageBoundary } from './PageBoundary'

const Broken = (): never => {
  throw new Error('no such field')
}

describe('a page that throws', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => jest.restoreAllMocks())

  it('says that something went wrong, names the kind on main and leads home', async () => {
    renderFrench(
      <main>
        <PageBoundary path="/faq">
          <Broken />
        </PageBoundary>
      </main>,
    )
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent("Oups, quelque chose s'est mal passé")
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/')
    expect(screen.getByTestId('something-went-wrong')).toBe(screen.getByRole('main'))
  })

  it('lets the next page be shown', async () => {
    const Site = () => {
      const [path, setPath] = useState('/faq')
      return (
        <main>
          <button onClick={() => setPath('/contact')}>Suivante</button>
          <PageBoundary path={path}>{path === '/faq' ? <Broken /> : <p>Contact</p>}</PageBoundary>
        </main>
      )
    }
    renderFrench(<Site />)
    await screen.findByRole('heading', { level: 1 })
    fireEvent.click(screen.getByRole('button', { name: 'Suivante' }))
    expect(screen.getByText('Contact')).toBeInTheDocument()
    expect(screen.getByRole('main')).not.toHaveAttribute('data-testid')
  })
})
