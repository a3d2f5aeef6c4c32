import { plainSentence } from '../words/plain-sentence'
import type { Reply } from '../reply/reply'
import type { EmployeeTerms, SiteFacts } from '../site/site-facts'

const namesOf = new WeakMap<readonly EmployeeTerms[], readonly (readonly [name: string, employee: EmployeeTerms])[]>()

/** Employees with their names in plain words, made once. */
const named = (employees: readonly EmployeeTerms[]) => {
  const known = namesOf.get(employees) ?? employees.map((one) => [plainSentence(one.name), one] as const)
  namesOf.set(employees, known)
  return known
}

/** The employees whose first and last names a sentence has; null where it names none. @param text in plain words */
export const namedEmployees = (text: string, { employees = [] }: SiteFacts): Reply | null => {
  const found = named(employees).flatMap(([name, employee]) => (text.includes(name) ? [employee] : []))
  const [first] = found
  return first ? { code: 'employees', department: first.department, employees: found } : null
}
