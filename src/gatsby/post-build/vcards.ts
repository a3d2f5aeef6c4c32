import { z } from 'zod'
import { formatVcard, VCARD_FOLDER, vcardPath } from '../../domain/location/vcard'
import { DEPARTMENTS } from '../../domain/location/types'
import type { PagePlan } from '../create-pages/page-plan'

const employeeNode = z.object({
  key: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  department: z.enum(DEPARTMENTS),
  locationId: z.string(),
  phone: z.string().nullish(),
  email: z.string().nullish(),
  languages: z.array(z.string()),
})

const locationNode = z.object({
  key: z.string(),
  name: z.string(),
  address: z.object({ street: z.string(), postalCode: z.string(), town: z.string(), country: z.literal('LU') }),
})

/** Files of the folder, as names below `public`. */
export const VCARD_FILE = new RegExp(`^${VCARD_FOLDER}/[^/]+\\.vcf$`)

const recordsOf = <Record>(nodes: readonly object[], schema: z.ZodType<Record>): Record[] =>
  nodes.flatMap((node) => schema.safeParse(node).data ?? [])

/** Keys of the employees whom a page shows. */
export const shownEmployees = (pages: readonly Pick<PagePlan, 'context'>[]): ReadonlySet<string> => {
  const shown = new Set<string>()
  for (const { context } of pages) {
    const keys: unknown = context['employeeKeys']
    if (Array.isArray(keys)) for (const key of keys) shown.add(String(key))
  }
  return shown
}

/**
 * The vCard files of the employees whom a page shows; of the others nothing is published.
 *
 * @param shown keys of those employees
 * @param nodesOf nodes of a type of the graph
 * @param organisation name of the group
 * @returns text by file name below `public`
 */
export const vcardFiles = (
  shown: ReadonlySet<string>,
  nodesOf: (type: string) => readonly object[],
  organisation: string,
): ReadonlyMap<string, string> => {
  const locations = new Map(recordsOf(nodesOf('DealerLocation'), locationNode).map((place) => [place.key, place]))
  return new Map(
    recordsOf(nodesOf('DealerEmployee'), employeeNode).flatMap(({ key, phone = null, email = null, ...employee }) => {
      const location = locations.get(employee.locationId)
      if (!shown.has(key) || location === undefined) return []
      const text = formatVcard({ ...employee, id: key, phone, email }, { organisation, location })
      return [[vcardPath(key).slice(1), text] as const]
    }),
  )
}
