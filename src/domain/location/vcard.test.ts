import fc from 'fast-check'
import { formatVcard, vcardPath } from './vcard'

const ada = {
  id: 'anais-da-silva',
  name: 'Anaïs Da Silva',
  jobTitle: 'Conseillère commerciale; véhicules neufs, occasions',
  department: 'sales' as const,
  locationId: 'mersch',
  phone: '+352 26 10 40-11',
  email: 'anais.da.silva@groupe.example',
  languages: ['pt', 'fr'],
}
const employer = {
  organisation: 'Groupe Alzette',
  location: {
    name: 'Groupe Alzette Mersch',
    address: { street: '9, zone d’activité', postalCode: 'L-7526', town: 'Mersch', country: 'LU' as const },
  },
}

/** Reads content lines as RFC 6350 says: unfold, then split the name from its value. */
const linesOf = (text: string): string[] => text.replace(/\r\n[ \t]/g, '').split('\r\n')
const valueOf = (text: string, property: string): string | undefined =>
  linesOf(text)
    .find((line) => line.startsWith(`${property}:`) || line.startsWith(`${property};`))
    ?.replace(/^[^:]+:/, '')
const unescape = (value: string): string => value.replace(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one))

describe('vCard of an employee', () => {
  it('has the lines that RFC 6350 asks for, in French', () => {
    expect(linesOf(formatVcard(ada, employer))).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:individual',
      'FN:Anaïs Da Silva',
      'N:Da Silva;Anaïs;;;',
      'ORG:Groupe Alzette;Groupe Alzette Mersch',
      'TITLE:Conseillère commerciale\\; véhicules neufs\\, occasions',
      'TEL;TYPE=work,voice:+352 26 10 40-11',
      'EMAIL;TYPE=work:anais.da.silva@groupe.example',
      'ADR;TYPE=work:;;9\\, zone d’activité;Mersch;;L-7526;Luxembourg',
      'LANG;TYPE=work;PREF=1:pt',
      'LANG;TYPE=work;PREF=2:fr',
      'END:VCARD',
      '',
    ])
  })

  it('leaves out a number and an address that there are not', () => {
    const text = formatVcard({ ...ada, phone: null, email: null }, employer)
    expect([valueOf(text, 'TEL'), valueOf(text, 'EMAIL')]).toEqual([undefined, undefined])
  })

  it('gives back any text, in lines of 75 octets at most that cut no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (jobTitle) => {
        const text = formatVcard({ ...ada, jobTitle }, employer)
        const physical = text.split('\r\n')
        expect(physical.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
        expect(Buffer.from(text).toString()).toBe(text)
        expect(unescape(valueOf(text, 'TITLE') ?? '')).toBe(jobTitle.replace(/\r\n?/g, '\n'))
      }),
    )
  })

  it('has an address by the id of the employee', () => {
    expect(vcardPath('anais-da-silva')).toBe('/vcards/anais-da-silva.vcf')
  })
})
