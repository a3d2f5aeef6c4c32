import { demoCatalogue } from '../catalogue'
import type { DemoDatasource } from './types'

const { brands, locations } = demoCatalogue()

/** `redirects` feeds the 301 table; from the others editors choose a category of news, a brand and a dealership. */
export const datasources: DemoDatasource[] = [
  {
    slug: 'redirects',
    name: 'Redirections',
    entries: [
      { name: '/occasions', value: '/stock' },
      { name: '/voitures-electriques', value: '/stock?fuel=electric' },
      { name: '/pneus', value: '/services/pneus-et-gardiennage' },
      { name: '/pneus-hiver', value: '/formulaires/prise-de-rendez-vous-pneus-roues' },
      { name: '/garages', value: '/concessions' },
      { name: '/belval', value: '/concessions/esch-sur-alzette' },
      { name: '/cloche-dor', value: '/concessions/luxembourg' },
      { name: '/autofestival', value: '/news' },
      { name: '/emploi', value: '/carrieres' },
      { name: '/jobs', value: '/carrieres' },
      { name: '/essai', value: '/reserver-un-essai' },
      { name: '/leasing', value: '/services/leasing' },
      { name: '/histoire', value: '/a-propos-de-nous/histoire-de-l-entreprise' },
      { name: '/rgpd', value: '/politique-de-traitement-des-donnees' },
    ],
  },
  {
    slug: 'labels',
    name: 'Libellés',
    entries: [
      { name: 'Conseils', value: 'Conseils' },
      { name: 'Électrique', value: 'Électrique' },
      { name: 'Entretien', value: 'Entretien' },
      { name: 'Groupe', value: 'Groupe' },
      { name: 'Modèles', value: 'Modèles' },
      { name: 'Entreprises', value: 'Entreprises' },
    ],
  },
  { slug: 'brands', name: 'Marques', entries: brands.map(({ id, name }) => ({ name, value: id })) },
  { slug: 'dealerships', name: 'Concessions', entries: locations.map(({ id, name }) => ({ name, value: id })) },
]
