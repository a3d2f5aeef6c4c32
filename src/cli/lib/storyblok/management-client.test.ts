import { startManagementStandIn } from './testing/management-stand-in'
import type { ManagementStandIn } from './testing/management-stand-in'
import { clientOf } from './testing/space-client'

let standIn: ManagementStandIn

beforeEach(async () => {
  standIn = await startManagementStandIn()
})
afterEach(() => standIn.close())

const refused = () => standIn.requests.filter(({ status }) => status >= 400)

describe('the client of the Management API', () => {
  it('waits out 429 and sends what was refused again', async () => {
    standIn.perSecond = 15
    // However slow the machine, the second request is one too many, and so is its first repetition.
    standIn.fault = ({ count }) => (count === 1 || count === 2 ? 429 : null)
    const client = clientOf(standIn)
    for (let index = 0; index < 20; index += 1)
      await client.post('datasources', { datasource: { slug: `s${index}`, name: `S${index}` } })
    expect(refused().slice(0, 2)).toEqual(Array(2).fill({ method: 'POST', path: 'datasources', status: 429 }))
    expect(await client.list('datasources', 'datasources')).toHaveLength(20)
  })

  it('stays within the limit of requests a second', async () => {
    standIn.perSecond = 12
    const client = clientOf(standIn, { perSecond: 12 })
    for (let index = 0; index < 18; index += 1) await client.get('presets')
    expect(refused()).toEqual([])
  })

  it('reads every page of a list', async () => {
    for (let index = 0; index < 230; index += 1) standIn.create('datasources', { slug: `s${index}`, name: `S${index}` })
    expect(await clientOf(standIn).list('datasources', 'datasources')).toHaveLength(230)
    expect(standIn.requests).toHaveLength(3)
  })

  it('does not create twice what may have been created', async () => {
    standIn.fault = () => 502
    await expect(clientOf(standIn).post('datasources', {})).rejects.toThrow('status 502')
    expect(standIn.requests).toHaveLength(1)
  })

  it('sends again what does no harm twice', async () => {
    standIn.fault = ({ count }) => (count === 0 ? 502 : null)
    expect(await clientOf(standIn).list('components', 'components')).toEqual([])
    expect(standIn.requests).toHaveLength(2)
  })

  it('tells what the API says of a wrong request', async () => {
    const datasource = { slug: 'a', name: 'A', colour: 'red' }
    await expect(clientOf(standIn).post('datasources', { datasource })).rejects.toThrow(
      /^Storyblok: POST datasources: status 422 .*colour/,
    )
  })

  it('names the variable to check, and never the token', async () => {
    const answer = clientOf(standIn, { token: 'another-token-of-tests' }).get('components')
    await expect(answer).rejects.toThrow('Storyblok: GET components: status 401 (check STORYBLOK_MANAGEMENT_TOKEN)')
    await expect(answer).rejects.not.toThrow('another-token')
    await expect(clientOf(standIn, { spaceId: '1' }).get('components')).rejects.toThrow('check STORYBLOK_SPACE_ID')
  })

  it('sends nothing that writes when it may only read', async () => {
    await expect(clientOf(standIn, { readOnly: true }).put('components/1', {})).rejects.toThrow('may be written')
    expect(standIn.requests).toEqual([])
  })
})
