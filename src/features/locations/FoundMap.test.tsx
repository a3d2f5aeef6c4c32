import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { publicConfig } from '../../config/public'
import { answerConsent } from '../consent/consent-store'
import { forgetConsent } from '../testing/consent'
import { answerFetch, renderFrench } from '../testing/render'
import { FoundMap } from './FoundMap'
import type { ListedLocation } from './use-location-list'

const at = (town: string, latitude: number, longitude: number): ListedLocation => ({
  id: town.toLowerCase(),
  name: `Alzette ${town}`,
  address: { street: '1, rue du Pont', postalCode: 'L-1111', town, country: 'LU' },
  latitude,
  longitude,
  phone: '+352 26 10 40',
  showroomHours: null,
  workshopHours: null,
  specialHours: [],
  brandIds: [],
  services: [],
  routeUrl: `https://maps.example/${town}`,
})
const LOCATIONS = [at('Luxembourg', 49.5793, 6.1136), at('Mersch', 49.7637, 6.0925), at('Marnach', 50.0531, 6.0603)]

const onPoint = jest.fn()
const mapOf = (found: readonly ListedLocation[], locations: readonly ListedLocation[]) => (
  <FoundMap
    list={{
      found: found.map((location) => ({ location, km: null })),
      query: { place: null, brand: null, service: null },
      place: null,
      total: locations.length,
    }}
    locations={locations}
    pointed={null}
    onPoint={onPoint}
  />
)
const show = (found = LOCATIONS, locations = LOCATIONS) => renderFrench(mapOf(found, locations))
const map = () => screen.findByRole('region', { name: /concessions? .*sur la carte/i })

/** jsdom loads no style sheets and has no layout: Leaflet takes a size from these. */
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 600 })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 })
  answerFetch((url) =>
    url === '/map/region.json'
      ? {
          status: 200,
          body: {
            lands: [
              [
                [5, 49],
                [5.5, 49],
                [5.5, 50],
              ],
            ],
          },
        }
      : { status: 404 },
  )
  new MutationObserver((records, observer) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement) {
        observer.disconnect()
        node.dispatchEvent(new Event('load'))
      }
  }).observe(document.head, { childList: true })
})
afterEach(() => act(() => forgetConsent()))

