import { groupFields } from './field-groups'
import { FORMS } from './forms'
import { ENQUIRY_KINDS } from './kinds'

describe('groups of fields', () => {
  it('keep every field in the order of its form', () => {
    for (const kind of ENQUIRY_KINDS)
      expect(groupFields(FORMS[kind].fields).flatMap(({ fields }) => fields)).toEqual(FORMS[kind].fields)
  })

  it('have one heading each, and none for a field alone', () => {
    for (const kind of ENQUIRY_KINDS) {
      const headed = groupFields(FORMS[kind].fields).filter(({ group }) => group !== null)
      expect(new Set(headed.map(({ group }) => group)).size).toBe(headed.length)
      expect(headed.every(({ fields }) => fields.length > 1)).toBe(true)
    }
    expect(groupFields(FORMS.contact.fields).map(({ group }) => group)).toEqual([null, 'person', null])
    expect(groupFields(FORMS.tyres.fields).map(({ group }) => group)).toEqual([
      'vehicle',
      'appointment',
      'person',
      null,
    ])
  })
})
