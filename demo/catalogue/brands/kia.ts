import type { BrandSheet } from '../define'
import { model } from '../define'
import { electric, hybrid, petrol, plugIn } from '../engine'

export const kia: BrandSheet = {
  id: 'kia',
  name: 'Kia',
  tagline: 'Sept ans de garantie : il en reste presque toujours.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'Picanto',
      body: 'hatchback',
      year: 2021,
      size: [3595, 1595, 1485],
      boot: 255,
      payload: 400,
      colour: 'yellow',
      tagline: 'Trois mètres soixante de malice.',
      description: 'Cinq portes, cinq places et une place de stationnement où vous voulez.',
      engines: { p: petrol('1.0 67', 49, 998, 'M5', 4.9, 111, 935, 0) },
      trims: [
        ['Pace', 'p', 15_490],
        ['GT-Line', 'p', 17_990],
      ],
    }),
    model({
      name: 'Niro',
      body: 'suv',
      year: 2022,
      size: [4420, 1825, 1545],
      boot: 451,
      colour: 'green',
      tagline: 'Hybride, rechargeable ou électrique : choisissez.',
      description:
        'Trois façons de moins consommer sous une même carrosserie au montant arrière contrasté. Le Niro est un favori des chauffeurs de taxi, qui comptent bien.',
      engines: {
        h: hybrid('1.6 Hybrid 141 DCT6', 104, 1580, 'A6', 4.4, 100, 1399, 1300),
        r: plugIn('1.6 Plug-in Hybrid 183 DCT6', 135, 1580, 'A6', 0.8, 18, 11.1, 65, 15.7, 1519, 1300),
        e: electric('204 65 kWh', 150, 64.8, 460, 16.2, 1682, 750),
      },
      trims: [
        ['Pulse', 'h', 33_490],
        ['Pulse', 'r', 38_490],
        ['Pace', 'e', 45_490],
      ],
    }),
    model({
      name: 'Sportage',
      body: 'suv',
      year: 2022,
      size: [4515, 1865, 1650],
      boot: 591,
      colour: 'white',
      tagline: 'Le regard en boomerang.',
      description: 'Une planche de bord d’un seul tenant, un coffre vaste et une hybride douce à vivre.',
      engines: {
        h: hybrid('1.6 Hybrid 230 BVA6', 169, 1598, 'A6', 5.6, 128, 1560, 1650),
        r: plugIn('1.6 Plug-in Hybrid 265 AWD', 195, 1598, 'A6', 1.1, 25, 13.8, 70, 16.9, 1797, 1350, 'all'),
      },
      trims: [
        ['Pulse', 'h', 38_990],
        ['GT-Line', 'r', 48_490],
      ],
    }),
    model({
      name: 'EV6',
      body: 'suv',
      year: 2021,
      size: [4680, 1880, 1550],
      boot: 520,
      colour: 'black',
      tagline: 'La grand-tourisme branchée.',
      description:
        'Basse, large et rapide à la borne : l’EV6 a été élue voiture de l’année et n’a rien perdu de son tranchant.',
      engines: {
        e: electric('229 77 kWh', 168, 74, 528, 16.5, 1985, 1600, 'rear'),
        q: electric('325 77 kWh AWD', 239, 74, 506, 17.2, 2090, 1600, 'all'),
      },
      trims: [
        ['Air', 'e', 48_990],
        ['GT-Line', 'q', 57_990],
      ],
    }),
  ],
}
