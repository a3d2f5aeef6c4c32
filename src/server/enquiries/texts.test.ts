import { CONSENT_TEXT_VERSION } from '../../domain/enquiry/consent'
import { FIELDS, fieldOf } from '../../domain/enquiry/fields'
import type { FieldName } from '../../domain/enquiry/fields'
import { FORMS } from '../../domain/enquiry/forms'
import { ENQUIRY_KINDS } from '../../domain/enquiry/kinds'
import { PROBLEM_CODES } from '../../domain/enquiry/problems'
import { messages } from './texts'

/** What a body carries beside the fields of its form. */
const BESIDE = ['body', 'kind', 'vehicleId', 'modelKey', 'leaseOfferKey', 'attachments']

const names = Object.keys(FIELDS) as FieldName[]

describe('texts of the enquiry forms', () => {
  it('name every kind, field, option and problem', () => {
    const options = names.flatMap((name) => {
      const field = fieldOf(name)
      return 'options' in field ? field.options.map((option) => `enquiry.option.${name}.${option}`) : []
    })
    const needed = [
      ...ENQUIRY_KINDS.map((kind) => `enquiry.kind.${kind}`),
      ...names.map((name) => `enquiry.field.${name}`),
      ...options,
      ...PROBLEM_CODES.map((code) => `enquiry.problem.${code}`),
    ]
    expect(options.length).toBeGreaterThan(40)
    expect(needed.filter((id) => !Object.hasOwn(messages, id))).toEqual([])
  })

  it('are agreed to in the version that is stored: a changed text needs a new version', () => {
    const agreed = [messages['enquiry.field.consent'], messages['enquiry.field.marketing']]
    expect([CONSENT_TEXT_VERSION, ...agreed]).toEqual([
      '2026-11-24',
      'J’accepte que le groupe utilise ces données pour répondre à ma demande.',
      'Je souhaite recevoir par e-mail les offres et les nouveautés du groupe. Je peux changer d’avis à tout moment.',
    ])
  })

  it('say in words of its own what is missing from a required field', () => {
    const required = new Set(
      ENQUIRY_KINDS.flatMap((kind) => FORMS[kind].fields.filter((field) => field.required).map(({ name }) => name)),
    )
    expect(required.size).toBeGreaterThan(15)
    expect([...required].filter((name) => !Object.hasOwn(messages, `enquiry.problem.${name}.required`))).toEqual([])
  })

  it('speak of known fields, options and problems only', () => {
    const known = Object.keys(messages).flatMap((id) => {
      const [, part, name = '', last = ''] = /^enquiry\.(field|option|problem)\.(\w+)(?:\.(\w+))?$/.exec(id) ?? []
      return part === undefined ? [] : [{ id, part, name, last }]
    })
    const isKnown = ({ part, name, last }: (typeof known)[number]): boolean => {
      if (part === 'problem' && last === '') return (PROBLEM_CODES as readonly string[]).includes(name)
      if (part === 'problem' && BESIDE.includes(name)) return (PROBLEM_CODES as readonly string[]).includes(last)
      const field = (names as string[]).includes(name) ? fieldOf(name as FieldName) : null
      if (field === null) return false
      if (part === 'field') return last === ''
      return part === 'option'
        ? 'options' in field && field.options.includes(last)
        : (PROBLEM_CODES as readonly string[]).includes(last)
    }
    expect(known.length).toBeGreaterThan(150)
    expect(known.filter((entry) => !isKnown(entry))).toEqual([])
  })
})
