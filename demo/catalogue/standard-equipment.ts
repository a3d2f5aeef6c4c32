import type { BodyStyle, Fuel, VehicleCategory } from '../../src/domain/vehicle/types'

const PASSENGER: readonly (readonly string[])[] = [
  [
    'Climatisation',
    'Freinage automatique d’urgence',
    'Alerte de franchissement de ligne',
    'Régulateur et limiteur de vitesse',
    'Apple CarPlay et Android Auto',
    'Écran tactile central',
    'Feux avant à LED',
    'Aide au stationnement arrière',
    'Rétroviseurs électriques et dégivrants',
  ],
  [
    'Climatisation automatique bizone',
    'Caméra de recul',
    'Accès et démarrage mains libres',
    'Jantes en alliage',
    'Vitres arrière surteintées',
    'Chargeur de smartphone par induction',
    'Allumage automatique des feux de route',
  ],
  [
    'Sièges avant chauffants',
    'Régulateur de vitesse adaptatif',
    'Surveillance des angles morts',
    'Volant chauffant',
    'Hayon à commande électrique',
    'Instrumentation numérique',
    'Éclairage d’ambiance',
    'Système audio haut de gamme',
  ],
  ['Toit panoramique en verre', 'Affichage tête haute', 'Caméra à 360 degrés', 'Sellerie en cuir'],
]

const COMMERCIAL: readonly (readonly string[])[] = [
  [
    'Climatisation manuelle',
    'Freinage automatique d’urgence',
    'Radio numérique DAB+',
    'Prise 12 V dans l’espace de chargement',
    'Régulateur et limiteur de vitesse',
    'Aide au démarrage en côte',
  ],
  [
    'Caméra de recul',
    'Aide au stationnement arrière',
    'Apple CarPlay et Android Auto',
    'Siège du conducteur réglable en hauteur',
  ],
  ['Attelage de remorque', 'Feux avant à LED', 'Jantes en alliage', 'Régulateur de vitesse adaptatif'],
]

const BY_BODY: Partial<Record<BodyStyle, string>> = {
  panel_van: 'Cloison de séparation tôlée',
  pickup: 'Anneaux d’arrimage dans la benne',
  chassis_truck: 'Préparation pour carrossier',
  estate: 'Barres de toit',
  suv: 'Barres de toit',
  mpv: 'Portes latérales coulissantes',
  convertible: 'Capote à commande électrique',
}

/** French labels of what a trim has as standard; every level has all that those below it have. */
export const standardEquipmentFor = (trim: {
  category: VehicleCategory
  body: BodyStyle
  fuel: Fuel
  /** 0 for the model's first trim. */
  level: number
}): string[] => {
  const ladder = trim.category === 'passenger' ? PASSENGER : COMMERCIAL
  const own = BY_BODY[trim.body]
  const plug = trim.fuel === 'electric' || trim.fuel === 'plug_in_hybrid' ? ['Câble de recharge de type 2'] : []
  return [...ladder.slice(0, trim.level + 1).flat(), ...(own ? [own] : []), ...plug]
}
