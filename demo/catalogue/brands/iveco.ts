import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel } from '../engine'

export const iveco: BrandSheet = {
  id: 'iveco',
  name: 'Iveco',
  tagline: 'Des utilitaires à châssis de camion.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'Daily Fourgon',
      body: 'panel_van',
      year: 2021,
      size: [6000, 2010, 2660],
      boot: 12000,
      seats: 3,
      doors: 5,
      payload: 1250,
      colour: 'white',
      tagline: 'L’endurance d’un camion, le volume d’un fourgon.',
      description:
        'Propulsion et châssis échelle : le Daily supporte les charges que d’autres refusent, et les routes qui vont avec.',
      engines: {
        d: diesel('2.3 140', 100, 2287, 'M6', 9.9, 260, 2180, 3500, 'rear'),
        x: diesel('3.0 180 Hi-Matic', 132, 2998, 'A8', 10.8, 283, 2290, 3500, 'rear'),
      },
      trims: [
        ['35S', 'd', 44_990],
        ['35S Business', 'x', 52_990],
      ],
    }),
    model({
      name: 'Daily Châssis-cabine',
      body: 'chassis_truck',
      year: 2021,
      size: [6128, 2010, 2290],
      boot: null,
      seats: 3,
      payload: 4600,
      colour: 'red',
      tagline: 'De trois tonnes et demie à sept tonnes deux.',
      description:
        'Benne, grue, dépanneuse : le Daily châssis porte les métiers lourds et s’accommode de tous les carrossiers.',
      engines: {
        d: diesel('3.0 160', 118, 2998, 'M6', 11.9, 312, 2080, 3500, 'rear'),
        x: diesel('3.0 210 Hi-Matic', 154, 2998, 'A8', 12.6, 330, 2190, 3500, 'rear'),
      },
      trims: [
        ['70C', 'd', 49_990],
        ['70C Business', 'x', 58_990],
      ],
    }),
  ],
}
