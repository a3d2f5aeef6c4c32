import { blockSchema } from '../../domain/content/schema/block-schema'
import { choice, entryOf, longText, required, text, toggle } from '../../domain/content/schema/fields'
import type { EmployeeListBlock } from '../../domain/content/types'
import { DEPARTMENTS } from '../../domain/location/types'
import { LOCATION_HELP, namesOf } from '../schema-texts'

export const employeeListSchema = blockSchema<EmployeeListBlock>('employee-list', {
  label: 'Équipe',
  group: 'Concessions et équipe',
  preview: ['title', 'intro'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction'),
    location: entryOf('dealerships', 'Concession', LOCATION_HELP),
    department: choice('Service', namesOf('location.department', DEPARTMENTS), 'Laissez vide pour tous.'),
    filters: toggle('Avec filtres et tri', 'Une fois par page au plus.'),
  },
})
