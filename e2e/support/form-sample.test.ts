import { fieldOf } from '../../src/domain/enquiry/fields'
import type { EnquiryKind } from '../../src/domain/enquiry/kinds'
import { FORMS } from '../../src/domain/enquiry/forms'
import { FORM_SAMPLE } from './form-sample'

/** Types of the fields of some forms, with the patterns that their texts follow. */
const typesIn = (kinds: readonly EnquiryKind[]): string[] => {
  const types = kinds
    .flatMap((kind) => FORMS[kind].fields.map(({ name }) => fieldOf(name)))
    .map((field) => ('pattern' in field ? `${field.type} ${field.pattern}` : field.type))
  return [...new Set(types)].sort()
}

describe('the sample of forms', () => {
  it('has every type of field that the others have', () => {
    // Sent from no page of the demo that a visitor opens by its address.
    const others = (Object.keys(FORMS) as EnquiryKind[]).filter((kind) => kind !== 'trade_in')
    expect(typesIn(FORM_SAMPLE)).toEqual(typesIn(others))
  })
})
