import type { BrandSheet } from '../define'
import { model } from '../define'
import { electric, hybrid, plugIn } from '../engine'

export const volvo: BrandSheet = {
  id: 'volvo',
  name: 'Volvo',
  tagline: 'La sécurité scandinave, la lumière en plus.',
  sellsNew: true,
  locationIds: ['luxembourg', 'ettelbruck'],
  models: [
    model({
      name: 'EX30',
      body: 'suv',
      year: 2024,
      size: [4233, 1837, 1550],
      boot: 318,
      colour: 'yellow',
      tagline: 'La plus petite des grandes Volvo.',
      description:
        'Un seul écran, une barre de son sous le pare-brise, des matières recyclées et des accélérations de voiture de sport : l’EX30 tient beaucoup de caractère dans peu de place.',
      engines: {
        s: electric('Single Motor 272 51 kWh', 200, 49, 344, 16.9, 1765, 1000, 'rear'),
        e: electric('Single Motor 272 69 kWh', 200, 65, 476, 17.0, 1840, 1600, 'rear'),
        q: electric('Twin Motor 428 69 kWh', 315, 65, 450, 17.5, 1943, 1600, 'all'),
      },
      trims: [
        ['Core', 's', 38_490],
        ['Plus', 'e', 45_990],
        ['Ultra', 'q', 52_990],
      ],
    }),
    model({
      name: 'EX40',
      body: 'suv',
      year: 2024,
      size: [4440, 1873, 1647],
      boot: 410,
      colour: 'green',
      tagline: 'Le SUV compact, entièrement électrique.',
      description:
        'Franc, bien fini, silencieux : l’EX40 reprend la silhouette qui a fait aimer la XC40 et lui donne plus de cinq cents kilomètres d’autonomie.',
      engines: {
        e: electric('Single Motor 252 82 kWh', 185, 79, 576, 16.6, 2065, 1500, 'rear'),
        q: electric('Twin Motor 408 82 kWh', 300, 79, 550, 17.3, 2170, 1800, 'all'),
      },
      trims: [
        ['Core', 'e', 49_990],
        ['Plus', 'e', 53_990],
        ['Ultra', 'q', 61_990],
      ],
    }),
    model({
      name: 'EC40',
      body: 'coupe',
      year: 2024,
      size: [4440, 1873, 1591],
      boot: 404,
      doors: 5,
      colour: 'blue',
      tagline: 'La ligne de toit fait la différence.',
      description:
        'Même plateforme que l’EX40, profil plus fuyant et quelques kilomètres gagnés dans le vent. L’EC40 s’adresse à celles et ceux qui regardent leur voiture en s’éloignant.',
      engines: {
        e: electric('Single Motor 252 82 kWh', 185, 79, 583, 16.3, 2060, 1500, 'rear'),
        q: electric('Twin Motor 408 82 kWh', 300, 79, 557, 17.1, 2165, 1800, 'all'),
      },
      trims: [
        ['Plus', 'e', 55_990],
        ['Ultra', 'q', 63_990],
      ],
    }),
    model({
      name: 'XC40',
      body: 'suv',
      year: 2023,
      size: [4425, 1863, 1652],
      boot: 452,
      colour: 'red',
      tagline: 'Le premier pas dans le monde Volvo.',
      description:
        'Des rangements où l’on ne les attend pas, une corbeille dans la console, un crochet dans la boîte à gants : le XC40 est fait par des gens qui ont observé d’autres gens.',
      engines: {
        b: hybrid('B3 163 DCT7', 120, 1969, 'A7', 6.3, 143, 1635, 1800),
        x: hybrid('B4 197 DCT7', 145, 1969, 'A7', 6.5, 147, 1650, 1800),
      },
      trims: [
        ['Core', 'b', 41_490],
        ['Plus', 'b', 45_490],
        ['Ultra', 'x', 52_490],
      ],
    }),
    model({
      name: 'V60',
      body: 'estate',
      year: 2023,
      size: [4778, 1850, 1433],
      boot: 529,
      colour: 'grey',
      tagline: 'Le break, comme les Suédois l’entendent.',
      description:
        'Large, posé, rassurant. Avec près de cent kilomètres en électrique, la V60 rechargeable fait la semaine sur le secteur et le Tyrol sur un plein.',
      engines: {
        b: hybrid('B4 197 DCT7', 145, 1969, 'A7', 6.2, 141, 1717, 2000),
        r: plugIn('T6 Recharge AWD 350', 257, 1969, 'A8', 0.8, 19, 14.9, 90, 18.0, 2058, 2000, 'all'),
      },
      trims: [
        ['Core', 'b', 48_990],
        ['Plus', 'b', 53_490],
        ['Ultra', 'r', 68_990],
      ],
    }),
    model({
      name: 'XC60',
      body: 'suv',
      year: 2025,
      size: [4708, 1902, 1655],
      boot: 483,
      colour: 'blue',
      tagline: 'L’équilibre, en grand format.',
      description:
        'Bois véritable, laine tissée, sièges qu’on voudrait au salon : le XC60 est depuis des années la Volvo préférée des Luxembourgeois, et la version rechargeable l’a rendue plus sobre que jamais.',
      engines: {
        b: hybrid('B5 AWD 250', 184, 1969, 'A8', 7.5, 170, 1936, 2400, 'all'),
        r: plugIn('T6 Recharge AWD 350', 257, 1969, 'A8', 1.0, 24, 14.7, 81, 19.5, 2150, 2250, 'all'),
        x: plugIn('T8 Recharge AWD 455', 335, 1969, 'A8', 1.1, 25, 14.7, 79, 19.8, 2170, 2250, 'all'),
      },
      trims: [
        ['Core', 'b', 61_990],
        ['Plus', 'r', 71_490],
        ['Ultra', 'x', 82_990],
      ],
    }),
    model({
      name: 'EX60',
      body: 'suv',
      year: 2026,
      size: [4803, 1908, 1639],
      boot: 523,
      colour: 'silver',
      tagline: 'Huit cents kilomètres devant vous.',
      description:
        'Première Volvo à batterie structurelle, l’EX60 recharge trois cents kilomètres en dix minutes et se commande à la voix, sans phrases apprises.',
      engines: {
        e: electric('P6 374 83 kWh', 275, 80, 620, 15.7, 2115, 2000, 'rear'),
        q: electric('P10 AWD 510 95 kWh', 375, 91, 660, 16.6, 2260, 2400, 'all'),
      },
      trims: [
        ['Plus', 'e', 64_990],
        ['Ultra', 'q', 74_990],
      ],
    }),
    model({
      name: 'XC90',
      body: 'suv',
      year: 2025,
      size: [4953, 1923, 1773],
      boot: 680,
      seats: 7,
      payload: 660,
      colour: 'black',
      tagline: 'Le grand calme.',
      description:
        'Sept sièges de la même qualité, une suspension qui lit la route et un système audio qui restitue la salle de concert de Göteborg : le XC90 ne vieillit pas, il s’approfondit.',
      engines: {
        b: hybrid('B5 AWD 250', 184, 1969, 'A8', 8.3, 188, 2095, 2400, 'all'),
        r: plugIn('T8 Recharge AWD 455', 335, 1969, 'A8', 1.2, 29, 14.7, 71, 21.2, 2297, 2400, 'all'),
      },
      trims: [
        ['Core', 'b', 86_490],
        ['Plus', 'r', 96_490],
        ['Ultra', 'r', 104_990],
      ],
    }),
    model({
      name: 'EX90',
      body: 'suv',
      year: 2025,
      size: [5037, 1964, 1747],
      boot: 655,
      seats: 7,
      payload: 640,
      colour: 'white',
      tagline: 'Un salon électrique pour sept.',
      description:
        'Des capteurs qui voient un piéton à deux cent cinquante mètres de nuit, un intérieur clair comme un matin d’été : l’EX90 est la Volvo la plus sûre jamais construite.',
      engines: {
        e: electric('Twin Motor 408 111 kWh', 300, 107, 606, 20.5, 2780, 2200, 'all'),
        q: electric('Twin Motor Performance 517 111 kWh', 380, 107, 600, 20.8, 2787, 2200, 'all'),
      },
      trims: [
        ['Plus', 'e', 99_990],
        ['Ultra', 'q', 116_490],
      ],
    }),
  ],
}
