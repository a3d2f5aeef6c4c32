import { Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { createPackageIcons } from '../../icon-services/package-icons'
import { addErrors } from '../app'
import { createIconRoutes } from './routes'

const app = new Hono<{ Variables: RequestIdVariables }>()
addErrors(app, { info: () => undefined, error: () => undefined })
app.route('/api/icons', createIconRoutes(createPackageIcons()))
const ask = async (query: string) => {
  const response = await app.request(`/api/icons${query}`)
  return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() }
}

describe('GET /api/icons', () => {
  it('answers one collection in Iconify’s form, and may be kept', async () => {
    const { status, cache, body } = await ask('?icons=car,lucide:plane,car,licorne')
    expect([status, cache]).toEqual([200, 'public, max-age=86400'])
    expect(body).toEqual({
      prefix: 'lucide',
      icons: { car: { body: expect.stringContaining('<path') }, plane: { body: expect.stringContaining('<path') } },
      width: 24,
      height: 24,
      not_found: ['licorne'],
    })
  })

  it('answers several collections as a list, in the order of their names', async () => {
    const { body } = await ask('?icons=simple-icons:peugeot,car,mdi:car')
    expect(body).toMatchObject([
      { prefix: 'simple-icons', icons: { peugeot: {} } },
      { prefix: 'lucide', icons: { car: {} } },
      { prefix: 'mdi', icons: {}, not_found: ['car'] },
    ])
  })

  it.each(['', '?icons=', '?icons=car,', '?icons=Car', '?icons=..%2Fcar', '?icons=a:b:c', '?icons=%00'])(
    'refuses %j',
    async (query) => {
      const { status, cache, body } = await ask(query)
      expect([status, cache, body.error.code]).toEqual([400, 'no-store', 'bad_icons'])
    },
  )

  it('refuses an address of more than 500 characters, and answers one of 500', async () => {
    const query = `?icons=${'car,'.repeat(200)}`
    const fits = query.slice(0, 500 - '/api/icons'.length - 1).replace(/,[car]*$/, '')
    const full = fits.padEnd(500 - '/api/icons'.length, 'r')
    expect((await ask(full)).status).toBe(200)
    const long = await ask(`${full}r`)
    expect([long.status, long.body.error.code]).toEqual([414, 'address_too_long'])
  })
})
