import { breadcrumbs, button, card, cards, hero, text } from '../build/blocks'
import { car, scene } from '../build/pictures'
import type { RawBlock } from '../build/raw'
import { page } from '../build/story'
import type { StoryDraft } from '../build/story'
import type { BodyStyle, Colour } from '../../../src/domain/vehicle/types'

interface BrandStory {
  id: string
  name: string
  title: string
  description: string
  claim: string
  lead: string
  body: BodyStyle
  colour: Colour
  edited: string
  /** Official distributor: new cars can be ordered, not only used ones found. */
  distributed: boolean
  text: string
  more?: RawBlock[]
}

const BRANDS: BrandStory[] = [
  {
    id: 'peugeot',
    name: 'Peugeot',
    body: 'suv',
    colour: 'blue',
    edited: '2026-11-02',
    distributed: true,
    title: 'Peugeot au Luxembourg : neuf et occasion | Groupe Alzette',
    description:
      'Concessionnaire Peugeot au Luxembourg : 208, 308, 3008, utilitaires et électriques, essais, entretien agréé et occasions contrôlées.',
    claim: 'Peugeot, la marque de nos débuts',
    lead: 'En 1954, une 203 grise quittait notre premier garage. Sept décennies plus tard, le lion est toujours dans la vitrine.',
    text: `
      ## Petit volant, grande idée

      Qui s’assied pour la première fois dans une Peugeot récente s’étonne du volant : compact, placé bas, il laisse voir les instruments au-dessus de la jante. Cette disposition, baptisée i-Cockpit, se règle mieux qu’elle ne se raconte. Prévoyez cinq minutes avec un conseiller avant l’[essai](/reserver-un-essai), le temps de trouver la bonne hauteur de siège.

      ## Une gamme, trois énergies

      Citadine 208, compacte 308, SUV 2008, 3008 et 5008 : presque chaque modèle existe en hybride et en électrique. L’hybride à 48 volts convient aux trajets mêlés sans prise à la maison ; l’électrique prend l’avantage dès qu’une borne est à portée. Nous comparons les deux sur votre parcours, avec vos tarifs.

      ## Au travail

      Partner, Expert et Boxer forment une famille d’utilitaires complète, que notre centre de Mersch [transforme](/entreprise/transformation-de-vehicules) selon le métier. Les modèles et leurs volumes se trouvent sur la page des [utilitaires Peugeot](/vehicules-utilitaires/peugeot-utilitaires).

      ## À l’atelier

      Nos techniciens suivent les formations de la marque chaque année ; trois d’entre eux sont experts des chaînes de traction électriques. Les campagnes de rappel sont vérifiées à chaque visite, même pour une simple roue de secours.
    `,
  },
  {
    id: 'citroen',
    name: 'Citroën',
    body: 'hatchback',
    colour: 'yellow',
    edited: '2026-10-12',
    distributed: true,
    title: 'Citroën au Luxembourg : modèles et stock | Groupe Alzette',
    description:
      'Citroën chez le Groupe Alzette : C3, C4, C5 Aircross, Berlingo et fourgons, en neuf ou d’occasion, avec essai à domicile et atelier agréé.',
    claim: 'Citroën, ou l’art de bien s’asseoir',
    lead: 'De la 2 CV aux butées hydrauliques, une même obsession : que la route se fasse oublier.',
    text: `
      ## Le confort se mesure

      Les suspensions à butées hydrauliques progressives freinent le débattement en fin de course, là où un amortisseur ordinaire cogne. Sur les pavés du Grund ou les ralentisseurs d’Esch, la différence s’entend avant de se sentir. Les sièges, plus épais, complètent l’idée. Demandez à essayer une C4 et une C5 Aircross à la suite : l’écart surprend moins que la parenté.

      ## Des voitures simples à vivre

      La C3 est redevenue une petite voiture haute, claire, facile à garer. Sa version électrique vise celles et ceux qui font la navette et rechargent la nuit. Le Berlingo, lui, reste le meilleur ami des familles à vélos, des chiens et des contrebasses : trois sièges séparés à l’arrière et une lunette qui s’ouvre seule.

      ## Pour les artisans

      Berlingo fourgon, Jumpy et Jumper couvrent de trois à dix-sept mètres cubes. Les versions électriques entrent sans contrainte dans les cours et les halls. La page des [utilitaires Citroën](/vehicules-utilitaires/citroen-utilitaires) résume les longueurs.

      ## Notre attachement

      Le groupe représente la marque depuis 1961, date d’ouverture d’Ettelbruck. Une Traction de 1951 y est exposée et roule chaque été : [notre histoire](/a-propos-de-nous/histoire-de-l-entreprise) raconte pourquoi elle porte le numéro 7.
    `,
  },
  {
    id: 'renault',
    name: 'Renault',
    body: 'suv',
    colour: 'orange',
    edited: '2026-10-20',
    distributed: true,
    title: 'Renault au Luxembourg : Clio, R5, Scenic | Groupe Alzette',
    description:
      'Gamme Renault au Luxembourg : Renault 5 et 4 électriques, Clio, Captur, Scenic, Kangoo et Master. Offres, essais et entretien agréé.',
    claim: 'Renault, retour vers demain',
    lead: 'La 5 et la 4 sont revenues, branchées. Le reste de la famille a suivi, plus sobre et plus sûre d’elle.',
    text: `
      ## La 5, et ce qu’elle a changé

      On l’a d’abord prise pour un clin d’œil. Puis ses conducteurs ont rendu leur deuxième voiture. La Renault 5 électrique se gare partout, prend l’autoroute sans bouder et sait restituer son courant à un appareil domestique selon la version. Nous en gardons une à l’essai dans chaque concession, au choix courte ou longue autonomie.

      ## Hybride, sans prise

      Sous le nom E-Tech, les Clio, Captur, Symbioz et Austral démarrent en électrique et y restent longtemps en ville. La boîte à crabots, sans embrayage, demande un petit temps d’apprentissage : levez le pied, laissez-la choisir, et la consommation descend d’elle-même.

      ## Familles et grands trajets

      Scenic pour l’électrique, Espace pour sept places, Rafale pour le dessin : trois réponses à une même question. Notre conseil : venez avec les sièges enfant et la poussette, c’est le seul banc d’essai qui compte.

      ## Côté atelier

      Les mises à jour à distance règlent beaucoup de détails, pas tous. Nos ateliers disposent de l’outillage haute tension de la marque et d’un banc de diagnostic des batteries ; le certificat de santé est remis avec chaque [occasion électrique](/stock?fuel=electric).
    `,
  },
  {
    id: 'opel',
    name: 'Opel',
    body: 'estate',
    colour: 'grey',
    edited: '2026-07-15',
    distributed: true,
    title: 'Opel au Luxembourg : Corsa, Astra, Mokka | Groupe Alzette',
    description:
      'Distributeur Opel au Luxembourg : Corsa, Mokka, Frontera, Astra et Grandland, utilitaires Combo, Vivaro et Movano, service agréé.',
    claim: 'Opel, la rigueur sans raideur',
    lead: 'Rüsselsheim est à deux heures et demie de route. Cela explique peut-être pourquoi les Opel se sentent ici chez elles.',
    text: `
      ## Voir la nuit

      Les phares matriciels Intelli-Lux masquent les autres usagers au lieu de les éblouir et laissent le reste de la route en plein jour. Sur le plateau de l’Oesling, en novembre, c’est moins un luxe qu’un repos. Ils équipent selon les versions la Corsa, l’Astra et le Grandland.

      ## L’Astra break, discrète première de la classe

      Elle ne se retourne pas à son passage et c’est ce qu’on lui demande : un coffre long, un seuil bas, des sièges reconnus pour leur maintien du dos. En électrique ou en hybride, elle reste l’une des rares routières compactes disponibles en break.

      ## Frontera et Mokka

      Le premier parle aux familles qui comptent, le second à celles qui regardent. Les deux acceptent un attelage pour porte-vélos ; vérifiez avec nous la charge selon la motorisation.

      ## Utilitaires

      Combo, Vivaro et Movano sont visibles à [Mersch](/concessions/mersch) et décrits avec leurs volumes sur la page des [utilitaires Opel](/vehicules-utilitaires/opel-utilitaires).
    `,
  },
  {
    id: 'volvo',
    name: 'Volvo',
    body: 'estate',
    colour: 'green',
    edited: '2026-09-09',
    distributed: true,
    title: 'Volvo au Luxembourg : EX30, XC40, XC60, V60 | Groupe Alzette',
    description:
      'Volvo chez le Groupe Alzette : électriques EX30 et EX40, hybrides rechargeables XC60 et XC90, breaks, occasions révisées et atelier agréé.',
    claim: 'Volvo, la sécurité comme point de départ',
    lead: 'En 1959, la marque a offert au monde le brevet de la ceinture à trois points. Tout le reste en découle.',
    text: `
      ## Protéger, puis plaire

      Structure, capteurs, sièges : une Volvo se conçoit de l’intérieur vers l’extérieur. Les assistances sont réglées pour prévenir plutôt que corriger, et l’essai commence chez nous par leur explication, à l’arrêt. Vous choisissez celles qui vous conviennent ; elles s’en souviennent.

      ## Petites et grandes électriques

      L’EX30 est la plus courte Volvo depuis longtemps, l’EX40 la plus polyvalente, l’EX90 la plus silencieuse. Pour chacune, nous calculons avant la commande le temps de charge sur votre installation, sur une borne publique et sur l’autoroute de Bruxelles.

      ## Hybrides rechargeables

      XC60, XC90 et V60 roulent en électrique pour la semaine et gardent un moteur thermique pour les vacances. Elles n’ont de sens que branchées : nous le disons aux sociétés qui nous consultent pour leur [flotte](/entreprise/gestion-de-flotte), car la facture de carburant le dit aussi.

      ## Les breaks

      La tradition continue, ici sous forme d’occasions sélectionnées : historique complet, essai routier de trente kilomètres, deux clés. Le coin Volvo se trouve au premier étage de la concession de [Luxembourg](/concessions/luxembourg).
    `,
  },
  {
    id: 'dacia',
    name: 'Dacia',
    body: 'suv',
    colour: 'green',
    edited: '2026-05-06',
    distributed: true,
    title: 'Dacia au Luxembourg : Sandero et Duster | Groupe Alzette',
    description:
      'Dacia au Luxembourg : Sandero, Spring, Jogger, Duster et Bigster en stock ou sur commande, prix complets, essai et entretien sans surprise.',
    claim: 'Dacia, l’essentiel et rien d’autre',
    lead: 'Une roue de secours, de vrais boutons, un prix qui se retient. Il y a des matins où cela suffit.',
    text: `
      ## Pourquoi c’est moins cher

      Des pièces éprouvées, peu d’options, pas de remises à négocier : l’économie est dans la conception, non dans la qualité de montage. Nos chiffres d’atelier le confirment, une Sandero de cinq ans revient rarement pour autre chose que son entretien.

      ## Laquelle ?

      - **Spring** : électrique légère, pour la ville et la deuxième voiture du foyer.
      - **Sandero** et **Sandero Stepway** : la citadine que nos vendeurs conseillent à leurs propres enfants.
      - **Jogger** : sept places dans la longueur d’une compacte, en hybride si l’on roule beaucoup en ville.
      - **Duster** : le plus à l’aise dans les chemins de l’Oesling, quatre roues motrices sur demande.
      - **Bigster** : la place d’un grand SUV, l’esprit d’un petit.

      ## Vivre avec

      Le porte-téléphone remplace l’écran quand on le souhaite, et les barres de toit pivotent pour devenir galerie. Nous stockons les kits de couchage du Jogger au [comptoir des accessoires](/services/vente-de-pieces-et-accessoires).

      ## Revente

      Une Dacia perd peu parce qu’elle coûte peu. Avant une reprise, faites effacer les petites bosses par [débosselage](/services/debosselage-et-peinture) : le retour est immédiat.
    `,
  },
  {
    id: 'fiat',
    name: 'Fiat',
    body: 'hatchback',
    colour: 'beige',
    edited: '2026-06-03',
    distributed: true,
    title: 'Fiat au Luxembourg : 500e, Panda, 600 | Groupe Alzette',
    description:
      'Fiat au Luxembourg : 500 électrique ou hybride, Grande Panda, 600 et utilitaires Doblò, Scudo, Ducato, en stock dans nos concessions.',
    claim: 'Fiat, la bonne humeur en format court',
    lead: 'Trois mètres soixante de voiture, des couleurs franches, et le sourire des passants en prime.',
    text: `
      ## 500, toujours

      En électrique, elle a trouvé sa vraie nature : silencieuse, vive, garée en une manœuvre. Le cabriolet ouvre son toit de toile jusqu’à la lunette, à l’arrêt comme en roulant doucement. En hybride, elle s’adresse à qui n’a pas encore de prise.

      ## Panda, la carrée

      La Grande Panda reprend les angles de l’aïeule et cache son câble de charge dans la calandre, sur un enrouleur. Nos clients l’achètent pour le dessin et la gardent pour l’habitabilité. À voir de préférence en plein soleil, pour la couleur.

      ## 600 pour la famille

      Cinq portes, un coffre correct, la même gaieté : la 600 est la petite Fiat de ceux qui ont grandi.

      ## Ducato, l’autre star

      C’est la base de beaucoup de camping-cars européens et de presque autant d’ateliers mobiles. À [Mersch](/concessions/mersch), des ponts renforcés reçoivent les véhicules aménagés, y compris pour la révision d’avant l’été. Les dimensions figurent parmi les [utilitaires Fiat](/vehicules-utilitaires/fiat-utilitaires).
    `,
  },
  {
    id: 'mg',
    name: 'MG',
    body: 'hatchback',
    colour: 'orange',
    edited: '2026-11-04',
    distributed: true,
    title: 'MG au Luxembourg : MG3, MG4 et HS | Groupe Alzette',
    description:
      'MG au Luxembourg : électriques MG4 et MGS5, hybrides MG3, ZS et HS, garantie sept ans du constructeur, essais dans nos concessions.',
    claim: 'MG, cent ans et toute neuve',
    lead: 'Née à Oxford en 1924, rebranchée un siècle plus tard. Le logo est resté, le reste a changé d’énergie.',
    text: `
      ## MG4, la surprise

      Moteur à l’arrière, batterie plate, châssis équilibré : la MG4 est l’une des électriques compactes les plus agréables à conduire, et l’une des moins chères à équipement égal. Nous l’avons gardée une semaine entre Esch et Marnach ; le [récit de l’essai](/news/essai-mg4-sept-jours-entre-esch-et-marnach) donne les consommations, pluie comprise.

      ## Hybrides sans prise

      MG3, ZS et HS associent un moteur à essence et un moteur électrique puissant. En ville, ils roulent sur le second ; sur autoroute, le premier reprend. C’est la solution la plus simple pour qui se gare dans la rue.

      ## Garantie et pièces

      Le constructeur couvre ses véhicules sept ans ou 150.000 km, aux conditions du carnet. Les pièces courantes sont en stock à Luxembourg ; pour la carrosserie, comptez quelques jours de plus, et un véhicule de prêt entre-temps.

      ## Le cabriolet

      Le Cyberster, roadster électrique à portes en élytre, passe d’une concession à l’autre selon la saison. Appelez avant de venir, il est souvent parti faire un tour.
    `,
  },
  {
    id: 'volkswagen',
    name: 'Volkswagen',
    body: 'estate',
    colour: 'blue',
    edited: '2026-04-22',
    distributed: false,
    title: 'Volkswagen d’occasion au Luxembourg | Groupe Alzette',
    description:
      'Golf, Polo, T-Roc, Tiguan, Passat, ID.3 et ID.4 d’occasion : Volkswagen contrôlées, garanties douze mois et reprises au Luxembourg.',
    claim: 'Volkswagen d’occasion, choisies une à une',
    lead: 'Nous ne distribuons pas la marque en neuf. Nous en reprenons beaucoup, et nous ne gardons que les meilleures.',
    text: `
      ## D’où viennent-elles ?

      Surtout de reprises et de fins de leasing au Luxembourg : un premier propriétaire connu, un carnet suivi, peu de sel et beaucoup d’autoroute. Nous écartons les voitures dont l’historique est incomplet, même quand le prix tenterait.

      ## Nos repères par modèle

      - **Golf** : la 8 convainc davantage depuis les mises à jour du système multimédia ; nous les installons avant la vente.
      - **Passat Variant** : la reine des flottes, à préférer en boîte automatique avec vidange attestée.
      - **Tiguan** et **T-Roc** : vérifiez l’attelage et les pneus, souvent fatigués par les vacances.
      - **ID.3** et **ID.4** : demandez le certificat de santé de la batterie, il est sur la page du véhicule.

      ## Entretien

      Nos ateliers disposent du diagnostic multimarque et inscrivent chaque opération au carnet numérique lorsque le constructeur l’ouvre aux indépendants. Les pièces sont d’origine ou de première monte, selon votre choix.
    `,
  },
  {
    id: 'toyota',
    name: 'Toyota',
    body: 'suv',
    colour: 'white',
    edited: '2026-03-25',
    distributed: false,
    title: 'Toyota d’occasion au Luxembourg | Groupe Alzette',
    description:
      'Yaris, Corolla, C-HR et RAV4 hybrides d’occasion au Luxembourg : batteries testées, historique vérifié et garantie de douze mois minimum.',
    claim: 'Toyota d’occasion, l’hybride qui dure',
    lead: 'Un quart de siècle d’hybrides, et des taxis qui en témoignent. L’occasion y est un choix de raison.',
    text: `
      ## La batterie, parlons-en

      Sur une hybride, la batterie travaille peu mais souvent. Nous la testons cellule par cellule avant la mise en vente, nettoyons le filtre de son ventilateur, que presque tout le monde oublie, et remettons le rapport. La garantie du constructeur peut être prolongée par l’entretien annuel dans son réseau : nous vous expliquons comment la préserver.

      ## Yaris, Corolla, RAV4

      La Yaris est la citadine des petits budgets de carburant ; assemblée à Valenciennes, elle n’a pas fait un long voyage. La Corolla existe en berline compacte et en break, ce dernier avec un coffre étonnant. Le RAV4, en version à quatre roues motrices, n’a pas d’arbre de transmission : un moteur électrique entraîne l’arrière.

      ## Nos contrôles

      Bruit de roulement, freins grippés faute d’usage, corrosion du berceau arrière sur les modèles de bord de mer : trois points précis, vus sur pont, photographiés et chiffrés si nécessaire. Les voitures retenues rejoignent le [centre d’occasions](/centre-de-vehicules-d-occasion).
    `,
  },
  {
    id: 'ford',
    name: 'Ford',
    body: 'pickup',
    colour: 'grey',
    edited: '2026-02-11',
    distributed: false,
    title: 'Ford d’occasion et utilitaires | Groupe Alzette',
    description:
      'Fiesta, Focus, Puma, Kuga, Transit et Ranger d’occasion au Luxembourg : véhicules révisés, prix clairs et reprise de votre ancienne voiture.',
    claim: 'Ford d’occasion, de la Fiesta au Transit',
    lead: 'Un châssis qui amuse, un coffre qui travaille : deux bonnes raisons de chercher l’ovale bleu.',
    text: `
      ## Celles qui ne se font plus

      La Fiesta a quitté les catalogues, la Focus l’a suivie. Raison de plus pour choisir un exemplaire soigné : direction précise, entretien simple, pièces partout. Nous recherchons les moteurs à chaîne ou dont la courroie a été remplacée avec facture.

      ## Puma et Kuga

      La Puma cache sous son coffre un bac étanche que l’on rince au jet, précieux avec des bottes ou un jeune chien. Le Kuga hybride rechargeable fait bien la semaine en électrique ; les campagnes de rappel de sa batterie sont contrôlées par numéro de châssis avant l’achat.

      ## Transit, Custom, Ranger

      Les utilitaires arrivent de fins de contrat d’entreprises que nous connaissons. Chaque fourgon passe sur la balance, vide, afin que la charge utile affichée soit la bonne. Pour un aménagement, comptez deux semaines de plus et voyez la page [transformation](/entreprise/transformation-de-vehicules).
    `,
  },
  {
    id: 'skoda',
    name: 'Škoda',
    body: 'estate',
    colour: 'silver',
    edited: '2026-01-20',
    distributed: false,
    title: 'Škoda d’occasion : Octavia, Superb, Enyaq | Groupe Alzette',
    description:
      'Škoda d’occasion au Luxembourg : Fabia, Octavia Combi, Superb, Kodiaq et Enyaq, carnet complet, contrôle en 120 points, reprise possible.',
    claim: 'Škoda d’occasion, le coffre d’abord',
    lead: 'Un parapluie dans la portière, un grattoir dans la trappe, six cents litres derrière. Le bon sens existe.',
    text: `
      ## Le break préféré des familles

      L’Octavia Combi revient souvent dans nos reprises, et repart vite. Nous conseillons de regarder la banquette plutôt que le compteur : une voiture de commercial, vide à l’arrière pendant trois ans, vieillit mieux qu’une voiture d’école à vingt mille kilomètres de moins.

      ## Superb, pour les longues jambes

      Aucune berline de ce prix n’offre autant de place derrière. Les versions hybrides rechargeables issues de flottes ont parfois très peu roulé en électrique ; leur batterie est alors presque neuve, leurs freins un peu moins. Nous traitons les seconds avant la vente.

      ## Enyaq et Elroq

      Électriques calmes et logeables, elles partagent leur technique avec de plus chères. Avant de choisir la taille de batterie, notez vos trois plus longs trajets de l’an dernier : c’est presque toujours moins que l’on croit.

      ## Financer

      Toutes nos Škoda peuvent être achetées comptant, en [leasing privé](/private-lease) ou à crédit, avec l’exemple complet sur chaque page.
    `,
  },
  {
    id: 'hyundai',
    name: 'Hyundai',
    body: 'suv',
    colour: 'black',
    edited: '2026-03-04',
    distributed: false,
    title: 'Hyundai d’occasion au Luxembourg | Groupe Alzette',
    description:
      'Hyundai d’occasion : i10, i20, Kona, Tucson et Ioniq 5 contrôlées, garantie transférée quand elle court encore, essai dans six concessions.',
    claim: 'Hyundai d’occasion, en avance d’une charge',
    lead: 'Certaines se rechargent pendant un café serré. D’autres coûtent moins cher que les vacances. Toutes sont passées sur nos ponts.',
    text: `
      ## Ioniq 5 et Kona électrique

      L’Ioniq 5 utilise une architecture à 800 volts : sur une borne assez puissante, l’arrêt est bref. Encore faut-il que la borne le soit ; nous vous montrons sur la carte celles du Luxembourg et de vos trajets habituels. La Kona, plus modeste, brille par sa consommation.

      ## Garantie qui suit la voiture

      La garantie du constructeur, longue, se transmet à l’acheteur suivant si le carnet est en règle. Nous vérifions la date de départ, parfois antérieure à l’immatriculation luxembourgeoise, et l’inscrivons sur la fiche. Après elle, la nôtre prend le relais.

      ## Tucson et les petites

      Le Tucson hybride est un des SUV familiaux les plus demandés ; regardez la trappe de charge avant de conclure, car hybride et hybride rechargeable se ressemblent beaucoup. Quant aux i10 et i20, elles restent de bonnes premières voitures : faciles à assurer, économiques en pneus et sans caprice.
    `,
  },
  {
    id: 'kia',
    name: 'Kia',
    body: 'suv',
    colour: 'red',
    edited: '2026-03-04',
    distributed: false,
    title: 'Kia d’occasion : Niro, Sportage, EV6 | Groupe Alzette',
    description:
      'Kia d’occasion au Luxembourg : Picanto, Niro, Sportage, EV3 et EV6 avec solde de garantie vérifié, batterie testée et prix sans négociation.',
    claim: 'Kia d’occasion, l’histoire encore sous garantie',
    lead: 'Sept ans de couverture d’origine : beaucoup de nos Kia changent de mains avec quatre ou cinq années devant elles.',
    text: `
      ## Lire la garantie restante

      Sept ans ou 150.000 km, au premier des deux termes, sous réserve d’un entretien conforme. Cela veut dire qu’une voiture de trois ans et de quarante mille kilomètres est encore couverte longtemps, mais qu’un taxi ne l’est plus. La page de chaque véhicule indique la date exacte, vérifiée auprès du constructeur.

      ## Niro, trois fois la même

      Hybride, hybride rechargeable, électrique : une carrosserie, trois usages. L’hybride convient à qui ne peut pas brancher ; la rechargeable à qui fait moins de cinquante kilomètres par jour ; l’électrique à presque tous les autres. Nous avons souvent les trois en même temps à [Ettelbruck](/concessions/ettelbruck), ce qui rend la comparaison honnête.

      ## EV6 et EV9

      La première aime la route, la seconde les familles de six. Leur charge rapide est exemplaire, leur largeur moins : mesurez votre garage, rétroviseurs dépliés, avant de tomber amoureux.
    `,
  },
  {
    id: 'nissan',
    name: 'Nissan',
    body: 'suv',
    colour: 'blue',
    edited: '2026-02-19',
    distributed: false,
    title: 'Nissan d’occasion : Juke, Qashqai, Leaf | Groupe Alzette',
    description:
      'Nissan d’occasion au Luxembourg : Juke, Qashqai e-Power et Leaf électrique, batterie mesurée, historique complet et garantie de douze mois.',
    claim: 'Nissan d’occasion, le crossover d’origine',
    lead: 'En 2007, personne ne savait encore qu’il lui fallait un Qashqai. Nous en avons repris plus de huit cents depuis.',
    text: `
      ## Leaf, la doyenne

      Elle roule en électrique depuis 2010 et reste l’une des façons les moins coûteuses d’essayer. Sa batterie n’est pas refroidie par liquide : l’âge et les charges rapides répétées comptent donc davantage que le kilométrage. Nous mesurons la capacité restante sur une charge complète et publions le résultat. Pour un usage urbain, un exemplaire à 80 % de sa capacité convient très bien, à condition que le prix en tienne compte.

      ## e-Power, l’exception

      Dans un Qashqai e-Power, le moteur à essence ne fait que produire du courant ; ce sont les moteurs électriques qui entraînent les roues. La conduite y gagne en douceur, l’autoroute rapide un peu moins. Essayez-le sur l’A7 avant de décider.

      ## Juke, pour le plaisir

      Regardez la visibilité arrière et le coffre, écoutez la boîte à double embrayage à froid. Le reste est affaire de goût, et le goût ne se discute pas à l’[essai](/reserver-un-essai).
    `,
  },
  {
    id: 'jeep',
    name: 'Jeep',
    body: 'suv',
    colour: 'yellow',
    edited: '2026-02-05',
    distributed: false,
    title: 'Jeep d’occasion : Avenger et Compass | Groupe Alzette',
    description:
      'Jeep d’occasion au Luxembourg : Avenger électrique, Compass hybride rechargeable et Wrangler, dessous inspectés, attelages et pneus contrôlés.',
    claim: 'Jeep d’occasion, ville comprise',
    lead: 'Certaines ont traversé des gués, d’autres n’ont connu que le parking du Kirchberg. Nous savons lesquelles.',
    text: `
      ## L’historique se lit dessous

      Un tout-terrain s’examine sur pont : plaques de protection, soufflets, traces de boue séchée derrière les passages de roue. Une Jeep qui a vraiment servi n’est pas une mauvaise Jeep, si la vidange des ponts a suivi. Nous la faisons avant la vente et gardons la facture.

      ## Avenger, la petite

      Conçue pour l’Europe, courte et maniable, elle existe en électrique, en hybride et avec une transmission intégrale. Les premières électriques reviennent de contrats de leasing, à faible kilométrage. Faites installer la dernière mise à jour : elle améliore la gestion de la charge.

      ## Compass et Wrangler

      Le Compass hybride rechargeable entraîne ses roues arrière à l’électricité : pensez à le charger, sinon vous transportez une batterie. Le Wrangler, lui, se choisit pour le toit qui s’ôte et les dimanches de Vianden ; comptez sur le bruit et sur les regards.
    `,
  },
  {
    id: 'alfa-romeo',
    name: 'Alfa Romeo',
    body: 'saloon',
    colour: 'red',
    edited: '2026-01-27',
    distributed: false,
    title: 'Alfa Romeo d’occasion au Luxembourg | Groupe Alzette',
    description:
      'Giulia, Tonale et Junior d’occasion : des Alfa Romeo suivies par des techniciens qui les aiment, avec historique complet et garantie.',
    claim: 'Alfa Romeo, et l’atelier qui va avec',
    lead: 'On n’achète pas une Alfa par raison. On peut en revanche la faire entretenir raisonnablement.',
    text: `
      ## Giulia, la conduite

      Propulsion, direction directe, arbre de transmission en carbone : peu de berlines récentes donnent autant de plaisir à 70 km/h. Vérifiez l’électronique d’abord, car une batterie de douze volts faible y allume un sapin de Noël sans aucune panne réelle. Les nôtres sont remplacées par précaution.

      ## Tonale et Junior

      Le Tonale hybride marie les habitudes familiales et un dessin qui ne s’en excuse pas. La Junior, la plus petite, partage sa technique avec d’autres modèles que nos ateliers connaissent bien : l’entretien n’y réserve donc aucune surprise, ni l’approvisionnement des pièces.

      ## Qui s’en occupe ?

      Deux techniciens de Belval, dont l’un restaure une Giulietta de 1959 le soir. Si vous cherchez un modèle précis, laissez-nous votre liste au [contact](/contact) : nous appelons avant de publier l’annonce.
    `,
  },
  {
    id: 'renault-trucks',
    name: 'Renault Trucks',
    body: 'chassis_truck',
    colour: 'blue',
    edited: '2026-04-02',
    distributed: false,
    title: 'Renault Trucks d’occasion au Luxembourg | Groupe Alzette',
    description:
      'Porteurs Renault Trucks D et E-Tech D d’occasion au Luxembourg : inspection sur fosse, carrosserie vérifiée, essai chargé et livraison.',
    claim: 'Renault Trucks, la distribution en ville',
    lead: 'Un porteur d’occasion se juge chargé, en montée et frein moteur engagé. C’est ainsi que nous les essayons.',
    text: `
      ## Ce que nous reprenons

      Des porteurs de distribution de dix à seize tonnes, presque tous issus d’entreprises luxembourgeoises : un chauffeur attitré, des tournées connues, un entretien contractuel. Chaque camion passe sur fosse à [Mersch](/concessions/mersch), avec relevé des jeux, mesure des garnitures et lecture du chronotachygraphe.

      ## D, ou E-Tech D ?

      Le diesel garde l’avantage pour les longues étapes et les charges variables. L’électrique excelle dans les tournées urbaines régulières, livrées à l’aube sans réveiller personne. Avant l’achat, nous simulons une semaine à partir de vos adresses et de la puissance disponible au dépôt.

      ## Carrosserie et hayon

      Une caisse frigorifique ou un hayon valent parfois le prix du châssis. Nous contrôlons l’étanchéité, la température maintenue pendant douze heures et la date de l’attestation. Si l’équipement doit changer, le bureau de [transformation](/entreprise/transformation-de-vehicules) travaille dans le bâtiment voisin.
    `,
  },
  {
    id: 'iveco',
    name: 'Iveco',
    body: 'panel_van',
    colour: 'white',
    edited: '2026-04-02',
    distributed: false,
    title: 'Iveco Daily d’occasion au Luxembourg | Groupe Alzette',
    description:
      'Iveco Daily d’occasion, fourgon ou châssis-cabine, de 3,5 à 7,2 tonnes : charge utile pesée, châssis inspecté et transformation possible.',
    claim: 'Iveco Daily, un camion qui s’ignore',
    lead: 'Sous la carrosserie d’un fourgon, un vrai châssis en échelle. C’est là toute la différence, et on la sent à la première palette.',
    text: `
      ## Pourquoi un châssis séparé

      La plupart des fourgons sont autoporteurs : la carrosserie tient tout. Le Daily pose la sienne sur deux longerons, comme un poids lourd. Il est un peu plus lourd à vide et beaucoup plus endurant quand on le charge tous les jours, qu’on le carrosse ou qu’on le fait tracter.

      ## Nos points d’attention

      Corrosion des longerons près des fixations, silentblocs de cabine, articulation des ressorts, courroie selon le moteur. Nous photographions ces zones pour chaque véhicule. Au-dessus de 3,5 tonnes, le permis C1 ou C est en principe nécessaire : parlons de vos chauffeurs avant de parler de moteur.

      ## Bennes, plateaux, nacelles

      Trois quarts de nos Daily partent avec une carrosserie spéciale. La benne d’un paysagiste d’hier devient le plateau d’un couvreur de demain ; nos soudeurs adaptent, homologuent et garantissent trois ans. Les véhicules du moment sont dans le [stock utilitaire](/stock?category=van).
    `,
  },
]

