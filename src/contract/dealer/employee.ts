import { z } from 'zod'
import { DEPARTMENTS } from '../../domain/location/types'
import type { Employee } from '../../domain/location/types'
import { photoSchema, slug, text } from './fields'
import { schemaOf } from './same-type'

export const employeeSchema = schemaOf<Employee>()(
  z.object({
    id: slug,
    name: text,
    jobTitle: text,
    department: z.enum(DEPARTMENTS),
    locationId: slug,
    phone: text.nullable(),
    email: text.nullable(),
    photo: photoSchema.nullable(),
    languages: z.array(z.string().regex(/^[a-z]{2}$/)).describe('ISO 639-1'),
  }),
)
