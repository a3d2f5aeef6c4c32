import type { Extent } from '../../domain/content/first-view'
import { loadParts } from './load-parts'
import type { LoadedPage } from './load-parts'
import type { PageLoader } from './page-loader'

const page = { json: { data: 1 }, page: { componentChunkName: 'story' }, component: () => null }
const createLoader = (load: (page: LoadedPage, extent: Extent) => Promise<unknown>, answer: unknown = page) => {
  const loader: PageLoader = { loadPage: () => Promise.resolve(answer), hovering: () => undefined }
  return { loader, ...loadParts(loader, load) }
}
const open = ({ loader }: { loader: PageLoader }, address = '/a') =>
  (loader['loadPage'] as (address: string) => Promise<unknown>)(address)

describe('page with parts', () => {
  it('is there once its parts are', async () => {
    let arrive: () => void = () => undefined
    const load = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    let opened: unknown = 'waiting'
    const opening = open(createLoader(load)).then((found) => (opened = found))
    await new Promise((resolve) => setTimeout(resolve))
    expect(load).toHaveBeenCalledWith(page, 'whole')
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

  it('is loaded as far as its first view where a link to its top is followed', async () => {
    const load = jest.fn(() => Promise.resolve())
    const parts = createLoader(load)
    parts.open('/a')
    await open(parts, '/a')
    await open(parts, '/b')
    parts.open(null)
    await open(parts, '/a')
    expect(load.mock.calls).toEqual([
      [page, 'view'],
      [page, 'whole'],
      [page, 'whole'],
    ])
  })

  it('is loaded as far as its first view under the pointer', async () => {
    const load = jest.fn(() => Promise.resolve())
    const { loader } = createLoader(load)
    ;(loader['hovering'] as (address: string) => void)('/b')
    await new Promise((resolve) => setTimeout(resolve))
    expect(load.mock.calls).toEqual([[page, 'view']])
  })

  it('is loaded as a whole where that is asked for', async () => {
    const load = jest.fn(() => Promise.resolve())
    await createLoader(load).loadWhole('/a')
    expect(load.mock.calls).toEqual([[page, 'whole']])
  })
})
