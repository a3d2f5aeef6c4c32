import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel, electric, hybrid, petrol, plugIn } from '../engine'

export const ford: BrandSheet = {
  id: 'ford',
  name: 'Ford',
  tagline: 'Des occasions vives, de la Fiesta au Transit.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'Fiesta',
      body: 'hatchback',
      year: 2018,
      size: [4040, 1735, 1476],
      boot: 292,
      colour: 'red',
      tagline: 'La citadine que l’on regrette déjà.',
      description:
        'Sa production s’est arrêtée, son plaisir de conduire non : une bonne Fiesta reste l’un des meilleurs premiers achats.',
      engines: {
        p: petrol('1.0 EcoBoost 100', 74, 999, 'M6', 5.2, 118, 1113, 1000),
        m: hybrid('1.0 EcoBoost Hybrid 125', 92, 999, 'M6', 5.0, 113, 1144, 900),
      },
      trims: [
        ['Trend', 'p', 18_990],
        ['Titanium', 'm', 22_490],
        ['ST-Line', 'm', 23_490],
      ],
    }),
    model({
      name: 'Focus Clipper',
      body: 'estate',
      year: 2018,
      size: [4668, 1825, 1481],
      boot: 575,
      colour: 'blue',
      tagline: 'Le break qui aime les virages.',
      description:
        'Un train arrière soigné, un diesel infatigable et un coffre sans recoins : le Focus Clipper se choisit avec la tête et se garde avec le cœur.',
      engines: {
        m: hybrid('1.0 EcoBoost Hybrid 125', 92, 999, 'M6', 5.3, 120, 1380, 1100),
        d: diesel('1.5 EcoBlue 120', 88, 1499, 'M6', 4.8, 126, 1420, 1500),
      },
      trims: [
        ['Titanium', 'm', 29_990],
        ['ST-Line', 'd', 31_990],
      ],
    }),
    model({
      name: 'Puma',
      body: 'suv',
      year: 2020,
      size: [4186, 1805, 1537],
      boot: 456,
      colour: 'grey',
      tagline: 'Un bac de coffre qui se lave au jet.',
      description:
        'Sous le plancher du Puma, quatre-vingts litres étanches avalent bottes boueuses et maillots mouillés. Le reste est tout aussi malin.',
      engines: {
        m: hybrid('1.0 EcoBoost Hybrid 125', 92, 999, 'M6', 5.4, 122, 1280, 1100),
        x: hybrid('1.0 EcoBoost Hybrid 155 DCT7', 114, 999, 'A7', 5.8, 131, 1320, 1100),
      },
      trims: [
        ['Titanium', 'm', 25_490],
        ['ST-Line', 'x', 29_490],
      ],
    }),
    model({
      name: 'Kuga',
      body: 'suv',
      year: 2020,
      size: [4614, 1883, 1678],
      boot: 526,
      colour: 'white',
      tagline: 'Le rechargeable le plus vendu d’Europe.',
      description:
        'Soixante-quatre kilomètres sans essence, puis un grand réservoir pour la suite : le Kuga a initié bien des familles à la prise.',
      engines: {
        d: diesel('2.0 EcoBlue 150', 110, 1995, 'M6', 5.1, 134, 1650, 2100),
        h: hybrid('2.5 Hybrid 190 CVT', 140, 2488, 'A0', 5.5, 125, 1701, 1600),
        r: plugIn('2.5 Plug-in Hybrid 225 CVT', 165, 2488, 'A0', 1.0, 22, 14.4, 64, 16.0, 1844, 1500),
      },
      trims: [
        ['Titanium', 'd', 37_990],
        ['ST-Line', 'h', 40_990],
        ['Vignale', 'r', 46_990],
      ],
    }),
    model({
      name: 'Mustang Mach-E',
      body: 'suv',
      year: 2021,
      size: [4713, 1881, 1624],
      boot: 402,
      colour: 'orange',
      tagline: 'Le galop, sans le bruit.',
      description:
        'Longue autonomie, châssis joueur et un coffre avant lavable : la Mach-E a plus d’humour que la plupart des électriques.',
      engines: {
        e: electric('294 98 kWh', 216, 88, 610, 16.5, 2085, 1000, 'rear'),
        q: electric('351 98 kWh AWD', 258, 88, 550, 18.2, 2182, 1000, 'all'),
      },
      trims: [
        ['Premium', 'e', 61_990],
        ['Premium', 'q', 66_990],
      ],
    }),
    model({
      name: 'Transit Custom',
      body: 'panel_van',
      year: 2019,
      size: [4973, 1986, 1976],
      boot: 6000,
      seats: 3,
      payload: 1100,
      colour: 'blue',
      tagline: 'Le compagnon des corps de métier.',
      description:
        'Un plancher bas, une porte de chargement pour les longueurs et des moteurs qui savent vieillir : le Transit Custom est partout, et ce n’est pas un hasard.',
      engines: {
        d: diesel('2.0 EcoBlue 130', 96, 1995, 'M6', 7.2, 189, 1890, 2300),
        x: diesel('2.0 EcoBlue 170 BVA6', 125, 1995, 'A6', 7.9, 208, 1960, 2400),
      },
      trims: [
        ['Trend', 'd', 33_990],
        ['Limited', 'x', 40_490],
      ],
    }),
  ],
}
