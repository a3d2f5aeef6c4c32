import { isRestingBlock } from '../domain/content/static-blocks'
import { registry } from './registry.browser'

describe('blocks in the browser', () => {
  it('wait for the visitor where something around them waits, too', () => {
    const resting = Object.entries(registry).filter(([, { rests }]) => rests)
    expect(resting.map(([name]) => name)).toEqual(Object.keys(registry).filter(isRestingBlock))
    expect(resting.length).toBeGreaterThan(0)
  })
})
