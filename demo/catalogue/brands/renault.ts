import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel, electric, hybrid, petrol, plugIn } from '../engine'

export const renault: BrandSheet = {
  id: 'renault',
  name: 'Renault',
  tagline: 'Des voitures à vivre, redevenues désirables.',
  sellsNew: true,
  locationIds: ['luxembourg', 'esch-sur-alzette', 'mersch', 'ettelbruck', 'grevenmacher'],
  models: [
    model({
      name: '5 E-Tech',
      slug: 'renault-5',
      body: 'hatchback',
      year: 2025,
      size: [3922, 1774, 1498],
      boot: 326,
      colour: 'yellow',
      tagline: 'Le retour du sourire, en électrique.',
      description:
        'Le témoin de charge dessine un 5 sur le capot, une baguette de pain tient dans son panier d’osier et les quatre cents kilomètres d’autonomie sont bien réels. La Renault 5 a tout compris à la nostalgie : la regarder vers l’avant.',
      engines: {
        x: electric('120 40 kWh', 90, 40, 312, 14.9, 1447, 500),
        e: electric('150 52 kWh', 110, 52, 410, 14.8, 1524, 500),
      },
      trims: [
        ['Evolution', 'x', 27_990],
        ['Techno', 'e', 32_990],
        ['Iconic', 'e', 35_490],
      ],
    }),
    model({
      name: '4 E-Tech',
      slug: 'renault-4',
      body: 'suv',
      year: 2025,
      size: [4144, 1796, 1572],
      boot: 420,
      colour: 'green',
      tagline: 'La 4L a retrouvé la route des vacances.',
      description:
        'Seuil de coffre bas, garde au sol généreuse, toit de toile qui se replie du bout du doigt : la Renault 4 électrique a gardé l’esprit pratique de son aïeule et laissé le levier au musée.',
      engines: {
        x: electric('120 40 kWh', 90, 40, 308, 15.1, 1485, 500),
        e: electric('150 52 kWh', 110, 52, 409, 15.1, 1537, 750),
      },
      trims: [
        ['Evolution', 'x', 29_990],
        ['Techno', 'e', 33_990],
        ['Iconic', 'e', 36_490],
      ],
    }),
    model({
      name: 'Clio',
      body: 'hatchback',
      year: 2023,
      size: [4053, 1798, 1440],
      boot: 391,
      colour: 'red',
      tagline: 'La plus familière des citadines.',
      description:
        'Trente-cinq ans de petites attentions : la Clio reste celle que l’on comprend sans mode d’emploi. L’hybride roule à l’électricité la plupart du temps en ville, sans jamais se brancher.',
      engines: {
        p: petrol('1.0 TCe 90', 67, 999, 'M6', 5.2, 117, 1128, 900),
        h: hybrid('1.6 E-Tech 145', 105, 1598, 'A4', 4.2, 95, 1238, 900),
      },
      trims: [
        ['Evolution', 'p', 18_990],
        ['Techno', 'p', 20_990],
        ['Techno', 'h', 25_790],
        ['Esprit Alpine', 'h', 27_790],
      ],
    }),
    model({
      name: 'Captur',
      body: 'suv',
      year: 2024,
      size: [4239, 1797, 1575],
      boot: 484,
      colour: 'orange',
      tagline: 'La ville, vue d’en haut.',
      description:
        'Sa banquette coulisse de seize centimètres : à vous de choisir, chaque matin, entre les jambes des enfants et les bagages. Le Captur fait simple, et le fait bien.',
      engines: {
        p: petrol('1.0 TCe 90', 67, 999, 'M6', 5.8, 131, 1214, 900),
        m: hybrid('1.3 Mild Hybrid 160 EDC', 116, 1333, 'A7', 5.9, 133, 1356, 1200),
        h: hybrid('1.6 E-Tech 145', 105, 1598, 'A4', 4.7, 106, 1419, 750),
      },
      trims: [
        ['Evolution', 'p', 22_990],
        ['Techno', 'm', 28_490],
        ['Techno', 'h', 29_490],
        ['Esprit Alpine', 'h', 31_990],
      ],
    }),
    model({
      name: 'Symbioz',
      body: 'suv',
      year: 2024,
      size: [4413, 1797, 1575],
      boot: 492,
      colour: 'blue',
      tagline: 'Le trait d’union des familles.',
      description:
        'Un toit de verre qui se ternit à la demande, une consommation de citadine et un coffre de break : le Symbioz tient dans les quatre mètres quarante.',
      engines: {
        h: hybrid('1.6 E-Tech 145', 105, 1598, 'A4', 4.6, 105, 1425, 750),
        x: hybrid('1.8 E-Tech 160', 116, 1789, 'A4', 4.3, 98, 1476, 1000),
      },
      trims: [
        ['Evolution', 'h', 31_490],
        ['Techno', 'x', 33_990],
        ['Iconic', 'x', 37_490],
      ],
    }),
    model({
      name: 'Megane',
      body: 'hatchback',
      year: 2022,
      size: [4199, 1768, 1505],
      boot: 440,
      colour: 'grey',
      tagline: 'La compacte électrique qui aime les virages.',
      description:
        'Batterie plate, centre de gravité bas, direction directe : la Megane électrique se conduit pour le plaisir et se recharge pendant le café.',
      engines: {
        x: electric('E-Tech 130 40 kWh', 96, 40, 300, 15.8, 1588, 500),
        e: electric('E-Tech 220 60 kWh', 160, 60, 468, 15.1, 1711, 900),
      },
      trims: [
        ['Evolution', 'x', 34_490],
        ['Techno', 'e', 39_990],
        ['Iconic', 'e', 43_490],
      ],
    }),
    model({
      name: 'Scenic',
      body: 'suv',
      year: 2024,
      size: [4470, 1864, 1571],
      boot: 545,
      colour: 'blue',
      tagline: 'La grande familiale électrique.',
      description:
        'Plus de six cents kilomètres d’une charge à l’autre, un toit de verre qui s’opacifie par moitié et, à l’arrière, un accoudoir ingénieux qui tient deux tablettes : le Scenic a été dessiné pour les longues distances.',
      engines: {
        x: electric('E-Tech 170 60 kWh', 125, 60, 430, 16.4, 1793, 500),
        e: electric('E-Tech 220 87 kWh', 160, 87, 625, 16.8, 1927, 1100),
      },
      trims: [
        ['Evolution', 'x', 40_990],
        ['Techno', 'e', 47_990],
        ['Esprit Alpine', 'e', 49_990],
        ['Iconic', 'e', 52_490],
      ],
    }),
    model({
      name: 'Austral',
      body: 'suv',
      year: 2025,
      size: [4510, 1843, 1644],
      boot: 527,
      colour: 'grey',
      tagline: 'Le SUV qui braque comme une citadine.',
      description:
        'Ses quatre roues directrices surprennent dans les parkings souterrains, sa consommation surprend partout ailleurs. L’Austral est un grand voyageur aux manières de ville.',
      engines: {
        m: hybrid('1.2 Mild Hybrid 150', 110, 1199, 'M6', 6.0, 136, 1480, 1500),
        h: hybrid('1.2 E-Tech 200', 146, 1199, 'A4', 4.8, 108, 1517, 1500),
      },
      trims: [
        ['Evolution', 'm', 34_990],
        ['Techno', 'h', 41_490],
        ['Esprit Alpine', 'h', 44_490],
        ['Iconic', 'h', 46_990],
      ],
    }),
    model({
      name: 'Espace',
      body: 'suv',
      year: 2025,
      size: [4746, 1843, 1646],
      boot: 581,
      seats: 7,
      payload: 620,
      colour: 'black',
      tagline: 'Le monospace devenu grand voyageur, en hybride.',
      description:
        'Sept places sous un toit vitré de plus d’un mètre carré, et moins de cinq litres aux cent : l’Espace a changé de forme, jamais d’idée.',
      engines: { h: hybrid('1.2 E-Tech 200', 146, 1199, 'A4', 4.8, 109, 1623, 1500) },
      trims: [
        ['Techno', 'h', 46_490],
        ['Esprit Alpine', 'h', 49_490],
        ['Iconic', 'h', 51_990],
      ],
    }),
    model({
      name: 'Rafale',
      body: 'suv',
      year: 2024,
      size: [4710, 1866, 1613],
      boot: 535,
      colour: 'blue',
      tagline: 'Un nom d’avion, une ligne de coupé.',
      description:
        'Châssis réglé par Alpine, trois cents chevaux et quatre roues motrices dans sa version rechargeable : le Rafale est le plus expressif des grands Renault.',
      engines: {
        h: hybrid('1.2 E-Tech 200', 146, 1199, 'A4', 4.8, 108, 1587, 1500),
        r: plugIn('1.2 E-Tech 300 4x4', 221, 1199, 'A4', 0.7, 15, 22, 105, 17.9, 1951, 1500, 'all'),
      },
      trims: [
        ['Techno', 'h', 45_990],
        ['Esprit Alpine', 'h', 49_290],
        ['Atelier Alpine', 'r', 63_990],
      ],
    }),
    model({
      name: 'Kangoo',
      body: 'mpv',
      year: 2023,
      size: [4486, 1919, 1838],
      boot: 775,
      payload: 560,
      colour: 'brown',
      tagline: 'Toujours prêt à rendre service.',
      description:
        'On y met trois sièges d’enfant de front, un vélo sans le démonter et tout ce qu’on a oublié de commander en ligne. Le Kangoo est le meilleur ami des samedis.',
      engines: {
        p: petrol('1.3 TCe 130', 96, 1333, 'M6', 6.7, 152, 1480, 1500),
        d: diesel('1.5 Blue dCi 115', 85, 1461, 'M6', 5.4, 141, 1555, 1500),
        e: electric('E-Tech 122 45 kWh', 90, 45, 285, 18.4, 1786, 1500),
      },
      trims: [
        ['Equilibre', 'p', 28_990],
        ['Techno', 'd', 33_490],
        ['Techno', 'e', 37_990],
      ],
    }),
    model({
      name: 'Kangoo Van',
      body: 'panel_van',
      year: 2023,
      size: [4486, 1919, 1860],
      boot: 3900,
      seats: 3,
      payload: 760,
      colour: 'white',
      tagline: 'Ouvre-toi, sésame.',
      description:
        'Sans pilier central, sa porte latérale s’ouvre sur un mètre quarante-cinq : la plus large du marché. Idéal pour une palette, une armoire ou un contrebassiste.',
      engines: {
        d: diesel('1.5 Blue dCi 95', 70, 1461, 'M6', 5.3, 138, 1426, 1500),
        x: diesel('1.5 Blue dCi 115 EDC', 85, 1461, 'A7', 5.6, 147, 1478, 1500),
        e: electric('E-Tech 122 45 kWh', 90, 45, 300, 18.6, 1625, 1500),
      },
      trims: [
        ['Advance', 'd', 25_490],
        ['Extra', 'x', 29_290],
        ['Extra', 'e', 36_990],
      ],
    }),
    model({
      name: 'Trafic',
      body: 'panel_van',
      year: 2023,
      size: [5080, 1956, 1974],
      boot: 5800,
      seats: 3,
      payload: 1150,
      colour: 'grey',
      tagline: 'Le bureau qui se déplace.',
      description:
        'Le siège passager se transforme en table, le téléphone trouve son support et les outils leur place : le Trafic fait gagner une demi-heure à chaque chantier.',
      engines: {
        d: diesel('2.0 Blue dCi 130', 96, 1997, 'M6', 6.9, 181, 1808, 2500),
        x: diesel('2.0 Blue dCi 150 EDC', 110, 1997, 'A6', 7.2, 189, 1846, 2500),
        e: electric('E-Tech 122 52 kWh', 90, 52, 297, 22.3, 1989, 920),
      },
      trims: [
        ['Advance', 'd', 36_290],
        ['Red Edition', 'x', 42_390],
        ['Advance', 'e', 47_990],
      ],
    }),
    model({
      name: 'Master',
      body: 'panel_van',
      year: 2024,
      size: [5685, 2080, 2498],
      boot: 10800,
      seats: 3,
      doors: 5,
      payload: 1480,
      colour: 'orange',
      tagline: 'Dessiné par le vent.',
      description:
        'Le nouveau Master fend l’air comme une berline : un litre et demi de moins aux cent que l’ancien, et plus de quatre cent cinquante kilomètres en électrique.',
      engines: {
        d: diesel('2.0 Blue dCi 150', 110, 1997, 'M6', 7.7, 202, 1965, 2500),
        x: diesel('2.0 Blue dCi 170 BVA9', 125, 1997, 'A9', 8.0, 211, 2015, 2500),
        e: electric('E-Tech 143 87 kWh', 105, 87, 460, 21.3, 2250, 2500),
      },
      trims: [
        ['Advance', 'd', 42_990],
        ['Extra', 'x', 49_690],
        ['Advance', 'e', 57_990],
      ],
    }),
    model({
      name: 'Master Châssis-cabine',
      body: 'chassis_truck',
      year: 2024,
      size: [5690, 2080, 2258],
      boot: null,
      seats: 3,
      payload: 1850,
      colour: 'white',
      tagline: 'Traction ou propulsion, à vous de bâtir dessus.',
      description:
        'Une roue jumelée à l’arrière, une benne au-dessus : le Master châssis travaille avec les communes, les paysagistes et les couvreurs du pays.',
      engines: {
        d: diesel('2.0 Blue dCi 130', 96, 1997, 'M6', 8.6, 226, 1740, 2500),
        x: diesel('2.0 Blue dCi 170 propulsion', 125, 1997, 'M6', 9.3, 244, 1890, 3000, 'rear'),
      },
      trims: [
        ['Advance', 'd', 39_490],
        ['Extra', 'x', 46_990],
      ],
    }),
  ],
}
