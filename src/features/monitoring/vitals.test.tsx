import { MAX_VITALS, VITALS_PATH } from '../../domain/monitoring/vitals'
import { measureVitals } from './vitals'

type Note = (metric: Record<string, unknown>) => void
const notes: Note[] = []
jest.mock('web-vitals', () => {
  const measure = (note: Note) => void notes.push(note)
  return { onCLS: measure, onINP: measure, onLCP: measure }
})

const beacons: [path: string, body: Blob][] = []
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const bodyOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(JSON.parse(String(reader.result)))
    reader.readAsText(blob)
  })
const metric = (name: string, value: number, id = name) => ({
  id,
  name,
  value,
  rating: 'good',
  navigationType: 'navigate',
})

describe('vitals', () => {
  it('are sent when the page is hidden, each once with its template, its last value and nothing of the visitor', async () => {
    let template = 'stock'
    Object.assign(navigator, { sendBeacon: (path: string, body: Blob) => beacons.push([path, body]) > 0 })
    measureVitals(() => template)
    expect(notes).toHaveLength(3)
    const [note] = notes
    note?.(metric('LCP', 900))
    note?.(metric('TTFB', 10))
    note?.(metric('CLS', 0.01))
    template = 'vehicle'
    note?.(metric('CLS', 0.2))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(beacons).toEqual([])
    hide()
    note?.(metric('CLS', 0.3))
    hide()
    expect(beacons.map(([path, { type }]) => [path, type])).toEqual([[VITALS_PATH, 'application/json']])
    const rest = { rating: 'good', navigation: 'navigate' }
    expect(await bodyOf(beacons[0]?.[1] ?? new Blob())).toEqual([
      { metric: 'LCP', value: 900, template: 'stock', ...rest },
      { metric: 'CLS', value: 0.2, template: 'vehicle', ...rest },
    ])
  })

  it('are at most ten in a beacon', async () => {
    for (let index = 0; index < MAX_VITALS + 2; index += 1) notes[0]?.(metric('INP', index, `id-${index}`))
    hide()
    expect(await bodyOf(beacons[1]?.[1] ?? new Blob())).toHaveLength(MAX_VITALS)
  })
})
