import type { BrandSheet } from '../define'
import { model } from '../define'
import { electric, hybrid, petrol, plugIn } from '../engine'

export const jeep: BrandSheet = {
  id: 'jeep',
  name: 'Jeep',
  tagline: 'Sept fentes dans la calandre, et la route n’est plus une obligation.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'Avenger',
      body: 'suv',
      year: 2023,
      size: [4084, 1776, 1528],
      boot: 380,
      colour: 'yellow',
      tagline: 'La petite Jeep née pour la ville.',
      description:
        'Des boucliers qui ne craignent pas les parkings et un vrai mode neige : l’Avenger a gardé l’essentiel.',
      engines: {
        p: petrol('1.2 Turbo 100', 74, 1199, 'M6', 5.7, 128, 1180, 1100),
        h: hybrid('1.2 e-Hybrid 110 eDCT6', 81, 1199, 'A6', 4.9, 111, 1280, 1100),
        e: electric('156 54 kWh', 115, 50.8, 400, 15.4, 1536, 0),
      },
      trims: [
        ['Longitude', 'p', 25_490],
        ['Altitude', 'h', 29_490],
        ['Summit', 'e', 41_490],
      ],
    }),
    model({
      name: 'Compass',
      body: 'suv',
      year: 2021,
      size: [4404, 1819, 1649],
      boot: 438,
      colour: 'green',
      tagline: 'Cap sur le chemin creux.',
      description:
        'Deux cent quarante chevaux, une prise et quatre roues motrices : le Compass rechargeable monte au chalet et redescend presque sans essence.',
      engines: {
        h: hybrid('1.5 e-Hybrid 130 DCT7', 96, 1469, 'A7', 5.7, 129, 1500, 1150),
        r: plugIn('1.3 4xe 240 BVA6', 177, 1332, 'A6', 1.9, 44, 9.1, 49, 15.9, 1860, 1150, 'all'),
      },
      trims: [
        ['Night Eagle', 'h', 35_990],
        ['Limited', 'r', 45_990],
      ],
    }),
    model({
      name: 'Wrangler',
      body: 'suv',
      year: 2021,
      size: [4882, 1894, 1838],
      boot: 533,
      payload: 450,
      colour: 'orange',
      tagline: 'On démonte les portes et on y va.',
      description:
        'Rien ne ressemble à un Wrangler, et il ne ressemble qu’à lui. Le voici avec une prise de recharge et toujours son blocage de différentiel.',
      engines: { r: plugIn('2.0 4xe 380 BVA8', 280, 1995, 'A8', 3.4, 79, 15, 44, 25.0, 2383, 1600, 'all') },
      trims: [
        ['Sahara', 'r', 74_990],
        ['Rubicon', 'r', 78_490],
      ],
    }),
  ],
}
