import { loadAfterView } from './load-after-view'

const fail = () => Promise.reject(new Error('offline'))
const PAGE = { json: {}, page: {} }

const createHost = (onLine: boolean) => {
  let connect: () => void = () => undefined
  const reload = jest.fn()
  const host = {
    navigator: { onLine } as Navigator,
    location: { reload } as unknown as Location,
    addEventListener: (_type: string, listener: EventListener) => (connect = () => listener(new Event('online'))),
  }
  return { host, reload, connect: () => connect() }
}

describe('what is below the first view of a page', () => {
  it('is loaded once where that works', async () => {
    const { host, reload } = createHost(true)
    const load = jest.fn().mockResolvedValue(PAGE)
    await loadAfterView(load, host)
    expect(load).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits for the connection, and has the page loaded anew then', async () => {
    const { host, reload, connect } = createHost(false)
    await loadAfterView(fail, host)
    expect(reload).not.toHaveBeenCalled()
    connect()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('has the page loaded anew where its code is gone', async () => {
    const { host, reload } = createHost(true)
    await loadAfterView(fail, host)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
