import { dataLayer } from '../data-layer'
import { track } from '../track'
import { showOverlay } from './show-overlay'

describe('overlay of events', () => {
  it('lists each event once with its fields, those before it too, and leaves the data layer as it is', () => {
    delete window.dataLayer
    track({ event: 'add_favourite', vehicle_id: 7 })
    const overlay = showOverlay()
    track({ event: 'save_search' })
    expect([...overlay.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'save_search {}',
      'add_favourite {"vehicle_id":7}',
    ])
    expect(overlay.querySelector('summary')).toHaveTextContent('Analytics: 2')
    expect(dataLayer()?.map(({ event }) => event)).toEqual([
      undefined,
      'add_favourite',
      'vm_add_favourite',
      'save_search',
      'vm_save_search',
    ])
  })

  it('keeps the newest events', () => {
    const overlay = showOverlay()
    for (let page = 1; page <= 40; page += 1) track({ event: 'adjust_vehicle_overview_page', page })
    expect(overlay.querySelectorAll('li')).toHaveLength(30)
    expect(overlay.querySelector('li')).toHaveTextContent('"page":40')
  })
})
