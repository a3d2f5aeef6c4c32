import { findText } from '../../enquiries/texts'

/** Name of a kind of enquiry; a kind that this version does not know keeps its id. */
export const enquiryKindText = (kind: string): string => findText(`enquiry.kind.${kind}`) ?? kind

export const departmentText = (department: string): string =>
  findText(`location.department.${department}`) ?? department
