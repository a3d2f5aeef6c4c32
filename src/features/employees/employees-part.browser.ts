import { lazyPart } from '../../components/ui/lazy-part'

/*
 * Replaces `employees-part.ts` in the browser. The first page of a visit keeps the server's HTML of its employees until they
 * come near the view, so their filters are not loaded for visitors who do not get there.
 */
export const EmployeesPart = lazyPart(() =>
  import(/* webpackChunkName: "employees" */ './FilteredEmployees').then(({ FilteredEmployees }) => FilteredEmployees),
)

export const loadEmployees = (): Promise<unknown> => EmployeesPart.load()
