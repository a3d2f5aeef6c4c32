import type { BrandSheet } from '../define'
import { model } from '../define'
import { electric, hybrid, lpg, petrol } from '../engine'

export const dacia: BrandSheet = {
  id: 'dacia',
  name: 'Dacia',
  tagline: 'Tout ce qu’il faut, rien de superflu.',
  sellsNew: true,
  locationIds: ['luxembourg', 'mersch', 'ettelbruck', 'grevenmacher', 'marnach'],
  models: [
    model({
      name: 'Spring',
      body: 'hatchback',
      year: 2024,
      size: [3701, 1583, 1519],
      boot: 308,
      seats: 4,
      payload: 330,
      colour: 'brown',
      tagline: 'La petite électrique qui pèse moins d’une tonne.',
      description:
        'Légère, elle se contente d’une petite batterie ; petite, elle se gare partout. La Spring est la seconde voiture qui finit par servir tous les jours.',
      engines: {
        x: electric('Electric 45 27 kWh', 33, 26.8, 228, 13.2, 976, 0),
        e: electric('Electric 65 27 kWh', 48, 26.8, 225, 13.5, 984, 0),
      },
      trims: [
        ['Essential', 'x', 16_990],
        ['Expression', 'e', 18_490],
        ['Extreme', 'e', 19_990],
      ],
    }),
    model({
      name: 'Sandero',
      body: 'hatchback',
      year: 2022,
      size: [4088, 1848, 1499],
      boot: 328,
      colour: 'blue',
      tagline: 'La voiture la plus raisonnable du pays.',
      description:
        'Cinq places, cinq portes, un moteur qui accepte aussi le GPL : la Sandero demande moins et rend davantage.',
      engines: {
        p: petrol('1.0 TCe 90', 67, 999, 'M6', 5.3, 119, 1082, 1100),
        g: lpg('1.0 ECO-G 100', 74, 999, 'M6', 6.9, 109, 1142, 1100),
      },
      trims: [
        ['Essential', 'p', 13_490],
        ['Expression', 'g', 15_290],
      ],
    }),
    model({
      name: 'Sandero Stepway',
      body: 'hatchback',
      year: 2022,
      size: [4099, 1848, 1587],
      boot: 328,
      colour: 'orange',
      tagline: 'Un cran plus haut, un cran plus loin.',
      description:
        'Ses barres de toit modulables portent quatre-vingts kilos sans outil, et ses quelques centimètres de plus la rendent à l’aise sur les chemins du Müllerthal.',
      engines: {
        p: petrol('1.0 TCe 110', 81, 999, 'M6', 5.6, 127, 1152, 1100),
        g: lpg('1.0 ECO-G 100', 74, 999, 'M6', 7.2, 114, 1177, 1100),
      },
      trims: [
        ['Essential', 'g', 15_990],
        ['Expression', 'p', 17_490],
        ['Extreme', 'p', 18_990],
      ],
    }),
    model({
      name: 'Jogger',
      body: 'estate',
      year: 2022,
      size: [4547, 1848, 1691],
      boot: 708,
      seats: 7,
      payload: 560,
      colour: 'green',
      tagline: 'Sept places au prix de cinq.',
      description:
        'Break devant, monospace derrière, baroudeur dessous : le Jogger résout en une fois des équations que d’autres font payer le double. En hybride, il se contente de moins de cinq litres.',
      engines: {
        p: petrol('1.0 TCe 110', 81, 999, 'M6', 5.7, 129, 1205, 1200),
        g: lpg('1.0 ECO-G 100', 74, 999, 'M6', 7.6, 118, 1251, 1200),
        h: hybrid('1.6 Hybrid 140', 104, 1598, 'A4', 4.7, 106, 1385, 750),
      },
      trims: [
        ['Essential', 'g', 18_990],
        ['Expression', 'p', 20_490],
        ['Extreme', 'h', 26_990],
      ],
    }),
    model({
      name: 'Duster',
      body: 'suv',
      year: 2024,
      size: [4343, 1813, 1656],
      boot: 517,
      colour: 'green',
      tagline: 'La boue ne lui fait pas peur.',
      description:
        'Plastiques recyclés qui se moquent des rayures, vraies quatre roues motrices et crochets pour tout suspendre : le Duster est l’outil préféré des forestiers, et des gens qui aiment leur ressembler.',
      engines: {
        g: lpg('1.0 ECO-G 100', 74, 999, 'M6', 8.0, 127, 1295, 1200),
        q: hybrid('1.2 TCe 130 4x4', 96, 1199, 'M6', 6.0, 136, 1439, 1500, 'all'),
        h: hybrid('1.6 Hybrid 140', 104, 1598, 'A4', 5.0, 114, 1394, 750),
      },
      trims: [
        ['Essential', 'g', 20_490],
        ['Expression', 'q', 26_490],
        ['Journey', 'h', 28_490],
        ['Extreme', 'h', 28_990],
      ],
    }),
    model({
      name: 'Bigster',
      body: 'suv',
      year: 2025,
      size: [4570, 1812, 1711],
      boot: 667,
      colour: 'blue',
      tagline: 'Plus grand, toujours juste.',
      description:
        'Un toit panoramique, une climatisation à deux zones, un hayon électrique : le Bigster ajoute au bon sens Dacia le confort des longs trajets.',
      engines: {
        m: hybrid('1.2 TCe 140', 103, 1199, 'M6', 5.5, 124, 1425, 1500),
        q: hybrid('1.2 TCe 130 4x4', 96, 1199, 'M6', 6.1, 138, 1492, 1500, 'all'),
        h: hybrid('1.8 Hybrid 155', 114, 1789, 'A4', 4.6, 104, 1494, 1000),
      },
      trims: [
        ['Essential', 'm', 25_990],
        ['Expression', 'q', 29_990],
        ['Journey', 'h', 31_990],
        ['Extreme', 'h', 32_490],
      ],
    }),
  ],
}
