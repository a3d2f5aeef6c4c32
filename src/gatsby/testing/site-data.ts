import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { StoryFields } from '../../domain/content/story-fields'
import { FACT_SCHEMAS } from '../site-data'
import type { SiteData, VehicleFacts } from '../site-data'

/** A vehicle as the plan sees it. */
export const vehicleFacts = (key: number, fields: Partial<VehicleFacts> = {}): VehicleFacts => ({
  ...FACT_SCHEMAS.DealerVehicle.parse({ ...exampleVehicle, key }),
  ...fields,
})

export const pageStory = (path: string, fields: Partial<StoryFields> = {}): StoryFields => ({
  key: `uuid-${path}`,
  path,
  kind: 'page',
  name: path,
  title: `Title of ${path}`,
  description: '',
  noindex: false,
  publishedAt: '2026-11-01T00:00:00.000Z',
  brand: null,
  headline: null,
  date: null,
  category: null,
  intro: null,
  image: null,
  readingMinutes: null,
  content: { _uid: 'root', component: 'page', seo: { title: path, description: '' }, body: [] },
  ...fields,
})

export const articleStory = (path: string, date: string, fields: Partial<StoryFields> = {}): StoryFields => {
  const image = { filename: 'http://localhost/a.jpg', alt: '' }
  const text = { title: path, category: fields.category ?? 'Conseils', intro: 'Intro' }
  return pageStory(path, {
    kind: 'article',
    date,
    headline: path,
    category: text.category,
    intro: text.intro,
    image,
    readingMinutes: 1,
    content: {
      _uid: 'root',
      component: 'article',
      seo: { title: path, description: '' },
      date,
      image,
      body: [],
      ...text,
    },
    ...fields,
  })
}

/** A small group: two brands, three models, two dealerships, four vehicles. */
export const siteData = (fields: Partial<SiteData> = {}): SiteData => ({
  brands: [
    { key: 'peugeot', name: 'Peugeot', sellsNew: true, locationIds: ['mersch', 'nowhere'], order: 0 },
    { key: 'fiat', name: 'Fiat', sellsNew: true, locationIds: ['mersch'], order: 1 },
  ],
  models: [
    { key: 'peugeot-3008', brandId: 'peugeot', slug: '3008', name: '3008', category: 'passenger' },
    { key: 'peugeot-boxer', brandId: 'peugeot', slug: 'boxer', name: 'Boxer', category: 'van' },
    { key: 'fiat-500', brandId: 'fiat', slug: '500', name: '500', category: 'passenger' },
  ],
  offers: [
    { key: 'fiat-500-pop', kind: 'private', modelId: 'fiat-500', monthlyPrice: 199_00 },
    { key: 'peugeot-boxer-pro', kind: 'business', modelId: 'peugeot-boxer', monthlyPrice: 399_00 },
  ],
  locations: [
    { key: 'mersch', name: 'Mersch', brandIds: ['peugeot', 'fiat', 'simca'], showroomHours: [] },
    { key: 'marnach', name: 'Marnach', brandIds: [], showroomHours: null },
  ],
  employees: [{ key: 'anna', locationId: 'mersch', department: 'sales' }],
  vehicles: [
    vehicleFacts(4),
    vehicleFacts(3, {
      brandId: 'fiat',
      modelId: 'fiat-500',
      brandName: 'Fiat',
      modelName: '500',
      fuel: 'electric',
      prices: [],
    }),
    vehicleFacts(2, { photos: [] }),
    vehicleFacts(1, { modelId: 'peugeot-boxer', modelName: 'Boxer', category: 'van', bodyStyle: 'panel_van' }),
  ],
  stories: [],
  ...fields,
})
