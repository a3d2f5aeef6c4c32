import type { fromServedData as FromServedData } from './served-data'

const SHARED = { '/slice-data/header.json': { data: 1 } }

/** A new module: it remembers what it answered. */
const served = async (): Promise<typeof FromServedData> => {
  jest.resetModules()
  return (await import('./served-data')).fromServedData
}
const fetches = jest.fn<Promise<unknown>, [string]>()
const ask = jest.fn(async () => 'from the network')

beforeEach(() => {
  ask.mockClear()
  fetches.mockReset().mockResolvedValue({ json: async () => ({ ...SHARED }) })
  Object.assign(globalThis, { fetch: fetches })
  document.body.innerHTML =
    '<script type="application/json" data-file="/page-data/faq/page-data.json">{"path":"/faq"}</script>'
})

describe('data of the first page of a visit', () => {
  it('come from the page, once: a later question wants what there is now', async () => {
    const from = await served()
    expect(await from('/page-data/faq/page-data.json', ask)).toEqual({ status: 200, responseText: '{"path":"/faq"}' })
    expect(ask).not.toHaveBeenCalled()
    expect(await from('/page-data/faq/page-data.json', ask)).toBe('from the network')
  })

  it('that all pages ask for come from one file', async () => {
    const from = await served()
    const header = from('/slice-data/header.json', ask)
    const other = from('/slice-data/other.json', ask)
    expect(await header).toEqual({ status: 200, responseText: '{"data":1}' })
    expect(await other).toBe('from the network')
    expect(fetches.mock.calls).toEqual([['/builds/shared-data.json']])
  })

  it.each([
    ['is not there', { json: async () => JSON.parse('<!doctype html>') as unknown }],
    ['is no object', { json: async () => 'x' }],
  ])('are asked for one by one when that file %s', async (_, response) => {
    fetches.mockResolvedValue(response)
    const from = await served()
    expect(await from('/page-data/app-data.json', ask)).toBe('from the network')
  })

  it('are asked for one by one without a connection', async () => {
    fetches.mockRejectedValue(new TypeError('offline'))
    expect(await (await served())('/slice-data/header.json', ask)).toBe('from the network')
  })

  it('of other pages come from the network', async () => {
    expect(await (await served())('/page-data/index/page-data.json', ask)).toBe('from the network')
  })
})
