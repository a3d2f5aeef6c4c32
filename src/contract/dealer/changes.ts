import { z } from 'zod'
import { vehicleId } from './fields'
import { vehicleSchema } from './vehicle'

const seq = z.int().min(1).describe('Position in the log; grows, has gaps')

export const changeSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('upsert'), seq, vehicle: vehicleSchema }),
  z.object({ op: z.literal('delete'), seq, id: vehicleId }),
])

/** One page of the change log. A vehicle appears once, at its latest change. */
export const changesPageSchema = z.object({
  items: z.array(changeSchema),
  cursor: z.string().describe('Ask with `after` for what follows'),
  more: z.boolean().describe('More changes wait behind the cursor'),
})

/**
 * A page as a reader takes it: the envelope is checked, the records are not, so that one bad vehicle does not cost the
 * other 499. Read each with `parseVehicle`.
 */
export const changesEnvelopeSchema = z.object({
  items: z.array(
    z.discriminatedUnion('op', [
      z.object({ op: z.literal('upsert'), seq, vehicle: z.unknown() }),
      z.object({ op: z.literal('delete'), seq, id: vehicleId }),
    ]),
  ),
  cursor: z.string(),
  more: z.boolean(),
})
