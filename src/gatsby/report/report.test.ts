import { siteData, vehicleFacts } from '../testing/site-data'
import { heldRedirectEntries } from './held-redirects'
import { missingLinks } from './missing-links'
import { reportLines } from './report'

const counts = { vehicles: 2, stories: 1 }
const pages = { vehicle: 2, story: 1 }

describe('report of a build', () => {
  it('counts what there is, and says that nothing was left out', () => {
    expect(reportLines({ counts, pages, entries: [] })).toEqual([
      'Data: 2 vehicles, 1 stories',
      '3 pages: 2 vehicle, 1 story',
      'Nothing was left out.',
    ])
  })

  it('lists what was left out and why as a table, and where the rest is', () => {
    const entries = Array.from({ length: 63 }, (_, index) => ({
      kind: 'vehicles',
      key: String(index),
      reason: 'fuel: unknown',
    }))
    const lines = reportLines({ counts, pages, entries })
    expect(lines[2]).toBe('63 things were left out or shown with less:')
    expect(lines[4]).toBe('  vehicles  0              fuel: unknown')
    expect(lines.at(-1)).toBe('  … and 3 more, in public/builds/report.json')
  })

  it('keeps a long reason on one line', () => {
    const [, , , , line = ''] = reportLines({
      counts,
      pages,
      entries: [{ kind: 'story', key: '/x', reason: 'r'.repeat(500) }],
    })
    expect(line.length).toBeLessThan(180)
    expect(line.endsWith('…')).toBe(true)
  })
})

describe('records that are kept with less', () => {
  it('are named with what their pages lack', () => {
    const vehicles = [vehicleFacts(1, { modelId: 'simca-1000' }), vehicleFacts(2, { photos: [], prices: [] })]
    const reasons = missingLinks(siteData({ vehicles }))
      .filter(({ kind }) => kind === 'vehicles')
      .map(({ key, reason }) => `${key} ${reason}`)
    expect(reasons).toEqual([
      '1 kept, without links to its model: model "simca-1000" is unknown',
      '1 kept, without a dealership: location "esch-sur-alzette" is unknown',
      '2 kept, without a dealership: location "esch-sur-alzette" is unknown',
      '2 kept, with a placeholder: it has no photo',
      '2 kept, with “prix sur demande”: it has no price',
    ])
  })
})

describe('redirects that are left out', () => {
  it('are listed with why, from the table that was written', () => {
    const redirect = {
      id: 5,
      from: '/a',
      to: '/b',
      code: 'chain',
      other: { from: '/b', to: '/c', place: 'redirects/services.csv:3' },
    }
    expect(heldRedirectEntries(JSON.stringify({ rules: [], heldBack: [redirect] }))).toEqual([
      {
        kind: 'redirect',
        key: '/a',
        reason: '→ /b left out: chain (/b → /c, redirects/services.csv:3)',
        redirect,
      },
    ])
    expect(heldRedirectEntries('{"rules":[]}')).toEqual([])
    expect(heldRedirectEntries(null)).toEqual([])
  })
})
