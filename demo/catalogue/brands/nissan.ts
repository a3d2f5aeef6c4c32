import type { BrandSheet } from '../define'
import { model } from '../define'
import { electric, hybrid, petrol } from '../engine'

export const nissan: BrandSheet = {
  id: 'nissan',
  name: 'Nissan',
  tagline: 'Les inventeurs du crossover, d’occasion et contrôlés.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'Juke',
      body: 'suv',
      year: 2019,
      size: [4210, 1800, 1595],
      boot: 422,
      colour: 'red',
      tagline: 'Il ne laisse personne indifférent.',
      description:
        'Des phares ronds, des épaules larges et un habitacle de coupé : le Juke assume sa différence depuis deux générations.',
      engines: {
        p: petrol('1.0 DIG-T 114', 84, 999, 'M6', 5.8, 132, 1182, 1250),
        h: hybrid('1.6 Hybrid 143', 105, 1598, 'A4', 5.0, 114, 1325, 750),
      },
      trims: [
        ['Acenta', 'p', 24_490],
        ['Tekna', 'h', 31_490],
      ],
    }),
    model({
      name: 'Qashqai',
      body: 'suv',
      year: 2021,
      size: [4425, 1835, 1625],
      boot: 504,
      colour: 'blue',
      tagline: 'Le pionnier, version e-Power.',
      description:
        'Le moteur à essence produit le courant, l’électricité entraîne les roues : on goûte à la conduite électrique sans chercher de borne.',
      engines: {
        m: hybrid('1.3 Mild Hybrid 158 Xtronic', 116, 1332, 'A0', 6.3, 143, 1475, 1800),
        h: hybrid('1.5 e-Power 190', 140, 1497, 'A0', 5.3, 119, 1612, 750),
      },
      trims: [
        ['Acenta', 'm', 34_490],
        ['N-Connecta', 'h', 38_990],
        ['Tekna', 'h', 41_490],
      ],
    }),
    model({
      name: 'Leaf',
      body: 'hatchback',
      year: 2018,
      size: [4490, 1788, 1540],
      boot: 435,
      colour: 'white',
      tagline: 'La doyenne des électriques, toujours alerte.',
      description:
        'Une carrière longue et sans scandale : la Leaf d’occasion est le moyen le plus abordable de rouler sans échappement.',
      engines: {
        e: electric('150 40 kWh', 110, 39, 270, 17.1, 1580, 0),
        x: electric('217 e+ 62 kWh', 160, 59, 385, 17.8, 1731, 0),
      },
      trims: [
        ['Acenta', 'e', 33_990],
        ['Tekna', 'x', 41_990],
      ],
    }),
  ],
}
