import type { BrandSheet } from '../define'
import { model } from '../define'
import { diesel, electric, hybrid, petrol, plugIn } from '../engine'

export const peugeot: BrandSheet = {
  id: 'peugeot',
  name: 'Peugeot',
  tagline: 'Le tempérament français, de la citadine électrique au grand utilitaire.',
  sellsNew: true,
  locationIds: ['luxembourg', 'esch-sur-alzette', 'ettelbruck', 'marnach'],
  models: [
    model({
      name: '208', body: 'hatchback', year: 2024, size: [4055, 1745, 1430], boot: 309, colour: 'yellow',
      tagline: 'La citadine qui ne passe pas inaperçue.',
      description: 'Compacte dehors, généreuse dedans, la 208 se glisse dans les rues de la ville haute comme dans le trafic de l’autoroute. Son petit volant et ses commandes façon piano donnent envie de prendre le chemin le plus long, en essence, en hybride ou en électrique.',
      engines: {
        p: petrol('1.2 PureTech 100', 74, 1199, 'M6', 5.2, 117, 1090, 1200),
        h: hybrid('1.2 Hybrid 110 e-DCS6', 81, 1199, 'A6', 4.4, 99, 1253, 1100),
        e: electric('Électrique 156 51 kWh', 115, 48.1, 432, 14.1, 1455, 0),
      },
      trims: [['Style', 'p', 20_990], ['Allure', 'h', 26_090], ['GT', 'h', 28_490], ['GT', 'e', 34_990]],
    }),
    model({
      name: '308', body: 'hatchback', year: 2025, size: [4367, 1852, 1441], boot: 412, colour: 'green',
      tagline: 'La compacte au regard affûté.',
      description: 'La 308 mise sur la précision : une direction vive, une position de conduite basse et une finition qui tient tête aux marques plus chères. Pour le trajet quotidien vers le Kirchberg, la version rechargeable roule à l’électricité et garde un moteur pour les vacances.',
      engines: {
        h: hybrid('1.2 Hybrid 145 e-DCS6', 107, 1199, 'A6', 4.8, 108, 1389, 1350),
        d: diesel('1.5 BlueHDi 130 EAT8', 96, 1499, 'A8', 4.6, 120, 1378, 1500),
        r: plugIn('1.6 Plug-in Hybrid 195 e-DCS7', 143, 1598, 'A7', 1.1, 24, 14.6, 85, 15.2, 1660, 1500),
        e: electric('Électrique 156 55 kWh', 115, 55.4, 450, 14.3, 1684, 0),
      },
      trims: [['Style', 'h', 31_490], ['Allure', 'd', 36_190], ['GT', 'r', 43_990], ['GT', 'e', 42_690]],
    }),
    model({
      name: '308 SW', body: 'estate', year: 2025, size: [4636, 1852, 1475], boot: 608, colour: 'blue',
      tagline: 'Le break qui garde la ligne.',
      description: 'Un coffre de plus de six cents litres, un plancher plat d’un geste et la même vivacité que la berline : la 308 SW emmène la famille, le chien et les skis sans jamais ressembler à une camionnette.',
      engines: {
        h: hybrid('1.2 Hybrid 145 e-DCS6', 107, 1199, 'A6', 4.9, 110, 1423, 1350),
        d: diesel('1.5 BlueHDi 130 EAT8', 96, 1499, 'A8', 4.7, 123, 1421, 1500),
        r: plugIn('1.6 Plug-in Hybrid 195 e-DCS7', 143, 1598, 'A7', 1.1, 25, 14.6, 82, 15.6, 1697, 1500),
      },
      trims: [['Style', 'h', 32_690], ['Allure', 'd', 37_390], ['GT', 'r', 45_190]],
    }),
    model({
      name: '408', body: 'suv', year: 2023, size: [4687, 1859, 1478], boot: 536, colour: 'blue',
      tagline: 'Ni berline, ni SUV : une allure à part.',
      description: 'Silhouette de coupé, assise surélevée, coffre de grand break : la 408 mélange les genres avec aplomb. Son faible appétit sur autoroute en fait une compagne idéale pour qui traverse régulièrement la Grande Région.',
      engines: {
        h: hybrid('1.2 Hybrid 145 e-DCS6', 107, 1199, 'A6', 5.1, 115, 1430, 1350),
        r: plugIn('1.6 Plug-in Hybrid 240 e-DCS7', 177, 1598, 'A7', 1.2, 27, 14.6, 81, 15.9, 1706, 1550),
        e: electric('Électrique 213 58 kWh', 157, 58.2, 453, 15.0, 1879, 0),
      },
      trims: [['Allure', 'h', 38_490], ['GT', 'r', 49_190], ['GT', 'e', 47_890]],
    }),
    model({
      name: '2008', body: 'suv', year: 2023, size: [4304, 1770, 1523], boot: 434, colour: 'orange',
      tagline: 'Le SUV urbain qui voit plus loin.',
      description: 'Haut sur ses roues mais à l’aise en ville, le 2008 plaît aux jeunes familles comme à celles et ceux qui veulent s’asseoir sans se baisser. La version électrique couvre une semaine de trajets sans repasser par la borne.',
      engines: {
        p: petrol('1.2 PureTech 100', 74, 1199, 'M6', 5.5, 124, 1192, 1200),
        h: hybrid('1.2 Hybrid 145 e-DCS6', 107, 1199, 'A6', 4.9, 111, 1345, 1250),
        e: electric('Électrique 156 54 kWh', 115, 50.8, 406, 15.4, 1605, 0),
      },
      trims: [['Style', 'p', 25_690], ['Allure', 'h', 30_890], ['GT', 'h', 33_290], ['GT', 'e', 39_990]],
    }),
    model({
      name: '3008', body: 'suv', year: 2024, size: [4542, 1895, 1641], boot: 520, colour: 'blue',
      tagline: 'Le SUV fastback qui a changé d’époque.',
      description: 'Un écran panoramique qui semble flotter, une ligne de toit fuyante et jusqu’à sept cents kilomètres d’autonomie en version électrique longue distance : le 3008 a pris une génération d’avance sans perdre son sens de la famille.',
      engines: {
        h: hybrid('1.2 Hybrid 145 e-DCS6', 107, 1199, 'A6', 5.4, 121, 1577, 1500),
        r: plugIn('1.6 Plug-in Hybrid 195 e-DCS7', 143, 1598, 'A7', 0.9, 20, 17.9, 85, 17.0, 1815, 1500),
        x: electric('Électrique 230 97 kWh', 170, 96.9, 701, 16.3, 2180, 1250),
      },
      trims: [['Allure', 'h', 39_490], ['GT', 'h', 43_190], ['GT', 'r', 47_990], ['GT Exclusive', 'x', 56_490]],
    }),
    model({
      name: '5008', body: 'suv', year: 2024, size: [4791, 1895, 1694], boot: 748, seats: 7, payload: 640, colour: 'green',
      tagline: 'Sept places, aucune concession.',
      description: 'Trois rangées de vrais sièges, un coffre qui reste utilisable quand tout le monde est à bord et le même poste de conduite que le 3008. Le 5008 est le SUV des familles nombreuses, des équipes de foot et des grands-parents mis à contribution.',
      engines: {
        h: hybrid('1.2 Hybrid 145 e-DCS6', 107, 1199, 'A6', 5.6, 127, 1651, 1400),
        r: plugIn('1.6 Plug-in Hybrid 195 e-DCS7', 143, 1598, 'A7', 1.0, 22, 17.9, 78, 17.9, 1870, 1500),
        e: electric('Électrique 210 73 kWh', 157, 73, 500, 17.7, 2206, 1250),
      },
      trims: [['Allure', 'h', 42_690], ['GT', 'h', 46_390], ['GT', 'r', 51_290], ['GT', 'e', 52_490]],
    }),
    model({
      name: '508 SW', body: 'estate', year: 2023, size: [4778, 1859, 1420], boot: 530, colour: 'black',
      tagline: 'La grande routière, version break de chasse.',
      description: 'Basse, large et silencieuse, la 508 SW avale les kilomètres entre Luxembourg et Paris sans que l’on s’en aperçoive. Son hayon s’ouvre sur un coffre profond, et sa vision nocturne repère ce que les phares ne montrent pas encore.',
      engines: {
        d: diesel('1.5 BlueHDi 130 EAT8', 96, 1499, 'A8', 4.9, 129, 1478, 1500),
        r: plugIn('1.6 Hybrid 225 e-EAT8', 165, 1598, 'A8', 1.2, 28, 12.4, 56, 16.2, 1835, 1310),
      },
      trims: [['Allure', 'd', 44_990], ['GT', 'd', 48_490], ['GT', 'r', 55_990]],
    }),
    model({
      name: 'Rifter', body: 'mpv', year: 2024, size: [4406, 1848, 1837], boot: 775, payload: 560, colour: 'grey',
      tagline: 'Le ludospace prêt à tout.',
      description: 'Portes coulissantes, trois vrais sièges à l’arrière et une hauteur sous pavillon qui laisse monter un vélo debout : le Rifter est fait pour les familles qui vivent dehors.',
      engines: {
        d: diesel('1.5 BlueHDi 130 EAT8', 96, 1499, 'A8', 5.6, 147, 1545, 1500),
        e: electric('Électrique 136 50 kWh', 100, 46.3, 343, 17.3, 1812, 750),
      },
      trims: [['Allure', 'd', 34_490], ['GT', 'd', 36_790], ['GT', 'e', 39_890]],
    }),
    model({
      name: 'Partner', body: 'panel_van', year: 2024, size: [4403, 1848, 1796], boot: 3300, seats: 3, payload: 780, colour: 'white',
      tagline: 'Le fourgon compact qui connaît toutes les cours arrière.',
      description: 'Trois places à l’avant, deux europalettes à l’arrière et des angles morts réduits par une caméra de rétrovision : le Partner est l’outil de travail des artisans qui se garent en ville.',
      engines: {
        d: diesel('1.5 BlueHDi 100', 75, 1499, 'M6', 5.3, 139, 1362, 1300),
        x: diesel('1.5 BlueHDi 130 EAT8', 96, 1499, 'A8', 5.5, 145, 1430, 1500),
        e: electric('Électrique 136 50 kWh', 100, 46.3, 344, 17.4, 1664, 750),
      },
      trims: [['Pro', 'd', 24_990], ['Asphalt', 'x', 28_690], ['Asphalt', 'e', 35_990]],
    }),
    model({
      name: 'Expert', body: 'panel_van', year: 2024, size: [4983, 1920, 1935], boot: 5800, seats: 3, payload: 1250, colour: 'grey',
      tagline: 'Le fourgon qui entre au parking souterrain.',
      description: 'Moins d’un mètre quatre-vingt-quinze de haut, près de six mètres cubes de chargement et une porte coulissante de chaque côté : l’Expert livre au cœur des villes sans manœuvrer deux fois.',
      engines: {
        d: diesel('2.0 BlueHDi 145', 106, 1997, 'M6', 6.6, 174, 1748, 2300),
        x: diesel('2.2 BlueHDi 180 EAT8', 130, 2184, 'A8', 7.1, 187, 1825, 2500),
        e: electric('Électrique 136 75 kWh', 100, 68, 350, 23.9, 2098, 1000),
      },
      trims: [['Pro', 'd', 36_790], ['Asphalt', 'x', 42_490], ['Asphalt', 'e', 48_990]],
    }),
    model({
      name: 'Boxer', body: 'panel_van', year: 2024, size: [5998, 2050, 2522], boot: 13000, seats: 3, payload: 1420, doors: 5, colour: 'white',
      tagline: 'Treize mètres cubes de bonne volonté.',
      description: 'Le grand utilitaire de la gamme charge large et bas, encaisse les chantiers et se laisse aménager en atelier roulant. La version électrique livre toute une journée sans bruit ni fumée.',
      engines: {
        d: diesel('2.2 BlueHDi 140', 103, 2184, 'M6', 9.1, 239, 2010, 2500),
        x: diesel('2.2 BlueHDi 180 AT8', 132, 2184, 'A8', 9.6, 252, 2060, 3000),
        e: electric('Électrique 270 110 kWh', 200, 110, 424, 30.8, 2730, 1000),
      },
      trims: [['Pro', 'd', 46_490], ['Asphalt', 'x', 52_990], ['Asphalt', 'e', 73_900]],
    }),
    model({
      name: 'Boxer Châssis-cabine', body: 'chassis_truck', year: 2024, size: [5943, 2050, 2254], boot: null, seats: 3, payload: 1780, colour: 'white',
      tagline: 'La base de tous vos métiers.',
      description: 'Benne, plateau, caisse ou nacelle : le châssis du Boxer reçoit la carrosserie de votre choix. Notre atelier de transformation, à Mersch, s’occupe de tout, jusqu’à l’homologation.',
      engines: {
        d: diesel('2.2 BlueHDi 140', 103, 2184, 'M6', 9.9, 260, 1720, 3000, 'front'),
        x: diesel('2.2 BlueHDi 180 AT8', 132, 2184, 'A8', 10.4, 273, 1770, 3000, 'front'),
      },
      trims: [['Pro', 'd', 42_990], ['Asphalt', 'x', 47_690]],
    }),
  ],
}
