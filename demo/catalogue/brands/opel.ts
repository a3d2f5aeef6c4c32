import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel, electric, hybrid, petrol, plugIn } from '../engine'

export const opel: BrandSheet = {
  id: 'opel',
  name: 'Opel',
  tagline: 'La rigueur allemande, avec le sourire.',
  sellsNew: true,
  locationIds: ['luxembourg', 'mersch', 'grevenmacher', 'marnach'],
  models: [
    model({
      name: 'Corsa',
      body: 'hatchback',
      year: 2023,
      size: [4060, 1765, 1433],
      boot: 309,
      colour: 'orange',
      tagline: 'La citadine qui ne fait pas d’histoires.',
      description:
        'Facile à garer, solide à l’usage, agréable à conduire : la Corsa rassure les jeunes conducteurs et amuse encore leurs parents. Son tableau de bord se comprend d’un coup d’œil.',
      engines: {
        p: petrol('1.2 Turbo 100', 74, 1199, 'M6', 5.2, 118, 1090, 1200),
        h: hybrid('1.2 Hybrid 110 eDCT6', 81, 1199, 'A6', 4.4, 100, 1241, 1100),
        e: electric('Electric 156 51 kWh', 115, 48.1, 429, 14.2, 1469, 0),
      },
      trims: [
        ['Edition', 'p', 20_490],
        ['GS', 'h', 26_390],
        ['GS', 'e', 33_990],
      ],
    }),
    model({
      name: 'Astra',
      body: 'hatchback',
      year: 2022,
      size: [4374, 1860, 1442],
      boot: 422,
      colour: 'yellow',
      tagline: 'La compacte précise comme une horloge.',
      description:
        'Tenue de route imperturbable et sièges homologués par des médecins du dos : l’Astra est la voiture de celles et ceux qui roulent beaucoup et arrivent en forme.',
      engines: {
        p: petrol('1.2 Turbo 130', 96, 1199, 'M6', 5.5, 125, 1341, 1250),
        h: hybrid('1.2 Hybrid 145 eDCT6', 107, 1199, 'A6', 4.8, 109, 1438, 1250),
        d: diesel('1.5 Diesel 130 BVA8', 96, 1499, 'A8', 4.7, 122, 1405, 1550),
        e: electric('Electric 156 54 kWh', 115, 51, 418, 14.9, 1679, 0),
      },
      trims: [
        ['Edition', 'p', 28_490],
        ['GS', 'h', 33_790],
        ['GS', 'd', 35_290],
        ['Ultimate', 'e', 41_990],
      ],
    }),
    model({
      name: 'Astra Sports Tourer',
      body: 'estate',
      year: 2022,
      size: [4642, 1860, 1480],
      boot: 597,
      colour: 'blue',
      tagline: 'Le break du voisin bien organisé.',
      description:
        'Bas de seuil, plat de plancher, discret de ligne : ce break charge une machine à laver le matin et se présente au restaurant le soir.',
      engines: {
        h: hybrid('1.2 Hybrid 145 eDCT6', 107, 1199, 'A6', 4.9, 111, 1479, 1250),
        d: diesel('1.5 Diesel 130 BVA8', 96, 1499, 'A8', 4.8, 125, 1443, 1550),
        r: plugIn('1.6 Hybrid 180 BVA8', 132, 1598, 'A8', 1.2, 27, 10.2, 60, 15.8, 1688, 1350),
        e: electric('Electric 156 54 kWh', 115, 51, 413, 15.1, 1733, 0),
      },
      trims: [
        ['Edition', 'h', 32_990],
        ['GS', 'd', 36_690],
        ['GS', 'r', 41_490],
        ['Ultimate', 'e', 43_490],
      ],
    }),
    model({
      name: 'Mokka',
      body: 'suv',
      year: 2025,
      size: [4151, 1791, 1531],
      boot: 350,
      colour: 'green',
      tagline: 'Compact, carré, assumé.',
      description:
        'Le Mokka a la silhouette d’un jouet bien dessiné et la maniabilité qui va avec. Il se faufile partout et ne ressemble à aucun autre.',
      engines: {
        p: petrol('1.2 Turbo 136', 100, 1199, 'M6', 5.8, 132, 1205, 1200),
        h: hybrid('1.2 Hybrid 145 eDCT6', 107, 1199, 'A6', 4.9, 110, 1347, 1150),
        e: electric('Electric 156 54 kWh', 115, 50.8, 403, 15.2, 1598, 0),
      },
      trims: [
        ['Edition', 'p', 25_990],
        ['GS', 'h', 31_290],
        ['GS', 'e', 37_990],
      ],
    }),
    model({
      name: 'Frontera',
      body: 'suv',
      year: 2025,
      size: [4385, 1795, 1635],
      boot: 460,
      payload: 520,
      colour: 'green',
      tagline: 'L’aventure commence au portail de l’école.',
      description:
        'Banquette fractionnée, crochets partout, prises pour tous : le Frontera a été pensé par des gens qui ont des enfants, et proposé au prix d’une citadine.',
      engines: {
        h: hybrid('1.2 Hybrid 145 eDCT6', 107, 1199, 'A6', 5.3, 119, 1424, 1100),
        e: electric('Electric 113 44 kWh', 83, 43.8, 305, 18.1, 1573, 0),
      },
      trims: [
        ['Edition', 'h', 26_490],
        ['GS', 'h', 29_490],
        ['GS', 'e', 31_990],
      ],
    }),
    model({
      name: 'Grandland',
      body: 'suv',
      year: 2024,
      size: [4650, 1905, 1665],
      boot: 550,
      colour: 'grey',
      tagline: 'Le grand SUV qui voit dans la nuit.',
      description:
        'Cinquante mille éclats de lumière dans ses phares à très haute définition, un emblème qui s’illumine et un habitacle où tout tombe sous la main : le Grandland transforme les retours tardifs en promenade.',
      engines: {
        h: hybrid('1.2 Hybrid 145 eDCT6', 107, 1199, 'A6', 5.5, 124, 1605, 1400),
        r: plugIn('1.6 Plug-in Hybrid 195 eDCT7', 143, 1598, 'A7', 0.8, 19, 17.9, 87, 17.1, 1849, 1400),
        e: electric('Electric 213 73 kWh', 157, 73, 523, 16.9, 2111, 1250),
      },
      trims: [
        ['Edition', 'h', 37_490],
        ['GS', 'h', 40_490],
        ['GS', 'r', 46_690],
        ['Ultimate', 'e', 52_490],
      ],
    }),
    model({
      name: 'Combo Life',
      body: 'mpv',
      year: 2024,
      size: [4405, 1848, 1844],
      boot: 597,
      payload: 570,
      colour: 'silver',
      tagline: 'De la place pour la vie.',
      description:
        'Deux portes coulissantes, un toit haut et un coffre en cube : le Combo Life est l’ami des familles qui déménagent, pédalent, jardinent et recommencent.',
      engines: {
        d: diesel('1.5 Diesel 130 BVA8', 96, 1499, 'A8', 5.6, 148, 1547, 1500),
        e: electric('Electric 136 50 kWh', 100, 46.3, 344, 17.2, 1814, 750),
      },
      trims: [
        ['Edition', 'd', 33_990],
        ['GS', 'e', 38_990],
      ],
    }),
    model({
      name: 'Vivaro',
      body: 'panel_van',
      year: 2024,
      size: [4983, 1920, 1935],
      boot: 5800,
      seats: 3,
      payload: 1240,
      colour: 'white',
      tagline: 'La tournée, sans détour.',
      description:
        'Assez bas pour les parkings, assez long pour des tubes de quatre mètres : le Vivaro fait oublier qu’un fourgon peut être encombrant.',
      engines: {
        d: diesel('2.0 Diesel 145', 106, 1997, 'M6', 6.6, 174, 1745, 2300),
        e: electric('Electric 136 75 kWh', 100, 68, 350, 23.9, 2096, 1000),
      },
      trims: [
        ['Essentia', 'd', 35_990],
        ['Edition', 'd', 38_490],
        ['Edition', 'e', 48_290],
      ],
    }),
    model({
      name: 'Movano',
      body: 'panel_van',
      year: 2024,
      size: [5998, 2050, 2522],
      boot: 13000,
      seats: 3,
      doors: 5,
      payload: 1420,
      colour: 'grey',
      tagline: 'Le poids lourd des poids plumes.',
      description:
        'De huit à dix-sept mètres cubes selon la version, avec un seuil de chargement à hauteur de genou : le Movano ménage le dos de celles et ceux qui le remplissent.',
      engines: {
        d: diesel('2.2 Diesel 140', 103, 2184, 'M6', 9.1, 239, 2010, 2500),
        x: diesel('2.2 Diesel 180 BVA8', 132, 2184, 'A8', 9.6, 252, 2060, 3000),
      },
      trims: [
        ['Essentia', 'd', 45_990],
        ['Edition', 'x', 52_290],
      ],
    }),
  ],
}
