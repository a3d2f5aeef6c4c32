import { keySchema, vehicleIdSchema } from '../../../contract/dealer/enquiry'
import type { Db } from '../../database/open-database'
import type { FormValues } from '../body/read-form'
import { readSubjects } from '../store/read-subjects'

/** Name of what a form is about, as people read it; null where it is about nothing that there is. */
export const subjectTitle = async (db: Db, values: FormValues): Promise<string | null> => {
  const [vehicleId, modelKey, leaseOfferKey] = [
    vehicleIdSchema.safeParse(Number(values.vehicleId)).data ?? null,
    keySchema.safeParse(values.modelKey).data ?? null,
    keySchema.safeParse(values.leaseOfferKey).data ?? null,
  ]
  if (vehicleId === null && modelKey === null && leaseOfferKey === null) return null
  const found = await readSubjects(db, [{ vehicleId, modelKey, leaseOfferKey, locationId: null }])
  return [...found.values()][0]?.title ?? null
}
