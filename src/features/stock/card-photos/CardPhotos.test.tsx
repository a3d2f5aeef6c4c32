import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { VehicleSummary } from '../../../domain/content/story-data'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import { answerFetch, renderFrench } from '../../testing/render'
import { VehicleCard } from '../VehicleCard'

const photos = ['a', 'b', 'c'].map((name) => ({
  url: `https://a.example/f/1/1600x1200/x/${name}.jpg`,
  alt: `Vue ${name}`,
  width: 1600,
  height: 1200,
}))
const vehicle: VehicleSummary = { ...exampleVehicle, photos: photos.slice(0, 2), town: 'Mersch' }
const page = { result: { data: { vehicle: { ...exampleVehicle, photos }, similar: [] } } }

const show = (answer = { status: 200, body: page as unknown }) => {
  const asked = answerFetch(() => answer)
  renderFrench(<VehicleCard vehicle={vehicle} />)
  return asked
}
const pageData = (asked: readonly { url: string }[]) =>
  asked.map(({ url }) => url).filter((url) => url.startsWith('/page-data'))
const touch = () => fireEvent.pointerEnter(screen.getByRole('article'))
const next = () => screen.findByRole('button', { name: 'Photo suivante' })
const swipe = (from: [number, number], to: [number, number]) => {
  const card = screen.getByRole('article')
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY })
  fireEvent.touchStart(card, { touches: [at(from)] })
  return fireEvent.touchEnd(card, { changedTouches: [at(to)] })
}

describe('photos of a card', () => {
  it('ask for nothing until they are touched', () => {
    const asked = show()
    expect(screen.queryByRole('button', { name: 'Photo suivante' })).toBeNull()
    expect(asked).toEqual([])
    expect(document.querySelectorAll('img')).toHaveLength(1)
    touch()
    expect(document.querySelectorAll('img')).toHaveLength(2)
  })

  it('go on to those that the page of the vehicle has, around to the first', async () => {
    const asked = show()
    touch()
    const button = await next()
    await screen.findByText(/^1.\/.3$/)
    expect(pageData(asked)).toEqual(['/page-data/stock/104729-1-peugeot-3008-1-2-hybrid-136-e-dcs6-gt/page-data.json'])
    fireEvent.click(button)
    fireEvent.click(button)
    expect(screen.getByRole('img', { name: 'Vue c' })).toBeInTheDocument()
    fireEvent.click(button)
    expect(screen.getByRole('status')).toHaveTextContent(/^1.\/.3$/)
    fireEvent.click(screen.getByRole('button', { name: 'Photo précédente' }))
    expect(screen.getByRole('img', { name: 'Vue c' })).toBeInTheDocument()
  })

  it('stay the two of the card when the others cannot be read', async () => {
    const asked = show({ status: 500, body: null })
    touch()
    await next()
    await waitFor(() => expect(pageData(asked)).toHaveLength(1))
    expect(screen.getByRole('status')).toHaveTextContent(/^1.\/.2$/)
  })

  it('are swiped by a finger, which then follows no link; a scroll or a tap is none of it', async () => {
    show()
    touch()
    await next()
    await screen.findByText(/^1.\/.3$/)
    let followed = true
    act(() => void (followed = swipe([200, 0], [120, 0])))
    expect(followed).toBe(false)
    expect(screen.getByRole('status')).toHaveTextContent(/^2.\/.3$/)
    act(() => void (followed = swipe([200, 0], [170, -90])))
    expect(followed).toBe(true)
    act(() => void (followed = swipe([200, 0], [202, 0])))
    expect(followed).toBe(true)
    expect(screen.getByRole('status')).toHaveTextContent(/^2.\/.3$/)
    act(() => void swipe([100, 0], [180, 0]))
    expect(screen.getByRole('status')).toHaveTextContent(/^1.\/.3$/)
  })
})
