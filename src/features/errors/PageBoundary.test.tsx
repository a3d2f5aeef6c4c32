import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderFrench } from '../testing/render'
import { PageBoundary } from './PageBoundary'

const Broken = (): never => {
  throw new Error('no such field')
}

describe('a page that throws', () => {
  const reported = jest.fn()
  beforeEach(() => {
    reported.mockClear()
    window.reportError = reported
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => jest.restoreAllMocks())

  it('says that something went wrong, names the kind on main, leads home and is reported once', async () => {
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
    expect(reported).toHaveBeenCalledTimes(1)
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
