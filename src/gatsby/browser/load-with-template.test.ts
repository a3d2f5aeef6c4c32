import { loadWithTemplate } from './load-with-template'
import type { Templates } from './load-with-template'

describe('template that is loaded', () => {
  it('has its parts asked for before it is there', async () => {
    const asked: string[] = []
    let arrive: (code: string) => void = () => undefined
    const templates: Templates = {
      vehicle: () => new Promise<string>((resolve) => (arrive = resolve)),
      story: () => Promise.resolve('story'),
    }
    loadWithTemplate(templates, (name) => asked.push(name))
    expect(asked).toEqual([])
    const loading = templates['vehicle']?.()
    expect(asked).toEqual(['vehicle'])
    arrive('code')
    expect(await loading).toBe('code')
  })

  it('comes ahead with its parts, and fails only for who opens the page', async () => {
    const asked: string[] = []
    const templates: Templates = { vehicle: () => Promise.reject(new Error('offline')) }
    const loadAhead = loadWithTemplate(templates, (name) => asked.push(name))
    loadAhead('vehicle')
    loadAhead('a template that nobody has')
    expect(asked).toEqual(['vehicle'])
    await expect(templates['vehicle']?.()).rejects.toThrow('offline')
  })
})
