export { FilteredEmployees as EmployeesPart } from './FilteredEmployees'

/** Loads the code of lists of employees in the browser; on the server it is part of this module. */
export const loadEmployees = (): Promise<unknown> => Promise.resolve()
