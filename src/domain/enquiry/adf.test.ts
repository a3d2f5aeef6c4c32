import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { anyCharacter } from '../testing/any-character'
import { buildAdf } from './adf'
import type { AdfProspect } from './adf'

/** Content models and attributes of ADF 1.0, as its document type definition states them. */
const DTD: Record<string, { children: RegExp | null; attributes?: Record<string, RegExp> }> = {
  adf: { children: /^(prospect )+$/ },
  prospect: {
    children: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
    attributes: { status: /^(new|resend)$/ },
  },
  id: { children: null, attributes: { sequence: /^\d+$/, source: /./ } },
  requestdate: { children: null },
  vehicle: {
    children:
      /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(condition )?(colorcombination )*(imagetag )?(price )*(pricecomments )?(option )*(finance )?(comments )?$/,
    attributes: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  },
  odometer: { children: null, attributes: { units: /^(km|mi)$/ } },
  customer: { children: /^contact (id )*(timeframe )?(comments )?$/ },
  contact: { children: /^(name )+(email )?(phone )*(address )?$/, attributes: { primarycontact: /^[01]$/ } },
  name: {
    children: null,
    attributes: { part: /^(surname|first|middle|last|suffix|full)$/, type: /^(business|individual)$/ },
  },
  email: { children: null, attributes: { preferredcontact: /^[01]$/ } },
  phone: {
    children: null,
    attributes: {
      type: /^(voice|fax|cellphone|pager)$/,
      time: /^(morning|afternoon|evening|nopreference|day)$/,
      preferredcontact: /^[01]$/,
    },
  },
  address: { children: /^(street )*(apartment )?(city )?(regioncode )?(postalcode )?(country )?(url )?$/ },
  street: { children: null, attributes: { line: /^[1-5]$/ } },
  vendor: { children: /^(id )*vendorname (url )?contact $/ },
  provider: { children: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/ },
}

interface Node {
  name: string
  attributes: Record<string, string>
  children: Node[]
  text: string
}

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, trimValues: false, parseTagValue: false })

const toNodes = (raw: Record<string, unknown>[]): Node[] =>
  raw.flatMap((entry) => {
    const name = Object.keys(entry).find((key) => key !== ':@' && key !== '#text' && !key.startsWith('?'))
    if (name === undefined) return []
    const inner = entry[name] as Record<string, unknown>[]
    const attributes = Object.fromEntries(
      Object.entries((entry[':@'] ?? {}) as Record<string, string>).map(([key, value]) => [key.slice(2), value]),
    )
    return [
      { name, attributes, children: toNodes(inner), text: inner.map((one) => String(one['#text'] ?? '')).join('') },
    ]
  })

/** Every departure from the document type definition. */
const violations = ({ name, attributes, children }: Node): string[] => {
  const rule = DTD[name] ?? { children: null }
  const names = children.map((child) => `${child.name} `).join('')
  return [
    ...((rule.children === null ? names !== '' : !rule.children.test(names)) ? [`${name}: ${names}`] : []),
    ...Object.entries(attributes).flatMap(([key, value]) =>
      rule.attributes?.[key]?.test(value) ? [] : [`${name}@${key}=${value}`],
    ),
    ...children.flatMap(violations),
  ]
}

const parse = (xml: string): Node => {
  // oxlint-disable-next-line typescript/no-deprecated -- the check that comes with the parser is enough here
  const [root] = toNodes(parser.parse(xml, true) as Record<string, unknown>[])
  if (!root) throw new Error('no root')
  return root
}

const prospect: AdfProspect = {
  status: 'new',
  ids: [
    { source: 'Groupe Alzette', value: '0b9d' },
    { source: 'Groupe Alzette reference', value: 'GA-7F3K-29' },
  ],
  requestedAt: '2026-11-24T10:00:00.000Z',
  vehicle: {
    interest: 'test-drive',
    status: 'used',
    year: '2024',
    make: 'Peugeot',
    model: '3008',
    trim: '1.2 Hybrid GT',
    stockNumber: '412003',
    odometer: 18_420,
  },
  customer: {
    name: 'Zoé van der Müller',
    company: null,
    email: 'zoe@example.lu',
    phone: '+352621123456',
    phoneTime: 'evening',
    prefersPhone: true,
    comments: 'Message : j’ai <deux> questions & une "remarque"\nMerci',
  },
  vendor: {
    id: 'esch',
    name: 'Alzette Esch',
    email: 'esch@example.lu',
    phone: '+352 54 00 00',
    address: { street: '1, rue X', town: 'Esch', postalCode: 'L-4001', country: 'LU' },
  },
  provider: { name: 'Groupe Alzette', url: 'https://www.alzette.example', email: 'bonjour@alzette.example' },
}

describe('ADF document', () => {
  it('has the shape of ADF 1.0', () => {
    const xml = buildAdf(prospect)
    expect(xml.split('\n').slice(0, 2)).toEqual(['<?xml version="1.0" encoding="UTF-8"?>', '<?adf version="1.0"?>'])
    const root = parse(xml)
    expect(violations(root)).toEqual([])
    const customer = root.children[0]?.children.find(({ name }) => name === 'customer')
    expect(
      customer?.children[0]?.children.map(({ name, text, attributes }) => [name, attributes['part'], text]),
    ).toEqual([
      ['name', 'first', 'Zoé van der'],
      ['name', 'last', 'Müller'],
      ['email', undefined, 'zoe@example.lu'],
      ['phone', undefined, '+352621123456'],
    ])
    expect(customer?.children[1]?.text).toBe(prospect.customer.comments)
  })

  it('keeps its shape without vehicle, telephone, dealership, and with a company', () => {
    const bare: AdfProspect = {
      ...prospect,
      status: 'resend',
      vehicle: { ...prospect.vehicle, year: '', make: '', model: '', trim: null, stockNumber: null, odometer: null },
      customer: { ...prospect.customer, name: 'Zoé', company: 'Menuiserie & Fils', phone: null, prefersPhone: false },
      vendor: { ...prospect.vendor, id: null, phone: null, address: null },
    }
    expect(violations(parse(buildAdf(bare)))).toEqual([])
  })

  it('is well-formed whatever was typed, and says it', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1 }), (typed) => {
        const text = `a${typed}b`
        const root = parse(buildAdf({ ...prospect, customer: { ...prospect.customer, comments: text } }))
        expect(violations(root)).toEqual([])
        const comments = root.children[0]?.children.find(({ name }) => name === 'customer')?.children[1]?.text
        expect(comments?.startsWith('a')).toBe(true)
        expect(comments?.endsWith('b')).toBe(true)
      }),
    )
  })
})
