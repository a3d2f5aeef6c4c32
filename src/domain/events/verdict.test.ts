import { VEHICLE_FIELDS } from '../vehicle/fields'
import { judgeDealer } from './dealer'
import { judgeStoryblok } from './storyblok'

describe('what of Storyblok makes a build', () => {
  it.each([
    ['published', { story_id: 1, full_slug: 'home' }],
    ['unpublished', { story_id: 1 }],
    ['deleted', { story_id: 1 }],
    ['moved', { story_id: 1, full_slug: 'x' }],
    ['entries_updated', { datasource_slug: 'redirects' }],
    ['release_merged', { release_id: 1 }],
    ['merged', { release_id: 1 }],
    ['invented_tomorrow', { story_id: 1 }],
    ['published', { thing_id: 1 }],
    ['published', {}],
    ['constructor', { story_id: 1 }],
  ])('%s %j', (action, fields) => {
    expect(judgeStoryblok({ action, ...fields })).toEqual({ builds: true })
  })

  it.each([
    ['created', { asset_id: 1 }],
    ['deleted', { asset_id: 1 }],
    ['added', { user_id: 1 }],
    ['stage.changed', { story_id: 1, workflow_name: 'x', workflow_stage_name: 'y' }],
    ['workflow_stage_changed', { story_id: 1 }],
    ['comment_created', { discussion_id: 1, story_id: 1 }],
    ['deployed', { branch_id: 1 }],
    ['saved', { story_id: 1 }],
  ])('not %s %j, and says why', (action, fields) => {
    expect(judgeStoryblok({ action, ...fields })).toEqual({
      builds: false,
      reason: expect.stringMatching(/^\p{Lu}.+\.$/u),
    })
  })
})

describe('what of a stock system makes a build', () => {
  it.each([
    { type: 'vehicle.updated' },
    { type: 'location.updated' },
    { type: 'stock.changed', changed: [1], repriced: [2] },
    { type: 'stock.changed', removed: [1] },
    { type: 'stock.changed', lists: ['brands'] },
    { type: 'vehicle.repriced', fields: ['prices', 'mileage'] },
    { type: 'vehicle.updated', fields: ['colour_of_tomorrow'] },
    { type: 'something.new' },
  ])('%j', (news) => {
    expect(judgeDealer(news)).toEqual({ builds: true })
  })

  it.each([
    { type: 'vehicle.repriced' },
    { type: 'stock.changed', repriced: [1, 2], added: [] },
    { type: 'vehicle.updated', fields: ['prices', 'availability'] },
  ])('not %j', (news) => {
    expect(judgeDealer(news)).toMatchObject({ builds: false, reason: expect.stringContaining('en direct') })
  })

  it('follows the table of fields, whatever becomes volatile', () => {
    for (const [field, kind] of Object.entries(VEHICLE_FIELDS))
      expect(judgeDealer({ type: 'vehicle.updated', fields: [field] }).builds).toBe(kind === 'structural')
  })
})

describe('a vehicle that came or went', () => {
  it.each(['vehicle.deleted', 'vehicle.created', 'vehicle.removed'])(
    'makes a build, whichever fields the sender names: %s',
    (type) => {
      expect(judgeDealer({ type, fields: ['availability'] })).toEqual({ builds: true })
    },
  )
})
