import { waitForConnection } from './wait-for-connection'

const online = jest.spyOn(window.navigator, 'onLine', 'get')
const reconnect = (): void => {
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
}

const setUp = () => {
  const asked: string[] = []
  let told = 0
  const member =
    (name: string) =>
    (address: string): unknown => {
      asked.push(`${name} ${address}`)
      return Promise.resolve(`page ${address}`)
    }
  const loader = {
    loadPage: member('load'),
    loadPageSync: (address: string) => (address === '/stock' ? 'page' : undefined),
    hovering: member('hover'),
  }
  waitForConnection(loader, () => (told += 1))
  return { asked, loader, told: () => told }
}

/** What came of a promise, once everything that can has happened. */
const outcomeOf = (promise: unknown): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, 'waits'))])

beforeEach(() => online.mockReturnValue(false))
afterAll(() => online.mockRestore())

describe('a page that is asked for', () => {
  it('is loaded at once online', async () => {
    online.mockReturnValue(true)
    const { loader, told } = setUp()
    expect(await outcomeOf(loader.loadPage('/faq'))).toBe('page /faq')
    expect(told()).toBe(0)
  })

  it('waits offline, which is told, and is loaded once the connection is back', async () => {
    const { asked, loader, told } = setUp()
    const page = loader.loadPage('/faq')
    expect(await outcomeOf(page)).toBe('waits')
    expect([told(), asked]).toEqual([1, []])
    reconnect()
    expect(await outcomeOf(page)).toBe('page /faq')
  })

  it('opens offline where it was open before', async () => {
    const { loader, told } = setUp()
    expect(await outcomeOf(loader.loadPage('/stock'))).toBe('page /stock')
    expect(told()).toBe(0)
  })

  it('gives way to what is asked for after it', async () => {
    const { asked, loader } = setUp()
    const pages = [loader.loadPage('/faq'), loader.loadPage('/news')]
    reconnect()
    expect(await Promise.all(pages.map(outcomeOf))).toEqual(['waits', 'page /news'])
    expect(asked).toEqual(['load /news'])
  })

  it.each([
    ['a page that was open before', ({ loader }: ReturnType<typeof setUp>) => void loader.loadPage('/stock')],
    ['the page before', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ])('is forgotten by whoever went on to %s', async (_where, goOn) => {
    const site = setUp()
    const page = site.loader.loadPage('/faq')
    goOn(site)
    reconnect()
    expect(await outcomeOf(page)).toBe('waits')
  })
})

it('loads nothing under the pointer offline', () => {
  const { asked, loader } = setUp()
  loader.hovering('/faq')
  reconnect()
  loader.hovering('/faq')
  expect(asked).toEqual(['hover /faq'])
})
