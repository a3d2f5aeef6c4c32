import { loadParts } from './load-parts'
import type { LoadedPage } from './load-parts'
import type { PageLoader } from './page-loader'

const page = { json: { data: 1 }, page: { componentChunkName: 'story' }, component: () => null }
const createLoader = (load: (page: LoadedPage) => Promise<unknown>, answer: unknown = page): PageLoader => {
  const loader: PageLoader = { loadPage: () => Promise.resolve(answer), hovering: () => undefined }
  loadParts(loader, load)
  return loader
}
const open = (loader: PageLoader) => (loader['loadPage'] as (address: string) => Promise<unknown>)('/a')

describe('page with parts', () => {
  it('is there once its parts are', async () => {
    let arrive: () => void = () => undefined
    const load = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    let opened: unknown = 'waiting'
    const opening = open(createLoader(load)).then((found) => (opened = found))
    await new Promise((resolve) => setTimeout(resolve))
    expect(load).toHaveBeenCalledWith(page)
    expect(opened).toBe('waiting')
    arrive()
    await opening
    expect(opened).toBe(page)
  })

  it('has failed where one cannot be loaded', async () => {
    const error = new Error('offline')
    expect(await open(createLoader(() => Promise.reject(error)))).toEqual({ status: 'error', error })
  })

  it('asks for none where there is no page', async () => {
    const load = jest.fn(() => Promise.resolve())
    expect(await open(createLoader(load, null))).toBeNull()
    expect(load).not.toHaveBeenCalled()
  })

  it('is loaded whole under the pointer', async () => {
    const load = jest.fn(() => Promise.resolve())
    const loader = createLoader(load)
    ;(loader['hovering'] as (address: string) => void)('/a')
    await new Promise((resolve) => setTimeout(resolve))
    expect(load).toHaveBeenCalledTimes(1)
  })
})
