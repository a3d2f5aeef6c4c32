import { createIntl } from 'react-intl'
import messages from '../../locales/fr.json'
import { leaseServicesView } from './lease-services-view'

const intl = createIntl({ locale: 'fr', messages })
const service = (kind: 'private' | 'business') => ({ kind, label: 'Entretien', state: 'included' }) as const

it.each([
  [[service('business')], '/business-lease'],
  [[service('private')], '/private-lease'],
  [[service('private'), service('business')], '/private-lease'],
])('leads to the offers whose services it tells', (services, page) => {
  expect(leaseServicesView({ code: 'leaseServices', services }, intl).links.map(({ to }) => to)).toEqual([page])
})
