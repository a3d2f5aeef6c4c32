import type { ComponentType } from 'react'
import { fieldOf } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import type { FieldType } from '../../../domain/enquiry/field-types'
import { AppointmentField } from './AppointmentField'
import { AutocompleteField } from './AutocompleteField'
import { RadioField, SelectChoice } from './ChoiceField'
import { EmailField } from './EmailField'
import { NumberField } from './NumberField'
import { PhoneField } from './PhoneField'
import { SwitchField } from './SwitchField'
import { TextField } from './TextField'

/** The control of every type of field. A type of the domain that is missing here does not compile. */
const CONTROLS: Record<FieldType, ComponentType<{ name: FieldName }>> = {
  text: TextField,
  textarea: TextField,
  email: EmailField,
  phone: PhoneField,
  autocomplete: AutocompleteField,
  number: NumberField,
  radio: RadioField,
  select: SelectChoice,
  location: SelectChoice,
  checkbox: SwitchField,
  toggle: SwitchField,
  date: AppointmentField,
  slot: AppointmentField,
}

export const FieldControl = ({ name }: { name: FieldName }) => {
  const Control = CONTROLS[fieldOf(name).type]
  return <Control name={name} />
}
