import type { DemoDatasource } from './types'

/** `redirects` feeds the 301 table; `labels` names the categories of news. */
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
      { name: 'Conseils', value: 'conseils' },
      { name: 'Électrique', value: 'electrique' },
      { name: 'Entretien', value: 'entretien' },
      { name: 'Groupe', value: 'groupe' },
      { name: 'Modèles', value: 'modeles' },
      { name: 'Entreprises', value: 'entreprises' },
    ],
  },
]
