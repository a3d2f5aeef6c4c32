import { parseSiteFacts } from '../../domain/assistant/site/parse-site-facts'
import { assistantFacts } from './assistant-facts'

const place = {
  id: 'node',
  key: 'mersch',
  name: 'Mersch',
  address: { street: '9, zone', postalCode: 'L-7526', town: 'Mersch', country: 'LU' },
  latitude: 49.7,
  longitude: 6.1,
  phone: '+352 1',
  email: 'a@b.example',
  showroomHours: null,
  workshopHours: [],
  specialHours: [],
  services: ['workshop'],
  brandIds: ['kia', 'opel'],
  iban: 'LU28',
}
const brand = { sellsNew: true, locationIds: [] }
const brands = [
  { ...brand, key: 'kia', name: 'Kia', order: 3 },
  { ...brand, key: 'opel', name: 'Opel', order: 1 },
  { ...brand, key: 'fiat', name: 'Fiat', order: 2 },
]
const model = {
  id: 'node',
  key: 'opel-astra',
  brandId: 'opel',
  slug: 'astra',
  name: 'Astra',
  length: 4374,
  width: 1860,
  height: 1441,
  bootVolume: 422,
  fromPrice: 2_599_000,
}
const employee = (key: string) => ({
  id: 'node',
  key,
  name: key.toUpperCase(),
  jobTitle: 'Vendeur',
  department: 'sales',
  locationId: 'mersch',
  phone: null,
  email: 'secret@b.example',
  languages: ['lb', 'fr'],
})
const story = (path: string, noindex: boolean) => ({
  path,
  kind: 'page' as const,
  noindex,
  content: {
    body: [
      { component: 'card', title: 'Garanties', text: 'Deux ans.' },
      {
        component: 'faq',
        items: [
          {
            component: 'faq-item',
            question: 'Livrez-vous ?',
            answer: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Oui.' }] }] },
          },
        ],
      },
    ],
  } as never,
})

describe('facts for the chat assistant', () => {
  it('has the public facts of dealerships, employees whom pages show and questions of pages that search engines may show', () => {
    const text = assistantFacts(
      (type) =>
        type === 'DealerLocation'
          ? [place, { key: 'broken' }]
          : type === 'DealerBrand'
            ? brands
            : type === 'DealerModel'
              ? [model]
              : type === 'DealerEmployee'
                ? [employee('zoe'), employee('ana'), employee('hidden')]
                : [],
      [story('/faq', false), story('/brouillon', true)],
      new Set(['ana', 'zoe']),
    )
    expect(parseSiteFacts(JSON.parse(text))).toEqual({
      dealerships: [
        expect.objectContaining({
          id: 'mersch',
          phone: '+352 1',
          services: ['workshop'],
          brands: [
            { id: 'opel', name: 'Opel' },
            { id: 'kia', name: 'Kia' },
          ],
        }),
      ],
      offers: [],
      faq: [{ question: 'Livrez-vous ?', answer: 'Oui.', path: '/faq' }],
      passages: [{ question: 'Garanties', answer: 'Deux ans.', path: '/faq' }],
      models: [{ ...model, key: undefined, id: 'opel-astra', brandName: 'Opel' }],
      employees: ['ana', 'zoe'].map((id) => ({
        id,
        name: id.toUpperCase(),
        jobTitle: 'Vendeur',
        department: 'sales',
        locationId: 'mersch',
        phone: null,
        languages: ['lb', 'fr'],
      })),
    })
    expect(text).not.toContain('LU28')
    expect(text).not.toContain('secret@b.example')
  })

  it('is no such file when it is no object', () => {
    expect(parseSiteFacts([1])).toBeNull()
    expect(parseSiteFacts('x')).toBeNull()
  })
})
