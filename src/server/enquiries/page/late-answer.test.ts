import type { OpenDatabase } from '../../database/open-database'
import { testDatabases } from '../../testing/databases/databases'
import { NOW, question } from '../testing/example-bodies'
import { openIntake } from '../testing/open-intake'

describe.each(testDatabases)('the answer page of a form on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('names the day of the answer until it is over, and then asks to call', async () => {
    let now = NOW
    const { app, post } = await openIntake(opened, { clock: () => now })
    const { id } = await (await post('/api/enquiries', question)).json()
    const page = async () => (await app.request(`/api/enquiries/form/sent?id=${id}`)).text()
    expect(await page()).toContain('vous répond au plus tard')
    now = new Date(NOW.getTime() + 7 * 24 * 3_600_000)
    const late = await page()
    expect(late).not.toContain('au plus tard')
    expect(late).toContain('Le délai annoncé pour la réponse est passé')
  })
})