describe('map beside the list of dealerships', () => {
  it('is drawn until the visitor allows the interactive one, and says so', async () => {
    show()
    expect(screen.getByText(/La carte interactive ne peut pas se charger/).closest('[inert]')).toBeNull()
    expect(screen.getByRole('group', { name: /sur la carte du Luxembourg/ })).toBeVisible()
    expect(screen.getByText(/vidéos, pages intégrées, rendez-vous, assistant/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Afficher la carte interactive' }))
    expect(await within(await map()).findAllByRole('button', { name: /^\d\. Alzette/ })).toHaveLength(3)
    expect(screen.getByText(/La carte interactive ne peut pas se charger/).closest('[inert]')).not.toBeNull()
  })

  it('takes the focus of the button that asked for it', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Afficher la carte interactive' }))
    await waitFor(async () => expect(await map()).toHaveFocus())
  })

  it('leaves the focus alone when it is allowed elsewhere, or the focus has moved on', async () => {
    show()
    act(() => answerConsent({ comfort: true }))
    await within(await map()).findByRole('button', { name: /Alzette Mersch$/ })
    expect(document.body).toHaveFocus()
    act(() => answerConsent({ comfort: false }))
    const allow = screen.getByRole('button', { name: 'Afficher la carte interactive' })
    allow.focus()
    fireEvent.click(allow)
    await within(await map()).findByRole('button', { name: /Alzette Mersch$/ })
    expect(allow).toHaveFocus()
  })

  it('numbers what the list has, and is drawn again when the consent is withdrawn', async () => {
    act(() => answerConsent({ comfort: true }))
    show(LOCATIONS.slice(1))
    const shown = await map()
    expect((await within(shown).findByRole('button', { name: '1. Alzette Mersch' })).textContent).toBe('1')
    expect(within(shown).getByRole('button', { name: 'Alzette Luxembourg' }).textContent).toBe('')
    act(() => answerConsent({ comfort: false }))
    expect(screen.queryByRole('button', { name: /Alzette Mersch$/ })).toBeNull()
    expect(screen.getByRole('group', { name: /sur la carte du Luxembourg/ })).toBeVisible()
  })

  it('tells of a dealership where its mark is clicked', async () => {
    act(() => answerConsent({ comfort: true }))
    show()
    fireEvent.click(await within(await map()).findByRole('button', { name: /Alzette Mersch$/ }))
    expect(await screen.findByRole('link', { name: 'Alzette Mersch' })).toHaveAttribute('href', '/concessions/mersch')
    expect(screen.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', 'https://maps.example/Mersch')
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByRole('link', { name: 'Itinéraire' })).toBeNull()
  })

  it('tells of a dealership by keyboard, and gives the focus back', async () => {
    act(() => answerConsent({ comfort: true }))
    show()
    const mark = await within(await map()).findByRole('button', { name: /Alzette Mersch$/ })
    mark.focus()
    fireEvent.keyDown(mark, { key: 'Enter' })
    const route = await screen.findByRole('link', { name: 'Itinéraire' })
    expect(document.activeElement).toContainElement(route)
    fireEvent.keyDown(route, { key: 'Escape' })
    expect(screen.queryByRole('link', { name: 'Itinéraire' })).toBeNull()
    expect(mark).toHaveFocus()
  })

  it('names towns beside their marks, and other towns where there is room', async () => {
    act(() => answerConsent({ comfort: true }))
    show()
    const shown = await map()
    expect((await within(shown).findByText('Mersch')).parentElement).not.toHaveClass('leftward')
    expect(within(shown).getByText('Clervaux').parentElement).toHaveClass('leftward')
  })

  it('shows streets of a configured tile server, with whom they come from, and no drawn land', async () => {
    jest.replaceProperty(publicConfig, 'mapTiles', {
      url: 'https://tiles.example/{z}/{x}/{y}.png',
      attribution: '© Exemple',
    })
    act(() => answerConsent({ comfort: true }))
    show()
    const shown = await map()
    expect(within(shown).getByText('© Exemple')).toBeVisible()
    const tiles = [...shown.querySelectorAll('img')].map(({ src }) => src)
    expect(tiles[0]).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/)
    expect(within(shown).queryByText('Wiltz')).toBeNull()
    jest.restoreAllMocks()
  })

  it('opens a popup that the map has room for', async () => {
    act(() => answerConsent({ comfort: true }))
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 326 })
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 500 })
    show()
    fireEvent.click(await within(await map()).findByRole('button', { name: /Alzette Mersch$/ }))
    const popup = await screen.findByRole('dialog', { name: 'Alzette Mersch' })
    expect(popup).toHaveFocus()
    const content = popup.querySelector<HTMLElement>('.leaflet-popup-content')
    expect(Number.parseInt(content?.style.width ?? '', 10)).toBeLessThan(326 - 2 * 20)
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetWidth')
  })

  it('keeps the focus on a mark that is drawn again', async () => {
    act(() => answerConsent({ comfort: true }))
    const near = [...LOCATIONS, at('Lintgen', 49.76, 6.0905)]
    show(near, near)
    const group = await within(await map()).findByRole('button', { name: '2 concessions : agrandir la carte' })
    group.focus()
    fireEvent.keyDown(group, { key: 'Enter' })
    await waitFor(() => expect(group).not.toBeInTheDocument())
    expect(document.activeElement).toHaveAccessibleName(/^Alzette Mersch|2 concessions/)
  })

  it('counts in a group what the list has, and lists the group where no zoom takes it apart', async () => {
    act(() => answerConsent({ comfort: true }))
    const [luxembourg, mersch, marnach] = LOCATIONS
    const beside = [at('Lintgen', 49.7637, 6.0925), at('Bissen', 49.7637, 6.0925)]
    const [lintgen] = beside
    const found = [luxembourg, mersch, marnach, lintgen].filter((one) => one !== undefined)
    show(found, [...LOCATIONS, ...beside])
    const group = await within(await map()).findByRole('button', { name: '2 concessions : agrandir la carte' })
    expect(group.textContent).toBe('2')
    fireEvent.click(group)
    fireEvent.click(await screen.findByRole('button', { name: '2 concessions à cet endroit' }))
    const popup = await screen.findByRole('dialog', { name: '2 concessions à cet endroit' })
    expect(
      within(popup)
        .getAllByRole('link', { name: /Alzette/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/concessions/mersch', '/concessions/lintgen'])
  })

  it('closes the popup of a dealership that the list no longer has, and leaves the focus alone', async () => {
    act(() => answerConsent({ comfort: true }))
    let change = (_found: readonly ListedLocation[]): void => undefined
    const Changing = () => {
      const [found, setFound] = useState<readonly ListedLocation[]>(LOCATIONS)
      change = setFound
      return mapOf(found, LOCATIONS)
    }
    renderFrench(<Changing />)
    fireEvent.click(await within(await map()).findByRole('button', { name: /Alzette Mersch$/ }))
    await screen.findByRole('link', { name: 'Itinéraire' })
    act(() => change(LOCATIONS.slice(0, 1)))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Itinéraire' })).toBeNull())
    expect(screen.getByRole('button', { name: /Alzette Mersch$/ })).not.toHaveFocus()
  })

  it('tells the list which dealership has the focus or a popup', async () => {
    act(() => answerConsent({ comfort: true }))
    show()
    const mark = await within(await map()).findByRole('button', { name: /Alzette Mersch$/ })
    act(() => mark.focus())
    expect(onPoint).toHaveBeenLastCalledWith('mersch')
    act(() => mark.blur())
    expect(onPoint).toHaveBeenLastCalledWith(null)
    fireEvent.click(mark)
    expect(onPoint).toHaveBeenLastCalledWith('mersch')
  })

  it('tells of another dealership while one is told of', async () => {
    act(() => answerConsent({ comfort: true }))
    show()
    fireEvent.click(await within(await map()).findByRole('button', { name: /Alzette Mersch$/ }))
    await screen.findByRole('link', { name: 'Itinéraire' })
    fireEvent.click(screen.getByRole('button', { name: /Alzette Marnach$/ }))
    const route = await screen.findByRole('link', { name: 'Itinéraire' })
    expect(route).toHaveAttribute('href', 'https://maps.example/Marnach')
  })
})
