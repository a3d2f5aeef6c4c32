import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel, electric, hybrid, petrol, plugIn } from '../engine'

export const volkswagen: BrandSheet = {
  id: 'volkswagen',
  name: 'Volkswagen',
  tagline: 'Nos occasions allemandes, révisées et garanties.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'Polo',
      body: 'hatchback',
      year: 2021,
      size: [4074, 1751, 1451],
      boot: 351,
      colour: 'blue',
      tagline: 'La petite qui fait sérieux.',
      description: 'Une grande voiture en réduction : la Polo se revend bien parce qu’elle vieillit bien.',
      engines: {
        p: petrol('1.0 TSI 95', 70, 999, 'M5', 5.2, 118, 1107, 1000),
        x: petrol('1.0 TSI 110 DSG7', 81, 999, 'A7', 5.4, 123, 1165, 1100),
      },
      trims: [
        ['Life', 'p', 22_990],
        ['Style', 'x', 26_990],
        ['R-Line', 'x', 28_490],
      ],
    }),
    model({
      name: 'Golf',
      body: 'hatchback',
      year: 2020,
      size: [4282, 1789, 1483],
      boot: 381,
      colour: 'grey',
      tagline: 'La mesure de toutes les compactes.',
      description:
        'Cinquante ans d’améliorations patientes. D’occasion, la Golf de huitième génération offre une tenue de route et une finition que peu de rivales égalent.',
      engines: {
        p: petrol('1.5 TSI 130', 96, 1498, 'M6', 5.3, 121, 1301, 1400),
        m: hybrid('1.5 eTSI 150 DSG7', 110, 1498, 'A7', 5.2, 119, 1380, 1500),
        d: diesel('2.0 TDI 150 DSG7', 110, 1968, 'A7', 4.6, 121, 1465, 1600),
        r: plugIn('1.4 eHybrid 204 DSG6', 150, 1395, 'A6', 1.1, 25, 10.6, 62, 14.9, 1615, 1500),
      },
      trims: [
        ['Life', 'p', 30_490],
        ['Style', 'm', 35_990],
        ['R-Line', 'd', 38_990],
        ['Style', 'r', 42_490],
      ],
    }),
    model({
      name: 'Golf Variant',
      body: 'estate',
      year: 2021,
      size: [4633, 1789, 1455],
      boot: 611,
      colour: 'black',
      tagline: 'La Golf qui part en vacances.',
      description:
        'Un coffre de plus de six cents litres et la même conduite précise : le choix de beaucoup de représentants, et de leurs successeurs.',
      engines: {
        m: hybrid('1.5 eTSI 150 DSG7', 110, 1498, 'A7', 5.3, 121, 1425, 1500),
        d: diesel('2.0 TDI 150 DSG7', 110, 1968, 'A7', 4.7, 123, 1500, 1700),
      },
      trims: [
        ['Life', 'm', 35_490],
        ['Style', 'd', 40_490],
      ],
    }),
    model({
      name: 'T-Roc',
      body: 'suv',
      year: 2022,
      size: [4236, 1819, 1584],
      boot: 445,
      colour: 'orange',
      tagline: 'Compact, haut, sans complication.',
      description: 'Le T-Roc a la taille qu’il faut : assez pour quatre, pas trop pour la ville.',
      engines: {
        p: petrol('1.0 TSI 110', 81, 999, 'M6', 5.9, 134, 1267, 1300),
        x: petrol('1.5 TSI 150 DSG7', 110, 1498, 'A7', 6.3, 143, 1370, 1500),
      },
      trims: [
        ['Life', 'p', 28_490],
        ['Style', 'x', 34_490],
        ['R-Line', 'x', 36_490],
      ],
    }),
    model({
      name: 'Tiguan',
      body: 'suv',
      year: 2021,
      size: [4509, 1839, 1675],
      boot: 615,
      colour: 'white',
      tagline: 'Le SUV que tout le monde connaît.',
      description:
        'Banquette coulissante, attelage costaud, quatre roues motrices en option : le Tiguan est l’occasion familiale la plus demandée du nord du pays.',
      engines: {
        p: petrol('1.5 TSI 150 DSG7', 110, 1498, 'A7', 6.7, 152, 1560, 1800),
        d: diesel('2.0 TDI 150 4Motion DSG7', 110, 1968, 'A7', 5.9, 154, 1705, 2500, 'all'),
        r: plugIn('1.4 eHybrid 245 DSG6', 180, 1395, 'A6', 1.6, 37, 10.6, 49, 17.2, 1805, 1800),
      },
      trims: [
        ['Life', 'p', 39_490],
        ['Elegance', 'd', 47_990],
        ['R-Line', 'r', 51_490],
      ],
    }),
    model({
      name: 'Passat Variant',
      body: 'estate',
      year: 2019,
      size: [4773, 1832, 1516],
      boot: 650,
      colour: 'silver',
      tagline: 'Le grand break des grandes distances.',
      description: 'Longue, sobre, confortable : une Passat n’a pas vingt mille kilomètres qu’elle est à peine rodée.',
      engines: {
        d: diesel('2.0 TDI 150 DSG7', 110, 1968, 'A7', 4.9, 129, 1570, 2000),
        r: plugIn('1.4 GTE 218 DSG6', 160, 1395, 'A6', 1.4, 32, 10.4, 57, 16.3, 1760, 1600),
      },
      trims: [
        ['Business', 'd', 42_490],
        ['Elegance', 'd', 46_990],
        ['GTE', 'r', 50_990],
      ],
    }),
    model({
      name: 'ID.3',
      body: 'hatchback',
      year: 2020,
      size: [4261, 1809, 1568],
      boot: 385,
      colour: 'white',
      tagline: 'L’électrique qui a pris le relais.',
      description:
        'De l’espace aux jambes comme dans une Passat, le rayon de braquage d’une Polo : l’ID.3 d’occasion est une très bonne affaire, batterie vérifiée.',
      engines: {
        e: electric('Pro 204 58 kWh', 150, 58, 426, 15.4, 1794, 0, 'rear'),
        x: electric('Pro S 204 77 kWh', 150, 77, 549, 15.7, 1934, 0, 'rear'),
      },
      trims: [
        ['Life', 'e', 39_990],
        ['Max', 'e', 43_990],
        ['Max', 'x', 48_990],
      ],
    }),
    model({
      name: 'Transporter',
      body: 'panel_van',
      year: 2020,
      size: [4904, 1904, 1990],
      boot: 5800,
      seats: 3,
      payload: 1050,
      colour: 'white',
      tagline: 'Le fourgon par excellence.',
      description:
        'Boîte double embrayage, châssis de berline et valeur de revente insolente : le Transporter ne reste jamais longtemps sur notre parc.',
      engines: {
        d: diesel('2.0 TDI 110', 81, 1968, 'M5', 7.3, 192, 1790, 2000),
        x: diesel('2.0 TDI 150 DSG7', 110, 1968, 'A7', 7.7, 202, 1870, 2500),
      },
      trims: [
        ['Pro', 'd', 37_490],
        ['Plus', 'x', 44_990],
      ],
    }),
  ],
}
