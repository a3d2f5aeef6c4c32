import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel, electric } from '../engine'

export const renaultTrucks: BrandSheet = {
  id: 'renault-trucks',
  name: 'Renault Trucks',
  tagline: 'Porteurs et châssis pour la ville et le chantier.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'D',
      body: 'chassis_truck',
      year: 2020,
      size: [7200, 2400, 2700],
      boot: null,
      seats: 3,
      payload: 7400,
      colour: 'blue',
      tagline: 'Le porteur de la distribution urbaine.',
      description:
        'Douze tonnes, une cabine basse et une excellente visibilité : le D livre les supermarchés avant l’ouverture et les chantiers après.',
      engines: {
        d: diesel('DTI 5 210', 154, 5132, 'M6', 19.8, 520, 4600, 3500, 'rear'),
        x: diesel('DTI 5 240 Optitronic', 177, 5132, 'A6', 20.4, 536, 4680, 3500, 'rear'),
      },
      trims: [
        ['P4x2', 'd', 82_900],
        ['P4x2 Confort', 'x', 89_900],
      ],
    }),
    model({
      name: 'E-Tech D',
      body: 'chassis_truck',
      year: 2022,
      size: [8100, 2400, 3100],
      boot: null,
      seats: 3,
      payload: 8900,
      colour: 'white',
      tagline: 'La livraison silencieuse.',
      description:
        'Seize tonnes sans moteur thermique : l’E-Tech D peut livrer la nuit sans réveiller la rue, et recharger pendant la pause.',
      engines: {
        e: electric('E-Tech 177 kW 265 kWh', 177, 212, 280, 75.0, 7300, 0, 'rear'),
        x: electric('E-Tech 177 kW 375 kWh', 177, 300, 400, 76.0, 8000, 0, 'rear'),
      },
      trims: [
        ['P4x2', 'e', 189_000],
        ['P4x2 Confort', 'x', 219_000],
      ],
    }),
  ],
}
