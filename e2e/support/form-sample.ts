import type { EnquiryKind } from '../../src/domain/enquiry/kinds'

/** Forms that together have every type of field and every pattern that is sent from a page; the long run takes all. */
export const FORM_SAMPLE = [
  'test_drive',
  'model_test_drive',
  'tyres',
  'fleet',
  'job_application',
] as const satisfies readonly EnquiryKind[]
