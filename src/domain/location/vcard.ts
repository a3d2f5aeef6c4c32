import { nameParts } from './name-parts'
import type { Employee, Location } from './types'

/** Folder of the vCard files of a build, without slashes at its ends. */
export const VCARD_FOLDER = 'vcards'

/** Address of the vCard file of an employee. */
export const vcardPath = (employeeId: string): string => `/${VCARD_FOLDER}/${employeeId}.vcf`

/** Longest line of a vCard in octets, without its line break (RFC 6350, section 3.2). */
const LINE_OCTETS = 75
const COUNTRIES: Readonly<Record<Location['address']['country'], string>> = { LU: 'Luxembourg' }

const octets = (text: string): number => new TextEncoder().encode(text).length

/** Escapes a text value: backslash, comma, semicolon and line breaks have a meaning of their own. */
const escapeText = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** Continues a long line on lines that begin with a space; a character is never cut between its octets. */
const fold = (line: string): string => {
  const lines: string[] = []
  let current = ''
  let used = 0
  for (const character of line) {
    const size = octets(character)
    if (used + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      used = 1
    }
    current += character
    used += size
  }
  return [...lines, current].join('\r\n')
}

interface Employer {
  /** The group. */
  organisation: string
  location: Pick<Location, 'name' | 'address'>
}

/**
 * The business contact of an employee as a vCard 4.0 file in UTF-8 (RFC 6350): what the page shows of them, and the
 * address of their dealership.
 *
 * The phone number is a text value, which the RFC permits beside the `tel:` address that it recommends: more address
 * books read it.
 */
export const formatVcard = (
  { name, jobTitle, phone, email, languages }: Omit<Employee, 'photo'>,
  { organisation, location }: Employer,
): string => {
  const { street, postalCode, town, country } = location.address
  const { given, family } = nameParts(name)
  const address = [street, town, '', postalCode, COUNTRIES[country]].map(escapeText).join(';')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escapeText(name)}`,
    `N:${escapeText(family)};${escapeText(given)};;;`,
    `ORG:${escapeText(organisation)};${escapeText(location.name)}`,
    `TITLE:${escapeText(jobTitle)}`,
    ...(phone === null ? [] : [`TEL;TYPE=work,voice:${escapeText(phone)}`]),
    ...(email === null ? [] : [`EMAIL;TYPE=work:${escapeText(email)}`]),
    `ADR;TYPE=work:;;${address}`,
    ...languages.map((code, index) => `LANG;TYPE=work;PREF=${index + 1}:${code}`),
    'END:VCARD',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
