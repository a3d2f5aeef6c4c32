import { FILTER_NAMES } from '../../domain/content/stock-rules'
import { blockSchema } from '../../domain/content/schema/block-schema'
import {
  choice,
  entryOf,
  link,
  longText,
  number,
  required,
  startingWith,
  text,
  toggle,
} from '../../domain/content/schema/fields'
import type { StockPreviewBlock } from '../../domain/content/types'
import { BODY_STYLES, FUELS, VEHICLE_CONDITIONS } from '../../domain/vehicle/types'
import { BRAND_HELP, LOCATION_HELP, MODEL_HELP, namesOf, VEHICLE_CATEGORY_NAMES } from '../schema-texts'

const PRICES = [0, 1_000_000] as const
export const stockPreviewSchema = blockSchema<StockPreviewBlock>('stock-preview', {
  label: 'Véhicules en stock',
  group: 'Véhicules et offres',
  preview: ['title', 'intro'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction'),
    count: startingWith('4', required(number('Nombre', [1, 24], 'Les plus récents d’abord.'))),
    linkLabel: required(text('Libellé du lien')),
    to: required(link('Lien', 'Le stock avec les mêmes filtres, par exemple /stock?fuel=electric.')),
    brand: entryOf('brands', 'Marque', BRAND_HELP),
    model: text('Modèle', MODEL_HELP),
    fuel: choice('Énergie', namesOf('vehicle.fuel', FUELS), 'Laissez vide pour toutes.'),
    category: choice('Catégorie', VEHICLE_CATEGORY_NAMES, 'Laissez vide pour toutes.'),
    condition: choice('État', namesOf('vehicle.condition', VEHICLE_CONDITIONS), 'Laissez vide pour tous.'),
    bodyStyle: choice('Carrosserie', namesOf('vehicle.bodyStyle', BODY_STYLES), 'Laissez vide pour toutes.'),
    location: entryOf('dealerships', 'Concession', LOCATION_HELP),
    priceFrom: number(
      'Prix à partir de',
      PRICES,
      'Prix d’achat en euros. Laissez vide pour ne pas fixer de minimum.',
      2,
    ),
    priceTo: number('Prix jusqu’à', PRICES, 'Prix d’achat en euros. Laissez vide pour ne pas fixer de maximum.', 2),
    discounted: toggle('Seulement avec remise', 'Sans véhicule qui réponde à tous les critères, le bloc est caché.'),
  },
  tabs: [
    {
      label: 'Quels véhicules',
      fields: [...FILTER_NAMES, 'priceFrom', 'priceTo', 'discounted'],
    },
  ],
  presets: [
    {
      name: 'Derniers arrivages',
      values: {
        title: 'Derniers arrivages',
        count: '4',
        linkLabel: 'Voir tout le stock',
        to: { fieldtype: 'multilink', linktype: 'url', id: '', url: '/stock', cached_url: '/stock' },
      },
      isDefault: true,
    },
    {
      name: 'Bonnes affaires',
      description: 'Véhicules avec remise.',
      values: {
        title: 'Bonnes affaires',
        count: '4',
        discounted: true,
        linkLabel: 'Voir tout le stock',
        to: { fieldtype: 'multilink', linktype: 'url', id: '', url: '/stock', cached_url: '/stock' },
      },
    },
    {
      name: 'Voitures électriques',
      values: {
        title: 'Électriques en stock',
        count: '4',
        fuel: 'electric',
        linkLabel: 'Toutes les électriques',
        to: {
          fieldtype: 'multilink',
          linktype: 'url',
          id: '',
          url: '/stock?fuel=electric',
          cached_url: '/stock?fuel=electric',
        },
      },
    },
  ],
})
