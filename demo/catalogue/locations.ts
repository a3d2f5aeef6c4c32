import type { Location, LocationService } from '../../src/domain/location/types'
import type { Brand } from '../../src/domain/model/types'
import { typographic } from '../typography'
import { closed, openAt, week } from './hours'
import { luxembourgIban } from './iban'
import { scenePhoto } from './scene-photo'

type Site = Pick<
  Location,
  'id' | 'name' | 'latitude' | 'longitude' | 'vatNumber' | 'description' | 'showroomHours' | 'workshopHours'
> &
  Partial<Pick<Location, 'specialHours'>> & {
    street: string
    postalCode: string
    town: string
    extension: string
    account: string
    whatsapp: string | null
    services: LocationService[]
  }

const EVERYWHERE: LocationService[] = [
  'sales_new',
  'sales_used',
  'workshop',
  'tyres',
  'parts',
  'charging',
  'test_drive',
]

const SITES: readonly Site[] = [
  {
    id: 'luxembourg',
    name: 'Groupe Alzette Luxembourg',
    street: '14, rue des Scillas',
    postalCode: 'L-2529',
    town: 'Luxembourg',
    latitude: 49.5793,
    longitude: 6.1136,
    vatNumber: 'LU19540612',
    account: '4100265410001',
    extension: '1',
    whatsapp: '+352621104001',
    services: [...EVERYWHERE, 'bodywork', 'vans', 'rental'],
    description:
      'Notre maison mère, à deux pas de la Cloche d’Or : soixante véhicules exposés sur deux étages, un atelier de vingt-quatre ponts et une carrosserie agréée. Le tram s’arrête devant la porte, et huit bornes rapides attendent celles et ceux qui viennent en électrique.',
    showroomHours: week('8:30-18:30', '9:00-17:00', { sunday: 'Visite libre du parc extérieur' }),
    workshopHours: week('7:30-18:00', '8:00-12:00'),
    specialHours: [
      openAt('2026-12-24', '8:30-12:00', 'veille de Noël'),
      openAt('2026-12-31', '8:30-12:00', 'Saint-Sylvestre'),
    ],
  },
  {
    id: 'esch-sur-alzette',
    name: 'Groupe Alzette Esch-Belval',
    street: '3, avenue du Rock’n’Roll',
    postalCode: 'L-4361',
    town: 'Esch-sur-Alzette',
    latitude: 49.5012,
    longitude: 5.9466,
    vatNumber: 'LU19730427',
    account: '4100265410002',
    extension: '2',
    whatsapp: '+352621104002',
    services: [...EVERYWHERE, 'bodywork'],
    description:
      'Au pied des hauts fourneaux de Belval, la concession du Sud réunit cinq marques sous un même toit d’acier. C’est ici que le groupe a vendu sa première voiture électrique, et que l’équipe forme les apprentis mécatroniciens de la région.',
    showroomHours: week('9:00-18:30', '9:00-17:00'),
    workshopHours: week('7:30-12:00 13:00-17:30', '', { saturday: 'Dépôt de clés possible dans la boîte extérieure' }),
    specialHours: [closed('2027-07-26', '2027-08-07', 'congés annuels', 'workshop')],
  },
  {
    id: 'mersch',
    name: 'Groupe Alzette Mersch',
    street: '9, zone Mierscherbierg',
    postalCode: 'L-7526',
    town: 'Mersch',
    latitude: 49.7637,
    longitude: 6.0925,
    vatNumber: 'LU19880318',
    account: '4100265410003',
    extension: '3',
    whatsapp: null,
    services: [...EVERYWHERE, 'vans', 'rental'],
    description:
      'Le centre des utilitaires et des transformations : fourgons frigorifiques, bennes, ateliers mobiles. Ponts élévateurs pour véhicules jusqu’à sept tonnes, ouverture tôt le matin pour ne pas vous faire perdre une journée de chantier.',
    showroomHours: week('8:00-12:00 13:00-18:00', '9:00-16:00'),
    workshopHours: week('6:30-18:00', '8:00-12:00', { saturday: 'Réservé aux utilitaires' }),
    specialHours: [closed('2026-12-03', '2026-12-04', 'inventaire', 'workshop')],
  },
  {
    id: 'ettelbruck',
    name: 'Groupe Alzette Ettelbruck',
    street: '112, route de Bastogne',
    postalCode: 'L-9010',
    town: 'Ettelbruck',
    latitude: 49.8511,
    longitude: 6.0912,
    vatNumber: 'LU19610905',
    account: '4100265410004',
    extension: '4',
    whatsapp: '+352621104004',
    services: [...EVERYWHERE, 'bodywork'],
    description:
      'À la porte du Nord, une équipe qui connaît ses clients par leur prénom. Le plus grand choix d’occasions révisées du groupe y est exposé en permanence, sous abri et au sec.',
    showroomHours: week('9:00-12:00 13:30-18:30', '9:00-17:00', {
      monday: 'Ouverture à 10 h le premier lundi du mois',
    }),
    workshopHours: week('7:30-12:00 13:00-17:30', ''),
    specialHours: [openAt('2026-11-29', '10:00-17:00', 'portes ouvertes', 'showroom')],
  },
  {
    id: 'grevenmacher',
    name: 'Groupe Alzette Grevenmacher',
    street: '21, op der Ahlkërrech, Potaschberg',
    postalCode: 'L-6776',
    town: 'Grevenmacher',
    latitude: 49.6893,
    longitude: 6.4159,
    vatNumber: 'LU19950711',
    account: '4100265410005',
    extension: '5',
    whatsapp: null,
    services: EVERYWHERE,
    description:
      'Sur les hauteurs de la Moselle, à la sortie de l’autoroute de Trèves, notre concession de l’Est parle luxembourgeois, français et allemand. Les pneus de trois mille clients y passent la belle ou la mauvaise saison.',
    showroomHours: week('9:00-12:00 13:30-18:30', '9:00-16:00'),
    workshopHours: week('7:30-12:00 13:00-17:00', ''),
  },
  {
    id: 'marnach',
    name: 'Groupe Alzette Marnach',
    street: '38, Marburgerstrooss',
    postalCode: 'L-9764',
    town: 'Marnach',
    latitude: 50.0531,
    longitude: 6.0603,
    vatNumber: 'LU20040229',
    account: '4100265410006',
    extension: '6',
    whatsapp: null,
    services: ['sales_new', 'sales_used', 'workshop', 'tyres', 'parts', 'test_drive'],
    description:
      'La plus petite et la plus haute de nos concessions, sur le plateau de l’Oesling. Quatre roues motrices, pneus d’hiver et attelages y sont une affaire sérieuse ; le café aussi.',
    showroomHours: week('9:00-12:00 13:30-18:00', '9:00-15:00', { wednesday: 'Essais sur rendez-vous' }),
    workshopHours: week('8:00-12:00 13:00-17:00', ''),
    specialHours: [closed('2026-12-24', '2027-01-02', 'fermeture annuelle')],
  },
]

/** Invented bank code of the demo group. */
const BANK = '099'

/** The six dealerships, each with the makes that name it. */
export const locationsFor = (brands: readonly Brand[]): Location[] =>
  SITES.map(({ street, postalCode, town, extension, account, ...site }, index) => ({
    ...site,
    description: typographic(site.description),
    address: { street, postalCode, town, country: 'LU' },
    specialHours: site.specialHours ?? [],
    phone: `+352 26 10 40${extension === '1' ? '' : `-${extension}`}`,
    email: `${site.id}@groupe-alzette.example`,
    iban: luxembourgIban(BANK, account),
    routeUrl: `https://www.google.com/maps/dir/?api=1&destination=${site.latitude},${site.longitude}`,
    brandIds: brands.filter(({ locationIds }) => locationIds.includes(site.id)).map(({ id }) => id),
    photos: [
      scenePhoto('showroom', index + 1, `Salle d’exposition de ${town}`),
      scenePhoto('workshop', index + 1, `Atelier de ${town}`),
      scenePhoto('town', index + 1, `La concession de ${town} dans son quartier`),
      ...(site.services.includes('charging')
        ? [scenePhoto('charging', index + 1, `Bornes de recharge à ${town}`)]
        : []),
    ],
  }))
