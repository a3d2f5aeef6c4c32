import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel, electric, hybrid, petrol, plugIn } from '../engine'

export const skoda: BrandSheet = {
  id: 'skoda',
  name: 'Škoda',
  tagline: 'Le bon sens tchèque, parapluie compris.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'Fabia',
      body: 'hatchback',
      year: 2021,
      size: [4108, 1780, 1459],
      boot: 380,
      colour: 'red',
      tagline: 'La petite au grand coffre.',
      description:
        'Un grattoir dans la trappe à carburant, un entonnoir pour le lave-glace : la Fabia pense à tout, surtout aux matins de janvier.',
      engines: {
        p: petrol('1.0 TSI 95', 70, 999, 'M5', 5.0, 113, 1139, 1000),
        x: petrol('1.0 TSI 110 DSG7', 81, 999, 'A7', 5.2, 119, 1190, 1100),
      },
      trims: [
        ['Ambition', 'p', 19_490],
        ['Style', 'x', 23_990],
      ],
    }),
    model({
      name: 'Octavia Combi',
      body: 'estate',
      year: 2020,
      size: [4689, 1829, 1468],
      boot: 640,
      colour: 'green',
      tagline: 'Le break préféré des comptables.',
      description:
        'Plus de coffre que quiconque, moins de consommation que beaucoup : la calculatrice désigne toujours l’Octavia.',
      engines: {
        p: petrol('1.5 TSI 150', 110, 1498, 'M6', 5.4, 123, 1349, 1500),
        d: diesel('2.0 TDI 150 DSG7', 110, 1968, 'A7', 4.5, 119, 1480, 1600),
        r: plugIn('1.4 TSI iV 204 DSG6', 150, 1395, 'A6', 1.2, 27, 10.6, 60, 15.3, 1640, 1500),
      },
      trims: [
        ['Ambition', 'p', 31_490],
        ['Style', 'd', 36_990],
        ['Style', 'r', 42_490],
      ],
    }),
    model({
      name: 'Kodiaq',
      body: 'suv',
      year: 2021,
      size: [4697, 1882, 1681],
      boot: 270,
      seats: 7,
      payload: 640,
      colour: 'brown',
      tagline: 'L’ours qui emmène tout le monde.',
      description:
        'Sept places, deux tonnes et demie en remorque et des protections de portières qui sortent toutes seules : le Kodiaq est le complice des grandes familles.',
      engines: {
        d: diesel('2.0 TDI 150 DSG7', 110, 1968, 'A7', 5.5, 145, 1720, 2000),
        q: diesel('2.0 TDI 200 4x4 DSG7', 147, 1968, 'A7', 6.3, 166, 1830, 2500, 'all'),
      },
      trims: [
        ['Ambition', 'd', 43_990],
        ['Style', 'q', 52_990],
      ],
    }),
    model({
      name: 'Enyaq',
      body: 'suv',
      year: 2021,
      size: [4649, 1879, 1616],
      boot: 585,
      colour: 'blue',
      tagline: 'L’électrique qui a la place.',
      description:
        'Un habitacle inspiré de l’ameublement, un coffre de break et plus de cinq cents kilomètres d’autonomie : l’Enyaq d’occasion part vite.',
      engines: {
        e: electric('80 204 82 kWh', 150, 77, 534, 16.0, 2090, 1000, 'rear'),
        q: electric('80x 265 82 kWh', 195, 77, 515, 17.0, 2170, 1200, 'all'),
      },
      trims: [
        ['Loft', 'e', 47_990],
        ['Sportline', 'q', 54_990],
      ],
    }),
    model({
      name: 'Kamiq',
      body: 'suv',
      year: 2021,
      size: [4241, 1793, 1553],
      boot: 400,
      colour: 'grey',
      tagline: 'Le juste milieu.',
      description: 'Ni trop grand ni trop cher, et toujours un vide-poches de plus que prévu.',
      engines: {
        m: petrol('1.0 TSI 110', 81, 999, 'M6', 5.4, 122, 1225, 1200),
        h: hybrid('1.5 TSI 150 DSG7', 110, 1498, 'A7', 5.7, 129, 1290, 1250),
      },
      trims: [
        ['Ambition', 'm', 25_490],
        ['Style', 'h', 30_490],
      ],
    }),
  ],
}
