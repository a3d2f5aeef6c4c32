import { screen } from '@testing-library/react'
import { EMPTY_STORY_DATA } from '../../domain/content/story-data'
import type { StoryData, StoryLocation } from '../../domain/content/story-data'
import type { ContactListBlock } from '../../domain/content/types'
import type { Employee } from '../../domain/location/types'
import { renderFrench } from '../../features/testing/render'
import { StoryDataProvider } from '../story-data'
import { ContactList } from './ContactList'

const site = (id: string, town: string): StoryLocation => ({
  id,
  name: `Alzette ${town}`,
  address: { street: '1, rue Haute', postalCode: '1234', town, country: 'LU' },
  latitude: 49.6,
  longitude: 6.1,
  phone: '+352 26 10 40',
  showroomHours: null,
  workshopHours: null,
  specialHours: [],
  brandIds: [],
})
const ada: Employee = {
  id: 'ada',
  name: 'Ada Weber',
  jobTitle: 'Magasinière',
  department: 'parts',
  locationId: 'mersch',
  phone: '+352 26 10 40-210',
  email: 'ada.weber@groupe-alzette.example',
  photo: null,
  languages: ['fr'],
}

const show = (fields: Partial<ContactListBlock>, employeeKeys?: string[], marks: { _editable?: string } = {}) => {
  const block: ContactListBlock = { _uid: 'c', component: 'contact-list', title: 'Nous joindre', ...fields, ...marks }
  const data: StoryData = {
    ...EMPTY_STORY_DATA,
    locations: [site('esch', 'Esch'), site('mersch', 'Mersch')],
    employees: [ada],
    byBlock: employeeKeys ? { c: { employeeKeys } } : {},
  }
  return renderFrench(
    <StoryDataProvider data={data}>
      <ContactList block={block} lead={false} />
    </StoryDataProvider>,
  )
}
const dealerships = () => screen.getAllByRole('heading', { name: /^Alzette/ }).map(({ textContent }) => textContent)
const note = () => screen.queryByText(/Aucune personne de contact trouvée/)

describe('list of contacts', () => {
  beforeEach(() => void jest.replaceProperty(process.env, 'NODE_ENV', 'production'))
  afterEach(() => jest.restoreAllMocks())

  it('shows every dealership, and nobody where the editor asked for nobody', () => {
    show({})
    expect(dealerships()).toEqual(['Alzette Esch', 'Alzette Mersch'])
    expect(screen.queryByText('Ada Weber')).toBeNull()
    expect(note()).toBeNull()
  })

  it('shows the people of a department with town, direct line, address and card', () => {
    show({ department: 'parts' }, ['ada'])
    expect(screen.getByText('Magasinière, Mersch')).toBeVisible()
    const linkOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(linkOf(/^Appeler Ada Weber/)).toBe('tel:+352261040210')
    expect(linkOf(/^Écrire à Ada Weber/)).toBe('mailto:ada.weber@groupe-alzette.example')
    expect(linkOf(/Ada Weber.*contacts|contact.*Ada Weber/)).toBe('/vcards/ada.vcf')
    expect(dealerships()).toHaveLength(2)
  })

  it('shows one dealership alone, its people without their town', () => {
    show({ location: 'mersch' }, ['ada'])
    expect(dealerships()).toEqual(['Alzette Mersch'])
    expect(screen.getByText('Magasinière')).toBeVisible()
  })

  it('shows visitors no empty list of people, and all dealerships in place of an unknown one', () => {
    show({ location: 'metz' }, [])
    expect(dealerships()).toHaveLength(2)
    expect(note()).toBeNull()
    expect(screen.getAllByRole('list')).toHaveLength(1)
  })

  it('tells the editor of a draft that nobody was found', () => {
    show({ department: 'fleet' }, [], { _editable: '<!--x-->' })
    expect(note()).toBeVisible()
  })
})
