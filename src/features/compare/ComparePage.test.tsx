import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { answerFetch, renderFrench } from '../testing/render'
import { compareList } from './compare-store'
import { ComparePage } from './ComparePage'

const pageData = (id: number, change = {}) => ({ result: { data: { vehicle: { ...exampleVehicle, id, ...change, location: null }, similar: [] } } })

/** A site that has vehicles 1 and 2, and once had 3. */
const site = (url: string) => {
  const asked = /path=.*?(\d+)-1/.exec(decodeURIComponent(url))?.[1]
  if (asked) return { status: 200, body: { redirect: asked === '3' ? null : `/stock/${asked}-1-peugeot-3008` } }
  const id = Number(/stock\/(\d+)-1/.exec(url)?.[1])
  return { status: 200, body: pageData(id, id === 2 ? { fuel: 'diesel', modelName: '5008' } : {}) }
}

const choose = (...ids: number[]) => {
  compareList.clear()
  for (const id of ids) compareList.add({ id, card: null })
}

afterEach(() => act(() => void compareList.clear()))

describe('comparison', () => {
  it('shows the vehicles of the list beside one another', async () => {
    answerFetch(site)
    choose(1, 2)
    renderFrench(<ComparePage />)
    expect(await screen.findByRole('row', { name: /Carburant Hybride Diesel/ })).toBeVisible()
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  })

  it('takes vanished vehicles off the list and says how many', async () => {
    answerFetch(site)
    choose(1, 2, 3)
    renderFrench(<ComparePage />)
    expect(await screen.findByText('Un véhicule n’est plus disponible et a été retiré de la comparaison.')).toBeVisible()
    expect(compareList.useIds.getState().ids).toEqual([1, 2])
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2)
  })

  it('hides what is equal when asked to', async () => {
    answerFetch(site)
    choose(1, 2)
    renderFrench(<ComparePage />)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Différences seulement' }))
    expect(screen.queryByRole('row', { name: /Kilométrage/ })).toBeNull()
    expect(screen.getByRole('row', { name: /Carburant/ })).toBeVisible()
  })

  it('asks for a second vehicle', async () => {
    answerFetch(site)
    choose(1)
    renderFrench(<ComparePage />)
    expect(await screen.findByText(/Pas encore assez de véhicules sélectionnés/)).toBeVisible()
  })

  it('keeps the list when the network fails, and reads it on another try', async () => {
    let online = false
    answerFetch((url) => (online ? site(url) : new TypeError('Failed to fetch')))
    choose(1, 2)
    renderFrench(<ComparePage />)
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(compareList.useIds.getState().ids).toEqual([1, 2])
    online = true
    await userEvent.click(retry)
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2)
  })
})
