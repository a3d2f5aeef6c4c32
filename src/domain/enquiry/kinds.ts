/** What a visitor asks for; each kind has one form, see `forms.ts`. */
export const ENQUIRY_KINDS = [
  'test_drive',
  'interest',
  'lease',
  'model_contact',
  'model_test_drive',
  'general_test_drive',
  'contact',
  'direct_contact',
  'tyres',
  'tyre_offer',
  'fleet',
  'service',
  'job_application',
  'trade_in',
  'newsletter',
] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

/** Kinds whose form a story may show; the others belong to pages of vehicles, models and offers, or to a block of their own. */
export const STORY_ENQUIRY_KINDS = [
  'general_test_drive',
  'contact',
  'direct_contact',
  'tyres',
  'tyre_offer',
  'fleet',
  'service',
  'job_application',
] as const satisfies readonly EnquiryKind[]
export type StoryEnquiryKind = (typeof STORY_ENQUIRY_KINDS)[number]
