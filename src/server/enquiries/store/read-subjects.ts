import { sql } from 'kysely'
import type { Enquiry, EnquirySubject, StoredEnquiry, SubjectState } from '../../../domain/enquiry/types'
import type { Db } from '../../database/open-database'

interface FoundSubject {
  kind: 'vehicleId' | 'modelKey' | 'leaseOfferKey'
  id: string
  title: string
  is_offered: boolean
  location_id: string | null
}

/** In the order in which they name an enquiry: a vehicle is told by itself, not by its model. */
const SUBJECT_KINDS = ['vehicleId', 'leaseOfferKey', 'modelKey'] as const

const idsOf = (subjects: readonly EnquirySubject[], kind: FoundSubject['kind']): string[] => [
  ...new Set(subjects.flatMap((subject) => (subject[kind] === null ? [] : [String(subject[kind])]))),
]

/** What is known of vehicles, models and offers, by kind and id; vehicles come first. */
export const readSubjects = async (db: Db, subjects: readonly EnquirySubject[]): Promise<Map<string, FoundSubject>> => {
  const [vehicles, models, offers] = (['vehicleId', 'modelKey', 'leaseOfferKey'] as const).map((kind) =>
    idsOf(subjects, kind),
  )
  const { rows } = await sql<FoundSubject>`
    select 'vehicleId' as kind, id::text as id,
      concat_ws(' ', structural->>'brandName', structural->>'modelName', structural->>'variant') as title,
      not deleted and volatile->>'availability' is distinct from 'sold' as is_offered,
      structural->>'locationId' as location_id
    from vehicles where id = any(${vehicles}::integer[])
    union all
    select case kind when 'models' then 'modelKey' else 'leaseOfferKey' end, id,
      concat_ws(' ', record->>'brandName', coalesce(record->>'modelName', record->>'name'), record->>'variant'), true, null
    from records
    where (kind = 'models' and id = any(${models}::text[])) or (kind = 'lease-offers' and id = any(${offers}::text[]))
  `.execute(db)
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
}

const isAboutSomething = ({ subject }: Enquiry): boolean => SUBJECT_KINDS.some((kind) => subject[kind] !== null)

const withSubject = (enquiry: Enquiry, found: ReadonlyMap<string, FoundSubject>): StoredEnquiry => {
  const { subject } = enquiry
  const kind = SUBJECT_KINDS.find((one) => subject[one] !== null)
  const record = kind === undefined ? undefined : found.get(`${kind} ${subject[kind]}`)
  const state: SubjectState = kind === undefined ? 'none' : record?.is_offered === true ? 'offered' : 'gone'
  return {
    ...enquiry,
    subject: { ...subject, locationId: subject.locationId ?? record?.location_id ?? null },
    subjectState: state,
    subjectTitle: record?.title ?? null,
  }
}

/** Notes what enquiries are about as it is now; one about something that is gone is as good as the others. */
export const noteSubjects = async (db: Db, enquiries: readonly Enquiry[]): Promise<StoredEnquiry[]> => {
  const about = enquiries.filter(isAboutSomething)
  const found =
    about.length === 0
      ? new Map()
      : await readSubjects(
          db,
          about.map(({ subject }) => subject),
        )
  return enquiries.map((enquiry) => withSubject(enquiry, found))
}
