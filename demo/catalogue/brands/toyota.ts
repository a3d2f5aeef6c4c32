import type { BrandSheet } from '../define'
import { model } from '../define'
import { hybrid, petrol, plugIn, diesel, electric } from '../engine'

export const toyota: BrandSheet = {
  id: 'toyota',
  name: 'Toyota',
  tagline: 'Hybrides depuis toujours, fiables depuis plus longtemps encore.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'Aygo X',
      body: 'hatchback',
      year: 2022,
      size: [3700, 1740, 1525],
      boot: 231,
      seats: 4,
      payload: 380,
      colour: 'red',
      tagline: 'La mini qui prend de la hauteur.',
      description:
        'Moins de cinq litres, moins de quatre mètres et une carrosserie bicolore : l’Aygo X rend les embouteillages supportables.',
      engines: {
        p: petrol('1.0 VVT-i 72', 53, 998, 'M5', 4.8, 108, 940, 0),
        x: petrol('1.0 VVT-i 72 CVT', 53, 998, 'A0', 5.0, 114, 965, 0),
      },
      trims: [
        ['Play', 'p', 17_490],
        ['Style', 'x', 20_490],
      ],
    }),
    model({
      name: 'Yaris',
      body: 'hatchback',
      year: 2020,
      size: [3940, 1745, 1500],
      boot: 286,
      colour: 'red',
      tagline: 'La reine de la consommation en ville.',
      description:
        'Moins de quatre litres sans effort : l’hybride de la Yaris passe près de huit minutes sur dix moteur éteint en agglomération.',
      engines: {
        h: hybrid('1.5 Hybrid 116', 85, 1490, 'A0', 3.8, 87, 1090, 450),
        x: hybrid('1.5 Hybrid 130', 96, 1490, 'A0', 4.2, 96, 1130, 450),
      },
      trims: [
        ['Active', 'h', 23_490],
        ['Dynamic', 'h', 26_490],
        ['GR Sport', 'x', 29_990],
      ],
    }),
    model({
      name: 'Yaris Cross',
      body: 'suv',
      year: 2021,
      size: [4180, 1765, 1595],
      boot: 397,
      colour: 'beige',
      tagline: 'La Yaris des sous-bois.',
      description:
        'Quelques centimètres de garde au sol en plus et, si vous le souhaitez, un moteur électrique pour les roues arrière.',
      engines: {
        h: hybrid('1.5 Hybrid 116', 85, 1490, 'A0', 4.5, 102, 1180, 750),
        q: hybrid('1.5 Hybrid 116 AWD-i', 85, 1490, 'A0', 4.7, 107, 1270, 750, 'all'),
      },
      trims: [
        ['Dynamic', 'h', 28_490],
        ['Adventure', 'q', 33_490],
      ],
    }),
    model({
      name: 'Corolla Touring Sports',
      body: 'estate',
      year: 2019,
      size: [4650, 1790, 1435],
      boot: 596,
      colour: 'blue',
      tagline: 'Le break qui oublie la pompe.',
      description:
        'Silencieuse, endurante, équilibrée : la Corolla break est l’une des occasions dont nous reprenons le plus volontiers la responsabilité.',
      engines: {
        h: hybrid('1.8 Hybrid 122', 90, 1798, 'A0', 4.5, 102, 1370, 750),
        x: hybrid('2.0 Hybrid 184', 135, 1987, 'A0', 4.9, 111, 1435, 750),
      },
      trims: [
        ['Dynamic', 'h', 30_990],
        ['Style', 'h', 33_490],
        ['GR Sport', 'x', 37_990],
      ],
    }),
    model({
      name: 'RAV4',
      body: 'suv',
      year: 2019,
      size: [4600, 1855, 1685],
      boot: 580,
      colour: 'white',
      tagline: 'L’inventeur du genre.',
      description:
        'Quatre roues motrices sans arbre de transmission, plus de soixante-dix kilomètres en électrique pour le rechargeable : le RAV4 traverse l’hiver de l’Oesling sans s’émouvoir.',
      engines: {
        h: hybrid('2.5 Hybrid 222 AWD-i', 163, 2487, 'A0', 5.8, 131, 1730, 1650, 'all'),
        r: plugIn('2.5 Plug-in Hybrid 306 AWD-i', 225, 2487, 'A0', 1.0, 22, 18.1, 75, 16.6, 1910, 1500, 'all'),
      },
      trims: [
        ['Dynamic', 'h', 44_490],
        ['Style', 'h', 48_490],
        ['Style', 'r', 57_990],
      ],
    }),
    model({
      name: 'bZ4X',
      body: 'suv',
      year: 2022,
      size: [4690, 1860, 1650],
      boot: 452,
      colour: 'black',
      tagline: 'L’électrique qui garantit sa batterie un million de kilomètres.',
      description: 'Spacieux, posé, bien isolé : le bZ4X est un bon compagnon pour qui découvre la voiture électrique.',
      engines: {
        e: electric('204 71 kWh', 150, 64, 504, 14.4, 1895, 750),
        q: electric('218 71 kWh AWD', 160, 64, 460, 15.8, 1985, 750, 'all'),
      },
      trims: [
        ['Dynamic', 'e', 47_990],
        ['Style', 'q', 53_990],
      ],
    }),
    model({
      name: 'Hilux',
      body: 'pickup',
      year: 2020,
      size: [5325, 1855, 1815],
      boot: 1200,
      payload: 1020,
      colour: 'grey',
      tagline: 'L’indestructible.',
      description:
        'Trois tonnes et demie en remorque, un châssis à longerons et une réputation qui a fait le tour du monde, pôles compris.',
      engines: {
        d: diesel('2.4 D-4D 150 4x4', 110, 2393, 'M6', 8.8, 231, 2095, 3200, 'all'),
        x: diesel('2.8 D-4D 204 4x4', 150, 2755, 'A6', 9.3, 244, 2150, 3500, 'all'),
      },
      trims: [
        ['Country', 'd', 39_990],
        ['Invincible', 'x', 52_490],
      ],
    }),
  ],
}
