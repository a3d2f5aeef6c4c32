import { DEALERSHIP_PARAMETER } from '../../location/dealership-parameter'
import type { FacetId, RangeId } from '../fields'

/** Names of facets in addresses, in the order in which they are written. */
export const FACET_PARAMETERS: Readonly<Record<FacetId, string>> = {
  condition: 'etat',
  category: 'categorie',
  brand: 'marque',
  model: 'modele',
  bodyStyle: 'carrosserie',
  fuel: 'carburant',
  transmission: 'boite',
  driveType: 'motricite',
  drivenAxles: 'essieux',
  seatCount: 'places',
  doorCount: 'portes',
  colour: 'couleur',
  interiorColour: 'interieur',
  interiorMaterial: 'sellerie',
  emissionsClass: 'norme',
  energyClass: 'energie',
  location: DEALERSHIP_PARAMETER,
  warranty: 'garantie',
  vatReportable: 'tva',
  availability: 'disponibilite',
  discounted: 'remise',
}

/** Names of ranges, in the order in which they are written. Prices in euros; km, ch and kg as they are. */
export const RANGE_PARAMETERS: Readonly<Record<RangeId, string>> = {
  price: 'prix',
  instalment: 'mensualite',
  mileage: 'km',
  year: 'annee',
  power: 'puissance',
  electricRange: 'autonomie',
  towingWeight: 'remorquage',
  maxWeight: 'poids',
}

export const PARAMETERS = {
  text: 'q',
  equipment: 'equipement',
  place: 'autour-de',
  radius: 'rayon',
  priceType: 'prix-pour',
  instalmentType: 'mensualite-pour',
  sort: 'tri',
  page: 'page',
} as const

/** What is wrong with a value that is none of a fixed list. */
export type ProblemKind = 'swapped' | 'range' | 'sort' | 'page' | 'place' | 'radius'

/** A parameter whose value means nothing: it was left out, and the page can say so. */
export interface Problem {
  parameter: string
  value: string
  /** Without it: the value is no option. */
  why?: ProblemKind
}
