import type { BrandSheet } from '../define'
import { model } from '../define'
import { electric, hybrid, petrol, plugIn } from '../engine'

export const mg: BrandSheet = {
  id: 'mg',
  name: 'MG',
  tagline: 'Née en 1924, électrique avant beaucoup d’autres, garantie sept ans.',
  sellsNew: true,
  locationIds: ['luxembourg', 'esch-sur-alzette'],
  models: [
    model({
      name: 'MG3',
      body: 'hatchback',
      year: 2024,
      size: [4113, 1797, 1502],
      boot: 293,
      colour: 'yellow',
      tagline: 'L’hybride qui pousse fort.',
      description:
        'Près de deux cents chevaux dans une citadine, et pourtant quatre litres aux cent : la MG3 Hybrid+ est la bonne surprise des files de dépassement.',
      engines: {
        p: petrol('1.5 115', 85, 1498, 'M5', 6.0, 136, 1175, 0),
        h: hybrid('1.5 Hybrid+ 195', 143, 1498, 'A0', 4.4, 100, 1285, 500),
      },
      trims: [
        ['Standard', 'p', 16_990],
        ['Comfort', 'h', 21_490],
        ['Luxury', 'h', 23_490],
      ],
    }),
    model({
      name: 'ZS',
      body: 'suv',
      year: 2024,
      size: [4430, 1818, 1635],
      boot: 443,
      colour: 'red',
      tagline: 'Beaucoup de voiture pour le prix.',
      description:
        'Cinq adultes, leurs bagages et un équipement que d’autres réservent au haut de gamme : le ZS a fait de la générosité son argument.',
      engines: {
        p: petrol('1.5 115', 85, 1498, 'M5', 6.8, 153, 1285, 500),
        h: hybrid('1.5 Hybrid+ 197', 145, 1498, 'A4', 5.0, 113, 1420, 500),
      },
      trims: [
        ['Standard', 'p', 20_490],
        ['Comfort', 'h', 25_490],
        ['Luxury', 'h', 27_490],
      ],
    }),
    model({
      name: 'HS',
      body: 'suv',
      year: 2024,
      size: [4655, 1890, 1655],
      boot: 507,
      colour: 'black',
      tagline: 'Le SUV familial bien garni.',
      description:
        'Un double écran, un silence appréciable et plus de cent kilomètres en électrique pour le rechargeable : le HS ne fait pas semblant d’être bien équipé.',
      engines: {
        p: petrol('1.5 Turbo 170 DCT7', 125, 1496, 'A7', 7.4, 168, 1568, 1500),
        h: hybrid('1.5 Hybrid+ 224', 165, 1498, 'A4', 5.5, 126, 1620, 1500),
        r: plugIn('1.5 Plug-in Hybrid 272', 200, 1496, 'A4', 0.5, 12, 21.4, 120, 15.9, 1790, 1500),
      },
      trims: [
        ['Standard', 'p', 29_490],
        ['Comfort', 'h', 33_490],
        ['Luxury', 'r', 40_490],
      ],
    }),
    model({
      name: 'MG4',
      body: 'hatchback',
      year: 2023,
      size: [4287, 1836, 1504],
      boot: 363,
      colour: 'orange',
      tagline: 'La compacte électrique qui a réveillé le marché.',
      description:
        'Propulsion, répartition parfaite des masses et jusqu’à cinq cent vingt kilomètres d’autonomie : la MG4 se conduit comme une voiture de passionnés et s’achète comme une voiture de raison.',
      engines: {
        s: electric('170 51 kWh', 125, 50.8, 350, 16.6, 1655, 500, 'rear'),
        e: electric('204 64 kWh', 150, 61.7, 450, 16.0, 1685, 500, 'rear'),
        x: electric('245 77 kWh', 180, 74.4, 520, 16.5, 1748, 500, 'rear'),
      },
      trims: [
        ['Standard', 's', 28_990],
        ['Comfort', 'e', 33_990],
        ['Luxury', 'e', 35_990],
        ['Luxury', 'x', 39_490],
      ],
    }),
    model({
      name: 'MG5',
      body: 'estate',
      year: 2023,
      size: [4600, 1818, 1543],
      boot: 479,
      colour: 'blue',
      tagline: 'Le break électrique, presque seul de son espèce.',
      description:
        'Simple, logeable, sobre : la MG5 a convaincu les taxis avant de convaincre les familles. C’est bon signe.',
      engines: { e: electric('156 61 kWh', 115, 57.4, 400, 17.5, 1562, 500) },
      trims: [
        ['Comfort', 'e', 33_490],
        ['Luxury', 'e', 36_490],
      ],
    }),
    model({
      name: 'S5',
      body: 'suv',
      year: 2025,
      size: [4476, 1849, 1621],
      boot: 453,
      colour: 'green',
      tagline: 'Le SUV électrique qui parle d’autonomie en clair.',
      description:
        'Le S5 succède au ZS électrique avec une batterie plus endurante, une position de conduite plus naturelle et des boutons, oui, de vrais boutons.',
      engines: {
        s: electric('170 49 kWh', 125, 47.1, 340, 15.8, 1670, 500, 'rear'),
        e: electric('231 64 kWh', 170, 62.1, 465, 15.3, 1730, 500, 'rear'),
      },
      trims: [
        ['Standard', 's', 29_990],
        ['Comfort', 'e', 34_490],
        ['Luxury', 'e', 36_990],
      ],
    }),
    model({
      name: 'Cyberster',
      body: 'convertible',
      year: 2024,
      size: [4535, 1913, 1328],
      boot: 249,
      seats: 2,
      payload: 300,
      colour: 'red',
      tagline: 'Le roadster, un siècle après.',
      description:
        'Des portes qui se lèvent, une capote qui s’efface en quinze secondes et le silence pour seul moteur : le Cyberster fête l’histoire de MG en regardant devant.',
      engines: {
        e: electric('340 77 kWh', 250, 74.4, 507, 16.7, 1885, 0, 'rear'),
        q: electric('Dual 510 77 kWh', 375, 74.4, 443, 19.1, 1985, 0, 'all'),
      },
      trims: [
        ['Trophy', 'e', 63_990],
        ['GT', 'q', 69_990],
      ],
    }),
  ],
}
