import type { DealershipPart } from '../location/types'

/** Which hours of a dealership a wish for an appointment must be within. */
export type AppointmentHours = DealershipPart

/** A single-line or multi-line text. */
interface TextField {
  type: 'text' | 'textarea' | 'email' | 'phone' | 'autocomplete'
  minLength?: number
  maxLength: number
  /** Name of a rule in `patterns.ts`. */
  pattern?: PatternName
  /** Token of the HTML attribute `autocomplete`. */
  autocomplete?: string
  /** What an `autocomplete` field proposes; any other text is accepted too. */
  source?: 'localities'
}

/** A whole number. */
interface NumberField {
  type: 'number'
  min: number
  max: number
  /** May be typed after it. */
  unit?: 'km'
}

/** One of several values; texts are `enquiry.option.{field}.{value}`. */
interface ChoiceField {
  type: 'radio' | 'select'
  options: readonly string[]
}

/** One of the dealerships that the page offers; a select. */
interface LocationField {
  type: 'location'
}

/** Yes or no. A required one must be yes. */
interface SwitchField {
  type: 'checkbox' | 'toggle'
}

/** `date`: an ISO day; `slot`: local time as `YYYY-MM-DDTHH:MM`. Both lie within the hours of the chosen dealership. */
export interface AppointmentField {
  type: 'date' | 'slot'
  /** Left out: any day from today on. */
  hours?: AppointmentHours
}

export type FieldDefinition = TextField | NumberField | ChoiceField | LocationField | SwitchField | AppointmentField
export type FieldType = FieldDefinition['type']

export const PATTERN_NAMES = ['email', 'phone', 'plate', 'tyreSize', 'vatNumber', 'url', 'monthYear'] as const
export type PatternName = (typeof PATTERN_NAMES)[number]
