import { escapeXml } from '../format/escape-xml'

/** What an ADF document says of an enquiry; texts are escaped here. */
export interface AdfProspect {
  /** `resend`: about a prospect that the receiver has, which the first of the numbers names. The format has no other word. */
  status: 'new' | 'resend'
  /** The receiver's key for what it has already got, then the number that people quote. */
  ids: readonly { source: string; value: string }[]
  /** ISO instant. */
  requestedAt: string
  vehicle: {
    interest: 'buy' | 'lease' | 'test-drive'
    status: 'new' | 'used'
    /** Empty where the enquiry names no vehicle: the format has no form without one. */
    year: string
    make: string
    model: string
    trim: string | null
    stockNumber: string | null
    /** km */
    odometer: number | null
  }
  customer: {
    /** As it was typed. */
    name: string
    company: string | null
    email: string | null
    /** E.164 or as it was typed. */
    phone: string | null
    phoneTime: 'morning' | 'day' | 'evening' | 'nopreference'
    prefersPhone: boolean
    /** Language of the comments, and everything else that was said. */
    comments: string
  }
  vendor: {
    id: string | null
    name: string
    email: string
    phone: string | null
    address: { street: string; town: string; postalCode: string; country: string } | null
  }
  provider: { name: string; url: string; email: string }
}

type Attributes = Readonly<Record<string, string | number>>

const open = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')}>`

/** An element with text; nothing where there is none to say. */
const leaf = (name: string, text: string | number | null, attributes: Attributes = {}): string =>
  text === null || text === '' ? '' : `${open(name, attributes)}${escapeXml(String(text))}</${name}>`

/** The same, there even when it is empty. */
const required = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

const node = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `${open(name, attributes)}${children.join('')}</${name}>`

/** The last word counts as the family name; dealer systems ask for both parts. */
export const nameParts = (name: string): { first: string | null; last: string } => {
  const words = name.trim().split(/\s+/)
  const last = words.pop() ?? ''
  return { first: words.length === 0 ? null : words.join(' '), last }
}

const customerNames = ({ name, company }: AdfProspect['customer']): string[] => {
  const { first, last } = nameParts(name)
  return [
    ...(company === null ? [] : [leaf('name', company, { part: 'full', type: 'business' })]),
    leaf('name', first, { part: 'first', type: 'individual' }),
    leaf('name', last, { part: 'last', type: 'individual' }),
  ]
}

const vehicleNode = ({ interest, status, ...vehicle }: AdfProspect['vehicle']): string =>
  node(
    'vehicle',
    [
      required('year', vehicle.year),
      required('make', vehicle.make),
      required('model', vehicle.model),
      leaf('stock', vehicle.stockNumber),
      leaf('trim', vehicle.trim),
      leaf('odometer', vehicle.odometer, { units: 'km' }),
    ],
    { interest, status },
  )

const customerNode = (customer: AdfProspect['customer']): string =>
  node('customer', [
    node(
      'contact',
      [
        ...customerNames(customer),
        leaf('email', customer.email, { preferredcontact: customer.prefersPhone ? 0 : 1 }),
        leaf('phone', customer.phone, {
          type: 'voice',
          time: customer.phoneTime,
          preferredcontact: customer.prefersPhone ? 1 : 0,
        }),
      ],
      { primarycontact: 1 },
    ),
    leaf('comments', customer.comments),
  ])

const vendorNode = ({ id, name, email, phone, address }: AdfProspect['vendor'], source: string): string =>
  node('vendor', [
    leaf('id', id, { sequence: 1, source }),
    required('vendorname', name),
    node('contact', [
      leaf('name', name, { part: 'full', type: 'business' }),
      leaf('email', email),
      leaf('phone', phone, { type: 'voice' }),
      address === null
        ? ''
        : node('address', [
            leaf('street', address.street, { line: 1 }),
            leaf('city', address.town),
            leaf('postalcode', address.postalCode),
            leaf('country', address.country),
          ]),
    ]),
  ])

/**
 * An enquiry as a document of the Auto-lead Data Format 1.0, which dealer systems read.
 *
 * @see https://adfxml.info/adf_spec.pdf
 */
export const buildAdf = ({ status, ids, requestedAt, vehicle, customer, vendor, provider }: AdfProspect): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${node('adf', [
    node(
      'prospect',
      [
        ...ids.map(({ source, value }, index) => leaf('id', value, { sequence: index + 1, source })),
        leaf('requestdate', requestedAt),
        vehicleNode(vehicle),
        customerNode(customer),
        vendorNode(vendor, provider.name),
        node('provider', [
          leaf('name', provider.name, { part: 'full', type: 'business' }),
          leaf('url', provider.url),
          leaf('email', provider.email),
        ]),
      ],
      { status },
    ),
  ])}\n`
