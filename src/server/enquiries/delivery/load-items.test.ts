import type { EnquirySubject } from '../../../domain/enquiry/types'
import { exampleSite } from '../../../domain/testing/example-location'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import type { OpenDatabase } from '../../database/open-database'
import { replaceCollection } from '../../dealer/collections'
import { upsertVehicles } from '../../dealer/write-vehicles'
import { testDatabases } from '../../testing/databases/databases'
import { mailItemOf } from '../mail/item-of'
import { loadSubjects } from './load-items'
import { exampleMessage } from './testing/example-message'

const subject: EnquirySubject = { vehicleId: null, modelKey: null, leaseOfferKey: null, locationId: null }

describe.each(testDatabases)('what enquiries are about, on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('is null where a stored record cannot be read, said once, and no other enquiry waits for it', async () => {
    const { db } = opened
    await db.transaction().execute(async (trx) => {
      await upsertVehicles(
        trx,
        [
          { ...exampleVehicle, id: 1 },
          { ...exampleVehicle, id: 2 },
        ],
        'api',
      )
      const older = { id: 'older', name: 'Before an update' }
      await replaceCollection(trx, 'locations', [exampleSite, older])
      await replaceCollection(trx, 'models', [older])
      await replaceCollection(trx, 'lease-offers', [older])
    })
    await db.updateTable('vehicles').set({ structural: '{}' }).where('id', '=', 2).execute()
    const lines: string[] = []
    const subjects = await loadSubjects(
      db,
      [
        { ...subject, vehicleId: 2, locationId: 'older' },
        { ...subject, vehicleId: 1, locationId: exampleSite.id },
        { ...subject, vehicleId: 2, modelKey: 'older', leaseOfferKey: 'older' },
        { ...subject, vehicleId: 3 },
      ],
      (line) => void lines.push(line),
    )
    expect(subjects.map(({ location, items }) => [location?.id, items.vehicle?.id, items.isUnreadable])).toEqual([
      [undefined, undefined, true],
      [exampleSite.id, 1, false],
      [undefined, undefined, true],
      [undefined, undefined, false],
    ])
    expect(lines).toEqual(
      ['locations older', 'vehicles 2', 'models older', 'lease-offers older'].map(
        (key) => `deliveries: the record ${key} cannot be read, import the stock again`,
      ),
    )
    // Only of a vehicle that is gone a mail says that it is.
    const gone = subjects.map(({ items }) => mailItemOf(exampleMessage.enquiry, items)?.isGone)
    expect(gone).toEqual([false, false, false, true])
  })
})
