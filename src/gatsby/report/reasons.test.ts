import { DEFAULT_SEGMENTS } from '../../domain/routes/segments'
import type { PagePlan } from '../create-pages/page-plan'
import { createPlanner } from '../create-pages/plan'
import type { SiteData } from '../site-data'
import { pageStory, siteData, vehicleFacts } from '../testing/site-data'
import { reasonsOf } from './reasons'

const planOf = (data: SiteData) => createPlanner(DEFAULT_SEGMENTS).dealer(data).withStories(data.stories).pages
const vehicle = (id: number) => ({ id: `DealerVehicle-${id}`, type: 'DealerVehicle' })
const story = (path: string) => ({ id: `Story-${path}`, type: 'Story' })
const NONE = { changed: [], deleted: [] }
const pages = (fields: Partial<Parameters<typeof reasonsOf>[0]['pages']>) => ({
  created: [],
  changed: [],
  deleted: [],
  ...fields,
})
/** The pages whose context differs between two plans, as a rebuild would touch them. */
const difference = (before: readonly PagePlan[], after: readonly PagePlan[]) => {
  const [old, now] = [before, after].map(
    (plan) => new Map(plan.map((page) => [page.path, JSON.stringify(page.context)])),
  )
  return pages({
    created: [...(now?.keys() ?? [])].filter((path) => !old?.has(path)),
    changed: [...(now ?? [])]
      .filter(([path, context]) => old?.has(path) && old.get(path) !== context)
      .map(([path]) => path),
    deleted: [...(old?.keys() ?? [])].filter((path) => !now?.has(path)),
  })
}

describe('why a rebuild made pages anew', () => {
  const data = siteData({ vehicles: [1, 2, 3, 4].map((key) => vehicleFacts(key)) })
  const plan = planOf(data)
  const pathOf = (key: number) => plan.find(({ context }) => context['vehicleKey'] === key)?.path ?? ''

  it('tells a vehicle’s own page from those that show it as similar and those that list it', () => {
    const changed = plan.filter(({ context }) => JSON.stringify(context).includes('3')).map(({ path }) => path)
    const [reason, ...others] = reasonsOf({
      nodes: { changed: [vehicle(3)], deleted: [] },
      pages: pages({ changed: [...new Set([...changed, '/peugeot'])] }),
      before: plan,
      after: plan,
    })
    expect(others).toEqual([])
    expect(reason).toMatchObject({ subject: 'vehicle', deed: 'changed', total: 1, keys: ['3'] })
    expect(reason?.pages.slice(0, 2)).toEqual([
      { bond: 'own', template: '', total: 1, first: [pathOf(3)] },
      { bond: 'similar', template: '', total: 3, first: [pathOf(1), pathOf(2), pathOf(4)] },
    ])
    expect(reason?.pages.slice(2).map(({ bond, template }) => `${bond} ${template}`)).toEqual(
      expect.arrayContaining(['list brand', 'list stock']),
    )
    expect(reason?.pages.reduce((sum, { total }) => sum + total, 0)).toBe(new Set([...changed, '/peugeot']).size)
  })

  it('knows what is new and what is gone by the plans of before and of now', () => {
    const after = planOf(siteData({ vehicles: [1, 2, 3, 5].map((key) => vehicleFacts(key)) }))
    const reasons = reasonsOf({
      nodes: { changed: [vehicle(5)], deleted: [vehicle(4)] },
      pages: difference(plan, after),
      before: plan,
      after,
    })
    expect(reasons.map(({ deed, keys }) => [deed, keys])).toEqual([
      ['removed', ['4']],
      ['added', ['5']],
    ])
    expect(reasons.map((reason) => reason.pages[0])).toEqual([
      { bond: 'own', template: '', total: 1, first: [pathOf(4)] },
      { bond: 'own', template: '', total: 1, first: [expect.stringMatching(/^\/stock\/5-1-/)] },
    ])
  })

  it('takes a vehicle with another address for a changed one', () => {
    const after = planOf(
      siteData({ vehicles: [1, 2, 3, 4].map((key) => vehicleFacts(key, key === 4 ? { variant: 'Edition' } : {})) }),
    )
    const [reason] = reasonsOf({
      nodes: { changed: [vehicle(4)], deleted: [] },
      pages: difference(plan, after),
      before: plan,
      after,
    })
    expect(reason).toMatchObject({ deed: 'changed', keys: ['4'] })
    expect(reason?.pages[0]).toMatchObject({ bond: 'own', total: 2 })
  })

  it('tells what hangs on it in another way of the only thing that changed', () => {
    const all = plan.map(({ path }) => path)
    const [reason] = reasonsOf({
      nodes: { changed: [story('/global/header')], deleted: [] },
      pages: pages({ changed: all }),
      before: plan,
      after: plan,
    })
    expect(reason).toMatchObject({ subject: 'story', keys: ['/global/header'] })
    expect(reason?.pages.every(({ bond }) => bond === 'shared')).toBe(true)
    expect(reason?.pages.reduce((sum, { total }) => sum + total, 0)).toBe(all.length)
    expect(reason?.pages[0]?.first.length).toBeLessThanOrEqual(3)
  })

  it('guesses nothing where several things changed, and nothing where none did', () => {
    const withStory = planOf({ ...data, stories: [pageStory('/services')] })
    const nodes = { changed: [vehicle(1), story('/services')], deleted: [] }
    const reasons = reasonsOf({
      nodes,
      pages: pages({ changed: ['/concessions', '/services', pathOf(1)] }),
      before: withStory,
      after: withStory,
    })
    expect(reasons.map(({ subject, pages: [own, ...rest] }) => [subject, own?.bond, own?.first, rest.length])).toEqual([
      ['vehicle', 'own', [pathOf(1)], 0],
      ['story', 'own', ['/services'], 0],
    ])
    expect(reasonsOf({ nodes: NONE, pages: pages({ changed: ['/'] }), before: plan, after: plan })).toEqual([])
    expect(
      reasonsOf({
        nodes: { changed: [{ id: 'DealerSync-vehicles', type: 'DealerSync' }], deleted: [] },
        pages: pages({}),
        before: plan,
        after: plan,
      }),
    ).toEqual([])
  })
})
