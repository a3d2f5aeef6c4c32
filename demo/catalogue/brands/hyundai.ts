import type { BrandSheet } from '../define'
import { model } from '../define'
import { electric, hybrid, petrol, plugIn } from '../engine'

export const hyundai: BrandSheet = {
  id: 'hyundai',
  name: 'Hyundai',
  tagline: 'Des coréennes récentes, encore sous garantie du constructeur.',
  sellsNew: false,
  locationIds: [],
  models: [
    model({
      name: 'i20',
      body: 'hatchback',
      year: 2021,
      size: [4040, 1775, 1450],
      boot: 352,
      colour: 'green',
      tagline: 'La citadine bien élevée.',
      description:
        'Équipement complet, moteur discret, cinq ans de garantie à la naissance : l’i20 coche les cases sans faire de bruit.',
      engines: {
        p: petrol('1.2 84', 62, 1197, 'M5', 5.3, 120, 1063, 900),
        m: hybrid('1.0 T-GDi 100 DCT7', 74, 998, 'A7', 5.3, 121, 1145, 1000),
      },
      trims: [
        ['Twist', 'p', 19_990],
        ['Techno', 'm', 24_490],
      ],
    }),
    model({
      name: 'Kona',
      body: 'suv',
      year: 2023,
      size: [4355, 1825, 1575],
      boot: 466,
      colour: 'blue',
      tagline: 'Un trait de lumière sur la route.',
      description:
        'Une barre lumineuse pour signature, un habitacle ouvert comme un loft et une version électrique qui dépasse les cinq cents kilomètres.',
      engines: {
        h: hybrid('1.6 Hybrid 141 DCT6', 104, 1580, 'A6', 4.7, 106, 1410, 1300),
        e: electric('218 65 kWh', 160, 65.4, 514, 14.7, 1698, 750),
      },
      trims: [
        ['Techno', 'h', 32_490],
        ['Shine', 'e', 43_990],
      ],
    }),
    model({
      name: 'Tucson',
      body: 'suv',
      year: 2021,
      size: [4500, 1865, 1650],
      boot: 558,
      colour: 'grey',
      tagline: 'La calandre qui s’allume.',
      description:
        'Éteints, ses feux se fondent dans la calandre ; allumés, on ne voit qu’eux. Le Tucson est aussi l’un des rechargeables les mieux finis de sa génération.',
      engines: {
        h: hybrid('1.6 Hybrid 230 BVA6', 169, 1598, 'A6', 5.6, 127, 1564, 1650),
        r: plugIn('1.6 Plug-in Hybrid 265 4WD', 195, 1598, 'A6', 1.4, 31, 13.8, 62, 17.7, 1791, 1350, 'all'),
      },
      trims: [
        ['Techno', 'h', 37_990],
        ['Shine', 'r', 47_990],
      ],
    }),
    model({
      name: 'Ioniq 5',
      body: 'suv',
      year: 2021,
      size: [4635, 1890, 1605],
      boot: 527,
      colour: 'silver',
      tagline: 'Le pixel à l’ancienne, la charge de demain.',
      description:
        'De dix à quatre-vingts pour cent en dix-huit minutes sur une borne assez puissante : l’Ioniq 5 a changé l’idée que l’on se faisait d’une pause.',
      engines: {
        e: electric('228 77 kWh', 168, 74, 507, 17.0, 1985, 1600, 'rear'),
        q: electric('325 77 kWh AWD', 239, 74, 481, 17.9, 2095, 1600, 'all'),
      },
      trims: [
        ['Techno', 'e', 49_990],
        ['Executive', 'q', 58_990],
      ],
    }),
  ],
}
