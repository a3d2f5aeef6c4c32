import type { Department } from '../location/types'
import type { FormDescription } from './form-description'
import { CONTACT_FORMS } from './forms/contact-forms'
import { SALES_FORMS } from './forms/sales-forms'
import { WORKSHOP_FORMS } from './forms/workshop-forms'
import type { EnquiryKind } from './kinds'

/** The form of each kind: which fields it has, which of them must be filled in, and what happens to what was sent. */
export const FORMS: Record<EnquiryKind, FormDescription> = { ...SALES_FORMS, ...WORKSHOP_FORMS, ...CONTACT_FORMS }

/** Whether the visitor confirms the address before anybody else is told. */
export const isSubscription = (kind: EnquiryKind): boolean => FORMS[kind].isSubscription === true

/** Departments that the subjects of the contact forms lead to. */
const SUBJECT_DEPARTMENTS: Readonly<Record<string, Department>> = {
  sales_new: 'sales',
  sales_used: 'sales',
  workshop: 'workshop',
  bodywork: 'bodywork',
  parts: 'parts',
  fleet: 'fleet',
  complaint: 'management',
}

/**
 * Who answers an enquiry.
 *
 * @param subject value of the field `subject`, where the form has one
 */
export const departmentOf = (kind: EnquiryKind, subject?: string | number | boolean): Department =>
  (typeof subject === 'string' ? SUBJECT_DEPARTMENTS[subject] : undefined) ?? FORMS[kind].department
