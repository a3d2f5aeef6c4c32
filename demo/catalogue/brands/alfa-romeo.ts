import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel, electric, hybrid, petrol, plugIn } from '../engine'

export const alfaRomeo: BrandSheet = {
  id: 'alfa-romeo',
  name: 'Alfa Romeo',
  tagline: 'Le cœur a ses raisons, notre atelier les connaît.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'Giulia',
      body: 'saloon',
      year: 2020,
      size: [4643, 1860, 1436],
      boot: 480,
      colour: 'red',
      tagline: 'La berline qui se conduit du bout des doigts.',
      description:
        'Direction incisive, propulsion, répartition idéale des masses : la Giulia est l’une des dernières berlines faites pour la route elle-même.',
      engines: {
        p: petrol('2.0 Turbo 200 AT8', 147, 1995, 'A8', 7.1, 161, 1504, 1600, 'rear'),
        d: diesel('2.2 Diesel 190 AT8', 140, 2143, 'A8', 5.3, 139, 1522, 1600, 'rear'),
      },
      trims: [
        ['Super', 'd', 47_990],
        ['Veloce', 'p', 53_990],
      ],
    }),
    model({
      name: 'Tonale',
      body: 'suv',
      year: 2022,
      size: [4528, 1841, 1604],
      boot: 500,
      colour: 'green',
      tagline: 'Le trèfle à quatre feuilles, hybride.',
      description:
        'Une calandre célèbre, une direction rapide et un hybride qui récupère à chaque descente : la Tonale réconcilie raison et passion.',
      engines: {
        h: hybrid('1.5 Hybrid 160 TCT7', 118, 1469, 'A7', 5.7, 130, 1525, 1500),
        r: plugIn('1.3 Plug-in Hybrid Q4 280 AT6', 206, 1332, 'A6', 1.3, 29, 15.5, 60, 18.6, 1835, 1250, 'all'),
      },
      trims: [
        ['Sprint', 'h', 39_490],
        ['Veloce', 'r', 51_990],
      ],
    }),
    model({
      name: 'Junior',
      body: 'suv',
      year: 2024,
      size: [4173, 1781, 1505],
      boot: 400,
      colour: 'red',
      tagline: 'La plus jeune de la famille.',
      description: 'Compacte et nerveuse, la Junior prouve qu’une petite Alfa reste une Alfa, même branchée.',
      engines: {
        h: hybrid('1.2 Ibrida 136 eDCT6', 100, 1199, 'A6', 4.8, 109, 1305, 1000),
        e: electric('Elettrica 156 54 kWh', 115, 50.8, 410, 15.0, 1545, 0),
      },
      trims: [
        ['Progression', 'h', 30_490],
        ['Speciale', 'e', 40_990],
      ],
    }),
  ],
}
