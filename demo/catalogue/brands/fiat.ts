import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel, electric, hybrid, petrol } from '../engine'

export const fiat: BrandSheet = {
  id: 'fiat',
  name: 'Fiat',
  tagline: 'L’Italie en petit format, et des utilitaires qui ne rechignent pas.',
  sellsNew: true,
  locationIds: ['luxembourg', 'esch-sur-alzette', 'mersch'],
  models: [
    model({
      name: '500',
      body: 'hatchback',
      year: 2025,
      size: [3632, 1683, 1527],
      boot: 183,
      seats: 4,
      doors: 3,
      payload: 360,
      colour: 'red',
      tagline: 'L’icône, électrique ou hybride.',
      description:
        'Trois mètres soixante-trois de bonne humeur. La 500 se gare dans un mouchoir de poche et se retrouve toujours dans un parking plein de voitures grises.',
      engines: {
        h: hybrid('1.0 Hybrid 65', 48, 999, 'M6', 5.2, 117, 1073, 0),
        e: electric('Électrique 118 42 kWh', 87, 37.3, 320, 14.3, 1365, 0),
      },
      trims: [
        ['Pop', 'h', 17_900],
        ['Icon', 'h', 19_900],
        ['La Prima', 'e', 33_900],
      ],
    }),
    model({
      name: '500C',
      body: 'convertible',
      year: 2024,
      size: [3632, 1683, 1527],
      boot: 183,
      seats: 4,
      payload: 360,
      colour: 'blue',
      tagline: 'Le ciel en plus.',
      description:
        'La capote s’ouvre jusqu’à la lunette en roulant, sans bruit de moteur pour couvrir les oiseaux. De quoi rentrer du bureau par la vallée de la Moselle.',
      engines: { e: electric('Électrique 118 42 kWh', 87, 37.3, 312, 14.6, 1405, 0) },
      trims: [
        ['Icon', 'e', 33_490],
        ['La Prima', 'e', 36_900],
      ],
    }),
    model({
      name: 'Grande Panda',
      body: 'hatchback',
      year: 2025,
      size: [3999, 1763, 1570],
      boot: 361,
      colour: 'yellow',
      tagline: 'Carrée, colorée, cultivée.',
      description:
        'Ses pixels lumineux et son tableau de bord en bambou font sourire, son coffre et ses cinq portes font le reste. La Grande Panda remet le bon sens au goût du jour.',
      engines: {
        p: petrol('1.2 Turbo 100', 74, 1199, 'M6', 5.7, 129, 1174, 550),
        h: hybrid('1.2 Hybrid 110 eDCT6', 81, 1199, 'A6', 5.1, 115, 1315, 550),
        e: electric('Électrique 113 44 kWh', 83, 43.8, 320, 16.8, 1554, 0),
      },
      trims: [
        ['Pop', 'p', 16_990],
        ['Icon', 'h', 19_990],
        ['La Prima', 'e', 27_990],
      ],
    }),
    model({
      name: '600',
      body: 'suv',
      year: 2024,
      size: [4171, 1781, 1523],
      boot: 385,
      colour: 'orange',
      tagline: 'La grande sœur de la 500.',
      description:
        'Cinq vraies places, un coffre pour deux valises et la même joie de vivre que la petite : la 600 est la Fiat des familles qui veulent rester légères.',
      engines: {
        h: hybrid('1.2 Hybrid 110 eDCT6', 81, 1199, 'A6', 4.9, 109, 1280, 1000),
        e: electric('Électrique 156 54 kWh', 115, 50.8, 409, 15.1, 1520, 0),
      },
      trims: [
        ['Pop', 'h', 24_900],
        ['La Prima', 'h', 28_900],
        ['La Prima', 'e', 38_900],
      ],
    }),
    model({
      name: 'Tipo Station Wagon',
      body: 'estate',
      year: 2023,
      size: [4571, 1792, 1514],
      boot: 550,
      colour: 'grey',
      tagline: 'Le break qui compte juste.',
      description:
        'Un grand coffre, un petit prix et un diesel qui passe devant les stations sans s’arrêter : la Tipo break va à l’essentiel, avec élégance.',
      engines: {
        h: hybrid('1.5 Hybrid 130 DCT7', 96, 1469, 'A7', 5.2, 118, 1390, 1200),
        d: diesel('1.6 MultiJet 130', 96, 1598, 'M6', 4.8, 127, 1375, 1400),
      },
      trims: [
        ['City Life', 'd', 27_490],
        ['Cross', 'h', 29_990],
      ],
    }),
    model({
      name: 'Doblò',
      body: 'panel_van',
      year: 2024,
      size: [4403, 1848, 1796],
      boot: 3300,
      seats: 3,
      payload: 780,
      colour: 'white',
      tagline: 'L’artisan de poche.',
      description:
        'Une caisse bien droite, deux portes arrière asymétriques et un rayon de braquage de citadine : le Doblò est chez lui dans toutes les ruelles.',
      engines: {
        d: diesel('1.5 BlueHDi 100', 75, 1499, 'M6', 5.3, 140, 1360, 1300),
        e: electric('Électrique 136 50 kWh', 100, 46.3, 342, 17.4, 1662, 750),
      },
      trims: [
        ['Pro', 'd', 23_690],
        ['Pro Lounge', 'd', 26_190],
        ['Pro Lounge', 'e', 34_690],
      ],
    }),
    model({
      name: 'Scudo',
      body: 'panel_van',
      year: 2024,
      size: [4983, 1920, 1935],
      boot: 5800,
      seats: 3,
      payload: 1240,
      colour: 'silver',
      tagline: 'L’allié des journées longues.',
      description:
        'Trois places de front, un bureau rabattable au milieu et près de six mètres cubes derrière : le Scudo sert de véhicule, d’atelier et de salle de réunion.',
      engines: {
        d: diesel('2.0 BlueHDi 145', 106, 1997, 'M6', 6.6, 174, 1746, 2300),
        e: electric('Électrique 136 75 kWh', 100, 68, 350, 23.9, 2096, 1000),
      },
      trims: [
        ['Pro', 'd', 34_990],
        ['Pro Lounge', 'd', 37_690],
        ['Pro Lounge', 'e', 47_290],
      ],
    }),
    model({
      name: 'Ducato',
      body: 'panel_van',
      year: 2024,
      size: [5998, 2050, 2522],
      boot: 13000,
      seats: 3,
      doors: 5,
      payload: 1430,
      colour: 'white',
      tagline: 'La référence de celles et ceux qui chargent.',
      description:
        'Ambulance, librairie, camping-car, fourgon de chantier : aucun grand utilitaire n’a connu plus de vies que le Ducato. Sa boîte automatique à huit rapports rend les longues journées plus courtes.',
      engines: {
        d: diesel('2.2 MultiJet 140', 103, 2184, 'M6', 9.0, 237, 1995, 2500),
        x: diesel('2.2 MultiJet 180 AT8', 132, 2184, 'A8', 9.5, 249, 2050, 3000),
        e: electric('Électrique 270 110 kWh', 200, 110, 424, 30.8, 2725, 1000),
      },
      trims: [
        ['Pro', 'd', 45_490],
        ['Pro Lounge', 'x', 51_990],
        ['Pro Lounge', 'e', 72_900],
      ],
    }),
    model({
      name: 'Ducato Châssis-cabine',
      body: 'chassis_truck',
      year: 2024,
      size: [5943, 2050, 2254],
      boot: null,
      seats: 3,
      payload: 1800,
      colour: 'orange',
      tagline: 'Choisissez la suite.',
      description:
        'Livré nu ou carrossé, avec benne, plateau ou caisse : le châssis du Ducato accepte tout ce que votre métier demande, jusqu’à trois tonnes et demie.',
      engines: {
        d: diesel('2.2 MultiJet 140', 103, 2184, 'M6', 9.8, 257, 1700, 3000),
        x: diesel('2.2 MultiJet 180 AT8', 132, 2184, 'A8', 10.3, 270, 1755, 3000),
      },
      trims: [
        ['Pro', 'd', 41_490],
        ['Pro Lounge', 'x', 46_490],
      ],
    }),
  ],
}