const brandPage = ({
  id,
  name,
  title,
  description,
  claim,
  lead,
  body,
  colour,
  edited,
  distributed,
  text: prose,
  more,
}: BrandStory): StoryDraft => {
  const picture = car(id, body, colour, `${name} de trois quarts avant`, 'front', id.length + 40)
  return page(id, {
    name,
    title,
    description,
    image: picture,
    brand: id,
    tags: ['Marque'],
    edited,
    body: [
      breadcrumbs(['Accueil', '/'], ['Marques', '/brands'], [name, `/${id}`]),
      hero(claim, lead, {
        eyebrow: distributed ? `${name}, distributeur agréé` : `${name}, véhicules d’occasion`,
        image: picture,
        buttons: [
          distributed
            ? button(`Les modèles ${name}`, `/${id}/tous-les-modeles`)
            : button(`${name} en stock`, `/${id}/stock`),
          distributed
            ? button('En stock', `/${id}/stock`, 'secondary')
            : button('Faire reprendre sa voiture', '/centre-de-vehicules-d-occasion', 'secondary'),
        ],
      }),
      text(prose),
      ...(more ?? []),
    ],
  })
}

const overview = page('brands', {
  name: 'Nos marques',
  title: 'Toutes nos marques automobiles | Groupe Alzette',
  description:
    'Huit marques distribuées en neuf, une dizaine d’autres en occasion : trouvez la vôtre, ses modèles et les concessions qui la représentent.',
  image: scene('showroom', 4, 'Plusieurs marques exposées côte à côte'),
  edited: '2026-09-01',
  body: [
    breadcrumbs(['Accueil', '/'], ['Marques', '/brands']),
    hero(
      'Plusieurs marques, un seul conseil',
      'Nos vendeurs ne sont pas payés à la marque. Ils peuvent donc vous répondre franchement.',
      {
        image: scene('showroom', 4, 'Plusieurs marques exposées côte à côte'),
        buttons: [
          button('Tous les modèles', '/stock/tous-les-modeles'),
          button('Réserver un essai', '/reserver-un-essai', 'secondary'),
        ],
      },
    ),
    { component: 'brand-strip', title: 'Choisir une marque' },
    { component: 'stock-quick-search', variant: 'car-company', title: 'Vous savez déjà ce que vous cherchez ?' },
    cards(
      2,
      [
        card(
          'Distribuées en neuf',
          'Peugeot, Citroën, Renault, Opel, Volvo, Dacia, Fiat et MG : gamme complète, commande, livraison et réparation agréée.',
          { icon: 'badge-check', to: '/stock/tous-les-modeles', linkLabel: 'Voir les modèles' },
        ),
        card(
          'En occasion',
          'Volkswagen, Toyota, Ford, Škoda, Hyundai, Kia et d’autres : reprises au Luxembourg, contrôlées en 120 points.',
          { icon: 'refresh-cw', to: '/centre-de-vehicules-d-occasion', linkLabel: 'Voir le centre' },
        ),
      ],
      { tone: 'mist' },
    ),
    text(`
      ## Comment nous comparons

      Une marque n’est pas une qualité : c’est un caractère. L’une soigne le confort, l’autre la route, une troisième le prix. Avant de parler modèle, nous posons quatre questions : combien de personnes, combien de kilomètres, où la voiture dort-elle, et combien de temps la garderez-vous ? Les réponses éliminent plus de la moitié des candidates.

      Nous sortons ensuite deux voitures, rarement trois, de marques différentes. Vous les essayez le même jour, sur le même trajet. Ce que vous remarquez pendant ces deux heures vaut toutes les fiches techniques.
    `),
  ],
})

/** The list of brands and one page for each. */
export const brands = (): StoryDraft[] => [overview, ...BRANDS.map(brandPage)]
