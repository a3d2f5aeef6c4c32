import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel, electric, hybrid, petrol, plugIn } from '../engine'

export const citroen: BrandSheet = {
  id: 'citroen',
  name: 'Citroën',
  tagline: 'Le confort d’abord : des suspensions douces et des idées simples.',
  sellsNew: true,
  locationIds: ['luxembourg', 'esch-sur-alzette', 'mersch', 'grevenmacher'],
  models: [
    model({
      name: 'ë-C3',
      body: 'hatchback',
      year: 2024,
      size: [4015, 1755, 1577],
      boot: 310,
      colour: 'red',
      tagline: 'L’électrique à la portée de tous.',
      description:
        'Une suspension à butées hydrauliques, des sièges épais et une recharge rapide qui rend vingt à quatre-vingts pour cent en moins d’une demi-heure : la ë-C3 prouve qu’une petite électrique n’a pas besoin d’être chère pour être douce.',
      engines: {
        e: electric('Électrique 113 44 kWh', 83, 43.7, 326, 17.1, 1416, 0),
        x: electric('Électrique 113 30 kWh', 83, 29.2, 212, 16.4, 1326, 0),
      },
      trims: [
        ['You', 'x', 19_990],
        ['Plus', 'e', 25_290],
        ['Max', 'e', 27_790],
      ],
    }),
    model({
      name: 'C3',
      body: 'hatchback',
      year: 2024,
      size: [4015, 1755, 1567],
      boot: 310,
      colour: 'blue',
      tagline: 'La petite qui prend soin de vous.',
      description:
        'Plus haute et plus droite que sa devancière, la C3 accueille quatre adultes sans que personne ne rentre la tête. Elle amortit les pavés de la Grand-Rue comme une grande.',
      engines: {
        p: petrol('1.2 PureTech 100', 74, 1199, 'M6', 5.6, 126, 1151, 600),
        h: hybrid('1.2 Hybrid 110 e-DCS6', 81, 1199, 'A6', 5.0, 113, 1273, 600),
      },
      trims: [
        ['You', 'p', 16_490],
        ['Plus', 'p', 18_990],
        ['Max', 'h', 24_490],
      ],
    }),
    model({
      name: 'C3 Aircross',
      body: 'suv',
      year: 2025,
      size: [4395, 1795, 1660],
      boot: 460,
      seats: 5,
      payload: 520,
      colour: 'green',
      tagline: 'Le SUV familial, sans chichis.',
      description:
        'Il existe avec sept places, ce qui est rare à cette taille et à ce prix. Le C3 Aircross ne cherche pas à impressionner : il transporte, il amortit, il range, et c’est déjà beaucoup.',
      engines: {
        p: petrol('1.2 Turbo 100', 74, 1199, 'M6', 6.0, 136, 1270, 700),
        h: hybrid('1.2 Hybrid 145 e-DCS6', 107, 1199, 'A6', 5.3, 120, 1419, 1100),
        e: electric('Électrique 113 44 kWh', 83, 43.8, 303, 18.2, 1573, 0),
      },
      trims: [
        ['You', 'p', 20_790],
        ['Plus', 'h', 27_490],
        ['Max', 'h', 29_990],
        ['Max', 'e', 32_490],
      ],
    }),
    model({
      name: 'C4',
      body: 'hatchback',
      year: 2025,
      size: [4360, 1800, 1525],
      boot: 380,
      colour: 'grey',
      tagline: 'La compacte qui efface les bosses.',
      description:
        'Entre berline et SUV, la C4 cultive le calme : sièges larges, insonorisation soignée, tablette que le passager avant déplie devant lui. On en descend aussi frais qu’on y est monté.',
      engines: {
        p: petrol('1.2 PureTech 130', 96, 1199, 'M6', 5.5, 125, 1247, 1200),
        h: hybrid('1.2 Hybrid 145 e-DCS6', 107, 1199, 'A6', 4.8, 109, 1388, 1250),
        e: electric('Électrique 156 54 kWh', 115, 50.8, 427, 14.9, 1584, 0),
      },
      trims: [
        ['You', 'p', 25_990],
        ['Plus', 'h', 30_490],
        ['Max', 'h', 32_990],
        ['Max', 'e', 38_990],
      ],
    }),
    model({
      name: 'C4 X',
      body: 'saloon',
      year: 2025,
      size: [4600, 1800, 1525],
      boot: 510,
      colour: 'white',
      doors: 4,
      tagline: 'Un coffre de plus, la même douceur.',
      description:
        'La C4 X ajoute une malle séparée à la C4, pour celles et ceux qui voyagent chargés et préfèrent ne rien laisser voir. Sa ligne fluide aide à économiser chaque kilowattheure.',
      engines: {
        h: hybrid('1.2 Hybrid 145 e-DCS6', 107, 1199, 'A6', 4.8, 108, 1405, 1250),
        e: electric('Électrique 156 54 kWh', 115, 50.8, 429, 14.8, 1591, 0),
      },
      trims: [
        ['Plus', 'h', 31_290],
        ['Max', 'h', 33_790],
        ['Max', 'e', 39_790],
      ],
    }),
    model({
      name: 'C5 Aircross',
      body: 'suv',
      year: 2025,
      size: [4652, 1902, 1660],
      boot: 651,
      colour: 'beige',
      tagline: 'Le salon roulant de la famille.',
      description:
        'Des assises inspirées de la literie, un écran vertical haut comme un cahier, un coffre immense : le nouveau C5 Aircross est l’un des plus reposants de sa catégorie, et l’un des plus économes en version rechargeable.',
      engines: {
        h: hybrid('1.2 Hybrid 145 e-DCS6', 107, 1199, 'A6', 5.4, 123, 1592, 1400),
        r: plugIn('1.6 Plug-in Hybrid 195 e-DCS7', 143, 1598, 'A7', 1.1, 25, 17.8, 85, 17.4, 1838, 1400),
        e: electric('Électrique 210 73 kWh', 157, 73, 520, 16.9, 2087, 1250),
      },
      trims: [
        ['You', 'h', 35_990],
        ['Plus', 'h', 38_490],
        ['Max', 'r', 46_990],
        ['Max', 'e', 48_490],
      ],
    }),
    model({
      name: 'Berlingo',
      body: 'mpv',
      year: 2024,
      size: [4403, 1848, 1844],
      boot: 775,
      payload: 570,
      colour: 'blue',
      tagline: 'La boîte à malices de la route.',
      description:
        'Vingt-huit rangements, une lunette arrière qui s’ouvre seule et des portes qui coulissent d’un doigt : personne n’a encore trouvé plus pratique qu’un Berlingo pour transporter enfants, courses et trottinettes.',
      engines: {
        p: petrol('1.2 PureTech 110', 81, 1199, 'M6', 6.5, 147, 1398, 1200),
        d: diesel('1.5 BlueHDi 130 EAT8', 96, 1499, 'A8', 5.6, 147, 1541, 1500),
        e: electric('Électrique 136 50 kWh', 100, 46.3, 345, 17.2, 1808, 750),
      },
      trims: [
        ['Plus', 'p', 26_490],
        ['Plus', 'd', 31_190],
        ['Max', 'd', 33_490],
        ['Max', 'e', 37_690],
      ],
    }),
    model({
      name: 'SpaceTourer',
      body: 'mpv',
      year: 2024,
      size: [4983, 1920, 1905],
      boot: 1030,
      seats: 8,
      payload: 900,
      colour: 'black',
      tagline: 'Huit voyageurs, un seul équipage.',
      description:
        'Navette d’hôtel, taxi de grande ville ou voiture de tribu : le SpaceTourer installe huit personnes face à face ou dans le sens de la marche, avec de la place pour toutes leurs valises.',
      engines: {
        d: diesel('2.0 BlueHDi 145', 106, 1997, 'M6', 6.7, 176, 1838, 2300),
        x: diesel('2.2 BlueHDi 180 EAT8', 130, 2184, 'A8', 7.2, 189, 1893, 2300),
        e: electric('Électrique 136 75 kWh', 100, 68, 349, 24.0, 2158, 1000),
      },
      trims: [
        ['Plus', 'd', 45_990],
        ['Max', 'x', 53_490],
        ['Max', 'e', 61_990],
      ],
    }),
    model({
      name: 'Berlingo Van',
      body: 'panel_van',
      year: 2024,
      size: [4403, 1848, 1796],
      boot: 3300,
      seats: 3,
      payload: 790,
      colour: 'white',
      tagline: 'Petit gabarit, gros chargement.',
      description:
        'Le passager rabat son siège, la cloison s’ouvre, et trois mètres de tuyau entrent sans dépasser. Le Berlingo Van est né pour les plombiers, électriciens et fleuristes.',
      engines: {
        d: diesel('1.5 BlueHDi 100', 75, 1499, 'M6', 5.3, 139, 1356, 1300),
        e: electric('Électrique 136 50 kWh', 100, 46.3, 347, 17.3, 1660, 750),
      },
      trims: [
        ['Essentiel', 'd', 23_990],
        ['Driver', 'd', 26_790],
        ['Driver', 'e', 34_990],
      ],
    }),
    model({
      name: 'Jumpy',
      body: 'panel_van',
      year: 2024,
      size: [4983, 1920, 1935],
      boot: 5800,
      seats: 3,
      payload: 1260,
      colour: 'silver',
      tagline: 'Le partenaire des tournées serrées.',
      description:
        'Un poste de conduite de voiture, une hauteur qui passe sous les barres de parking et une charge utile de plus d’une tonne : le Jumpy tient la cadence du premier colis au dernier.',
      engines: {
        d: diesel('2.0 BlueHDi 145', 106, 1997, 'M6', 6.6, 173, 1742, 2300),
        x: diesel('2.2 BlueHDi 180 EAT8', 130, 2184, 'A8', 7.1, 187, 1820, 2500),
        e: electric('Électrique 136 75 kWh', 100, 68, 352, 23.8, 2094, 1000),
      },
      trims: [
        ['Essentiel', 'd', 35_490],
        ['Driver', 'x', 41_290],
        ['Driver', 'e', 47_690],
      ],
    }),
    model({
      name: 'Jumper',
      body: 'panel_van',
      year: 2024,
      size: [5998, 2050, 2522],
      boot: 13000,
      seats: 3,
      doors: 5,
      payload: 1430,
      colour: 'white',
      tagline: 'Le déménageur en chef.',
      description:
        'Quatre longueurs, trois hauteurs et un plancher de chargement parmi les plus bas : quelle que soit la taille du chantier, il y a un Jumper à sa mesure.',
      engines: {
        d: diesel('2.2 BlueHDi 140', 103, 2184, 'M6', 9.0, 237, 2000, 2500),
        x: diesel('2.2 BlueHDi 180 AT8', 132, 2184, 'A8', 9.6, 252, 2055, 3000),
        e: electric('Électrique 270 110 kWh', 200, 110, 424, 30.8, 2725, 1000),
      },
      trims: [
        ['Essentiel', 'd', 45_290],
        ['Driver', 'x', 51_490],
        ['Driver', 'e', 72_900],
      ],
    }),
  ],
}
