import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useToast } from '../../components/ui/toast-store'
import { Toaster } from '../../components/ui/Toaster'
import { renderFrench } from '../testing/render'
import { markSearchSeen, saveSearch, savedSearches } from './search-store'
import { SavedSearches } from './SavedSearches'
import { SaveSearchButton } from './SaveSearchButton'

const OLD = '2026-11-01T08:00:00.000Z'
const NEW = '2026-11-20T08:00:00.000Z'
const items = () => savedSearches.useIds.getState().items

beforeEach(() =>
  act(() => {
    savedSearches.clear()
    useToast.setState({ toasts: [] })
  }),
)

describe('saved searches', () => {
  it('are shown with what is new since the visit, in French', () => {
    const counts: Record<string, number | null> = { 'a=1': 12, 'a=2': 1, 'a=3': 0, 'a=4': null }
    for (const query of Object.keys(counts)) saveSearch(query, `Recherche ${query}`, OLD)
    renderFrench(<SavedSearches count={(query) => counts[query] ?? null} />)
    const lines = screen.getAllByRole('link').map((link) => link.textContent)
    expect(lines).toEqual([
      'Recherche a=4\u00a0',
      'Recherche a=3Rien de nouveau depuis votre visite',
      'Recherche a=21 nouveau depuis votre visite',
      'Recherche a=112 nouveaux depuis votre visite',
    ])
    expect(screen.getAllByRole('link')[3]).toHaveAttribute('href', '/stock?a=1')
  })

  it('ask for what came since the search was seen, and no more once it is seen again', () => {
    saveSearch('?a=1', 'Une', OLD)
    markSearchSeen('a=1', NEW)
    markSearchSeen('a=1', OLD)
    markSearchSeen('a=9', NEW)
    const asked: string[][] = []
    renderFrench(<SavedSearches count={(query, since) => (asked.push([query, since]), 0)} />)
    expect(asked[0]).toEqual(['a=1', NEW])
    expect(items()).toHaveLength(1)
  })

  it('are kept once, and let go with a way back', async () => {
    renderFrench(
      <>
        <SaveSearchButton query="?a=1" name="Diesel" newest={OLD} />
        <SavedSearches count={() => null} />
        <Toaster />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer la recherche' }))
    act(() => void saveSearch('a=1', 'Diesel encore', OLD))
    expect(items().map(({ id, name }) => [id, name])).toEqual([['a=1', 'Diesel encore']])
    await userEvent.click(screen.getByRole('button', { name: 'Oublier la recherche Diesel encore' }))
    expect(items()).toEqual([])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(screen.getByRole('link', { name: /Diesel encore/ })).toBeVisible()
  })

  it('are nothing where there are none', () => {
    renderFrench(<SavedSearches count={() => 1} />)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
