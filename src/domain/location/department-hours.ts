import { openingHoursOf } from './opening-hours'
import type { LocationHours, OpeningHours } from './opening-hours'
import type { Department } from './types'

const IN_THE_WORKSHOP: ReadonlySet<Department> = new Set(['workshop', 'bodywork', 'parts'])

/** Whether a department works by the hours of the workshop rather than those of the showroom. */
export const isWorkshopDepartment = (department: Department): boolean => IN_THE_WORKSHOP.has(department)

/** When a department of a dealership is open; null where it is not known. */
export const departmentHours = (location: LocationHours, department: Department): OpeningHours | null =>
  openingHoursOf(location, isWorkshopDepartment(department) ? 'workshop' : 'showroom')
