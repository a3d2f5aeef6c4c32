import { act, screen } from '@testing-library/react'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { answerFetch, renderFrench } from '../testing/render'
import { recentVehicles, rememberView } from './recent-store'
import { RecentStrip } from './RecentStrip'
import { useRememberView } from './use-remember-view'

const vehicle = (id: number) => ({ ...exampleVehicle, id, modelName: `No ${id}` })
const ids = () => recentVehicles.useIds.getState().ids
/** A site that once had vehicle 3, and has all others. */
const site = (url: string) => {
  if (url.startsWith('/api/redirects')) return { status: 200, body: { redirect: null } }
  const id = Number(/stock\/(\d+)-1/.exec(url)?.[1])
  return id === 3
    ? { status: 404 }
    : { status: 200, body: { result: { data: { vehicle: { ...vehicle(id), location: null }, similar: [] } } } }
}
const see = (...seen: number[]) => seen.forEach((id) => rememberView(vehicle(id)))
const Page = ({ id }: { id: number }) => {
  useRememberView(vehicle(id))
  return <RecentStrip currentId={id} />
}

beforeEach(() => {
  act(() => void recentVehicles.clear())
  answerFetch(site)
})

describe('recently viewed', () => {
  it('shows the latest first, without the vehicle of the page', async () => {
    see(1, 2, 4, 1)
    renderFrench(<Page id={2} />)
    expect((await screen.findAllByRole('link')).map((link) => link.querySelector('b')?.textContent)).toEqual([
      'Peugeot No 1',
      'Peugeot No 4',
    ])
    expect(ids()).toEqual([2, 1, 4])
  })

  it('drops what has gone', async () => {
    see(1, 3, 4)
    renderFrench(<RecentStrip />)
    expect(await screen.findAllByRole('link')).toHaveLength(2)
    expect(ids()).toEqual([4, 1])
  })

  it('remembers twelve', () => {
    see(...Array.from({ length: 15 }, (_, index) => index + 1))
    expect(ids()).toHaveLength(12)
    expect(ids()[0]).toBe(15)
  })

  it('is nothing where nothing was seen', () => {
    renderFrench(<Page id={2} />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('keeps its vehicles when the network fails', async () => {
    answerFetch(() => new TypeError('Failed to fetch'))
    see(1)
    renderFrench(<RecentStrip />)
    expect(await screen.findByText(/n’ont pas pu être chargés/)).toBeVisible()
    expect(ids()).toEqual([1])
  })
})
