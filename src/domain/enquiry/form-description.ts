import type { Department } from '../location/types'
import type { FieldName } from './fields'

/** Holds while a field has one of the values. */
export interface Condition {
  field: FieldName
  is: readonly (string | boolean)[]
}

/** A field of one form. */
export interface FormField {
  name: FieldName
  /** Left out: optional. */
  required?: true | Condition
  /** Left out: always. A field that is not shown is neither checked nor sent. */
  shown?: Condition
}

/** What a form asks for, and what happens to what was sent. */
export interface FormDescription {
  /** In the order in which they are shown; `consent` and `marketing` come last. */
  fields: readonly FormField[]
  /** Who answers; a chosen `subject` leads elsewhere, see `departmentOf`. */
  department: Department
  answerWithinWorkingDays: number
  /** Months after which the enquiry is erased. */
  retentionMonths: number
  /**
   * A subscription: `pending` until the visitor confirms the address by the signed link. Only then is it delivered to
   * others; it is kept until the visitor ends it. `retentionMonths` applies to one that was never confirmed or has ended.
   */
  isSubscription?: true
}
