import { text } from '../build/blocks'
import { car, scene } from '../build/pictures'
import { article } from '../build/story'
import type { StoryDraft } from '../build/story'

/** News of 2025, newest first. */
export const news2025 = (): StoryDraft[] => [
  article('conduire-dans-le-brouillard-de-l-oesling', {
    seoTitle: 'Conduire dans le brouillard | Groupe Alzette',
    description:
      'Feux, distance, regard, aides à la conduite : les conseils de notre équipe de Marnach pour traverser l’Oesling quand on ne voit plus rien.',
    title: 'Conduire dans le brouillard de l’Oesling',
    date: '2025-12-02',
    category: 'Conseils',
    author: 'Jos Weyland',
    intro: 'À Marnach, on compte soixante matins de brouillard par an. On a fini par apprendre.',
    image: scene('town', 36, 'Route de plateau dans le brouillard'),
    body: [
      text(`
      Jos Weyland habite à sept kilomètres de son comptoir et connaît chaque borne de la route. Ses conseils tiennent en peu de mots.

      ## Voir

      Feux de croisement, jamais de route : la lumière revient en pleine figure. Le feu arrière de brouillard s’allume quand la visibilité est vraiment réduite et **s’éteint ensuite**, sinon il éblouit. Beaucoup de voitures récentes n’allument que l’avant en mode automatique : tournez la molette.

      ## Être prévisible

      Réglez votre vitesse sur ce que vous voyez, non sur ce que vous savez. Si vous distinguez deux balises, vous pouvez vous arrêter en deux balises. Ne suivez pas les feux de devant : leur conducteur ne voit pas mieux que vous.

      ## Les aides

      Le radar perce le brouillard, la caméra non. Le maintien de voie se tait donc au pire moment, et un capteur givré s’éteint avec lui. Un coup de chiffon avant de partir vaut toutes les mises à jour.

      ## Le gibier

      L’Oesling est une forêt avec des routes. À l’aube, un chevreuil en annonce un second. Freinez droit, sans donner de coup de volant : un écart envoie plus souvent la voiture dans un arbre que l’animal dans le fossé. En cas de choc, triangle, gilet, puis la police, qui prévient le garde.

      ## Et s’arrêter ?

      Sur un parking, feux éteints si l’on est loin de la route. Le café de la concession de [Marnach](/concessions/marnach) ouvre à 8:00.
    `),
    ],
  }),
  article('volvo-ex30-la-ville-en-grand', {
    seoTitle: 'Volvo EX30 : notre essai | Groupe Alzette',
    description:
      'Quatre mètres vingt-trois, un seul écran et beaucoup de silence : notre prise en main de la Volvo EX30 entre Kirchberg et Mullerthal.',
    title: 'Volvo EX30 : la plus petite voit grand',
    date: '2025-11-11',
    category: 'Modèles',
    author: 'Tessy Faber',
    brand: 'volvo',
    intro: 'Nous l’avons emmenée où on ne l’attend pas : sur un chemin de randonnée, jusqu’à la barrière.',
    image: car('volvo', 'suv', 'yellow', 'Petit SUV électrique jaune', 'front', 72),
    body: [
      text(`
      Elle est plus courte qu’une compacte et se gare comme une citadine. À l’intérieur, presque tout passe par l’écran central, compteur compris. On s’y fait en deux jours, à condition de régler ses raccourcis à l’arrêt, ce que nous faisons avec chaque client à la livraison.

      ## Sur la route

      Même la version à un moteur est vive ; celle à deux moteurs l’est sans nécessité, mais avec bonne humeur. Le confort à basse vitesse est ferme, il s’arrange dès la sortie de la ville. Entre Consdorf et Berdorf, la direction légère devient précise.

      ## À bord

      Le coffre suffit à deux semaines de courses ou à un week-end, pas aux deux. Les matériaux recyclés, jean et filets de pêche, prêtent à sourire puis se révèlent agréables. Les boîtes à gants sont au milieu : trois personnes peuvent les chercher en même temps.

      ## Charge et autonomie

      Sur une borne rapide, l’arrêt de 10 à 80 % a duré vingt-neuf minutes. Notre moyenne, à six degrés et avec beaucoup de côtes, s’établit à 18,2 kWh aux cent kilomètres. La pompe à chaleur n’équipe pas toutes les versions : vérifiez, elle compte chez nous de novembre à mars.

      ## Pour qui ?

      Pour les couples, les deuxièmes voitures et les citadins à borne. Les familles regarderont plutôt l’EX40. Les deux se trouvent au premier étage à [Luxembourg](/home-page/luxembourg) ; nos autres modèles sont sur la page [Volvo](/volvo).
    `),
    ],
  }),
  article('comprendre-l-etiquette-des-pneus', {
    seoTitle: 'Comprendre l’étiquette des pneus | Groupe Alzette',
    description:
      'Roulement, freinage sur sol mouillé, bruit, neige et glace : ce que signifient les pictogrammes de l’étiquette européenne des pneus.',
    title: 'L’étiquette des pneus, lettre par lettre',
    date: '2025-10-07',
    category: 'Entretien',
    intro: 'Une étiquette, quatre informations, et une cinquième qui manque : combien de temps il durera.',
    image: scene('tyres', 18, 'Étiquette sur un pneu neuf'),
    body: [
      text(`
      Depuis 2021, chaque pneu vendu dans l’Union porte une étiquette renouvelée. Elle se lit en une minute.

      **En haut à gauche, le roulement.** De A à E. Entre les deux extrêmes, une voiture à essence dépense quelques dixièmes de litre, une électrique perd plusieurs dizaines de kilomètres d’autonomie.

      **En haut à droite, le sol mouillé.** De A à E également. Chaque lettre ajoute plusieurs mètres à un freinage d’urgence à 80 km/h. C’est la lettre que nous regardons en premier.

      **En bas à gauche, le bruit extérieur**, en décibels, avec une classe de A à C. Pour le confort à bord, fiez-vous plutôt à l’essai.

      **En bas, les pictogrammes.** La montagne au flocon pour la neige, la stalactite pour la glace. Le second concerne surtout les pneus nordiques et n’est pas utile chez nous.

      ## Comment la lire sur une offre

      Comparez des pneus de la même dimension et de la même saison. Une lettre d’écart sur sol mouillé vaut mieux qu’une lettre d’écart en roulement si vous circulez surtout par temps froid. Le code QR mène à la fiche officielle, avec la référence exacte : utile quand deux modèles portent presque le même nom.

      ## Ce que l’étiquette ne dit pas

      L’usure, le comportement à mi-vie, l’aquaplanage. Pour cela, nous tenons un registre : profondeur mesurée à chaque passage, kilomètres, modèle. Après neuf saisons de gardiennage, il en sait assez long. Demandez une [offre de pneus](/formulaires/demande-offre-pneus) : notre recommandation s’appuie sur lui.
    `),
    ],
  }),
  article('petits-fourgons-electriques-le-test-des-artisans', {
    seoTitle: 'Fourgons électriques : le test | Groupe Alzette',
    description:
      'Un boulanger, une fleuriste, un électricien : trois artisans luxembourgeois ont remplacé leur diesel par un fourgon électrique pendant un mois.',
    title: 'Trois artisans, un mois, zéro litre',
    date: '2025-09-16',
    category: 'Entreprises',
    brand: 'citroen',
    intro:
      'Ils ont signé pour quatre semaines d’essai. Deux ont gardé le véhicule, le troisième explique pourquoi non.',
    image: car('citroen', 'panel_van', 'green', 'Fourgonnette électrique verte', 'side', 74),
    body: [
      text(`
      **La fleuriste, Echternach.** Soixante-dix kilomètres par jour, beaucoup d’arrêts, une porte latérale ouverte cent fois. « Le chauffage du poste de conduite se règle à part, mes roses sont restées au frais. » Elle recharge sur une prise renforcée. Gardé.

      **Le boulanger, Bascharage.** Départ à quatre heures, livraison dans trois communes. Le silence a changé ses rapports avec les voisins ; la charge utile, moindre que celle de son diesel, l’a obligé à revoir ses bacs. « J’en faisais deux trop pleins, j’en fais trois normaux. » Gardé.

      **L’électricien, Wiltz.** Ironie du sort, c’est lui qui rend les clés. Ses chantiers sont à soixante kilomètres, il tracte une remorque, et le dépôt est loué sans possibilité de borne. « Dans deux ans, avec un autre local. »

      ## Les chiffres du mois

      Sur quatre semaines, la fleuriste a parcouru 1.480 km et le boulanger 2.210, sans une charge publique. L’électricien a rechargé onze fois dehors, debout devant des bornes occupées. Tous trois ont trouvé leur véhicule plus reposant ; tous trois ont demandé un porte-gobelet mieux placé.

      ## Ce que nous en retenons

      La distance décide moins que l’endroit où le véhicule dort. Avant de proposer un modèle, nos conseillers visitent donc le dépôt. La méthode complète est décrite dans nos [conseils utilitaires](/entreprise/vehicules-utilitaires), et l’essai d’un mois reste ouvert, dans la limite de six véhicules.
    `),
    ],
  }),
  article('premier-permis-premiere-voiture', {
    seoTitle: 'Premier permis, première voiture | Groupe Alzette',
    description:
      'Budget, assurance, puissance, sécurité : comment choisir une première voiture à dix-huit ans au Luxembourg sans se ruiner ni se mentir.',
    title: 'Premier permis, première voiture',
    date: '2025-08-12',
    category: 'Conseils',
    intro:
      'Chaque été, ils sont des centaines à obtenir leur permis. Le coin des premiers permis, à Belval, est fait pour eux.',
    image: car('fiat', 'hatchback', 'red', 'Petite citadine rouge', 'front', 75),
    body: [
      text(`
      ## Commencez par l’assurance

      Elle peut coûter, la première année, autant que l’entretien et les pneus réunis. Demandez trois devis avec le numéro de châssis avant de tomber amoureux. Être second conducteur sur le contrat d’un parent n’est honnête que si c’est vrai.

      ## Ensuite, la sécurité

      Cherchez l’antidérapage, six coussins gonflables, des pneus de moins de cinq ans, et si possible le freinage automatique en ville. Une citadine de huit ans bien équipée protège mieux qu’une berline de quinze ans bien polie.

      ## Le reste du budget

      - La taxe sur les véhicules, à payer chaque année.
      - Une révision à l’achat, même si le vendeur jure que non.
      - Un jeu de pneus d’hiver sur jantes en acier.
      - Deux cents euros pour la première bosse. Elle viendra, et se [débossèle](/services/debosselage-et-peinture).

      ## Neuve, louée ou vieille ?

      Une voiture neuve à dix-huit ans est rarement une bonne idée : la première bosse coûte trop cher. Une petite occasion de cinq à huit ans, entretenue, perd peu de valeur et pardonne. Le leasing peut convenir à qui a déjà un salaire fixe, à condition de lire ce qui est facturé à la restitution.

      ## Un stage plutôt qu’un aileron

      Le Centre de formation pour conducteurs de Colmar-Berg fait partie du parcours des nouveaux permis. Ceux qui y retournent de leur plein gré, nous disent les assureurs, ont moins d’accidents. C’est l’accessoire le moins cher du catalogue.
    `),
    ],
  }),
  article('renault-5-la-file-d-attente', {
    seoTitle: 'Renault 5 électrique : à l’essai | Groupe Alzette',
    description:
      'La Renault 5 électrique est arrivée dans nos six concessions : ce qu’elle fait bien, ce qu’elle fait moins bien et comment l’essayer une nuit.',
    title: 'Renault 5 : pourquoi tout le monde sourit',
    date: '2025-06-17',
    category: 'Modèles',
    author: 'Tessy Faber',
    brand: 'renault',
    intro: 'À la première sortie, trois inconnus ont baissé leur vitre pour nous parler. Nous avons tenu le compte.',
    image: car('renault', 'hatchback', 'yellow', 'Citadine électrique jaune à l’essai', 'side', 76),
    body: [
      text(`
      Quarante-sept. C’est le nombre de conversations engagées par des passants pendant nos deux semaines d’essai. La Renault 5 plaît avant de rouler ; reste à savoir ce qu’elle vaut ensuite.

      ## Ce qu’elle fait bien

      Elle est courte, large de voies, amusante sur un rond-point. La suspension arrière à bras multiples, rare à cette taille, digère les plaques du boulevard de la Pétrusse. La planification d’itinéraire ajoute seule les arrêts de charge et préchauffe la batterie.

      ## Ce qu’elle fait moins bien

      L’espace aux jambes derrière est celui d’une citadine. Le seuil du coffre est haut. Et le porte-baguette en osier, en option, ne contient pas de miche luxembourgeoise : nous avons vérifié.

      ## Sur la durée

      Après deux semaines et 940 km, la moyenne affichée était de 14,9 kWh aux cent kilomètres, dont un tiers d’autoroute. La prise sert aussi dans l’autre sens : selon la version, la voiture alimente un appareil électrique, en l’occurrence la raclette d’un voisin pendant une coupure. Il s’est renseigné sur les délais de livraison avant le dessert.

      ## L’essayer

      Chaque concession a la sienne. Nous recommandons une nuit complète, pour charger chez vous et voir le chiffre qui s’affiche le matin. Les créneaux du vendredi partent les premiers ; [réservez](/reserver-un-essai) en milieu de semaine.

      La gamme entière, de la Clio à l’Espace, figure sur la page [Renault](/renault).
    `),
    ],
  }),
  article('chargy-roaming-et-tarifs-lire-une-borne', {
    seoTitle: 'Bornes publiques : lire un tarif | Groupe Alzette',
    description:
      'Kilowattheure, minute, supplément de stationnement : comment lire le tarif d’une borne publique au Luxembourg et chez nos voisins.',
    title: 'Borne publique : lire le prix avant de brancher',
    date: '2025-05-13',
    category: 'Électrique',
    intro: 'Même prise, même heure, trois prix. Explication avec deux cartes et un téléphone.',
    image: scene('charging', 10, 'Main tenant une carte devant une borne'),
    body: [
      text(`
      Devant une borne publique, deux acteurs se partagent votre euro : celui qui exploite la borne et celui dont vous portez la carte. Le second peut ajouter des frais au tarif du premier. D’où les écarts.

      ## Trois façons de compter

      **Au kilowattheure** : vous payez l’énergie. **À la minute** : vous payez le temps, avantageux pour une voiture qui charge vite, ruineux pour une autre. **Au forfait** : vous payez la session. Beaucoup de bornes combinent les trois, avec un supplément si l’on reste branché trop longtemps.

      ## Nos habitudes

      1. Ouvrir l’application du fournisseur et lire le prix **pour cette borne**, avant de brancher.
      2. Garder une deuxième carte dans la voiture.
      3. Sur autoroute, s’arrêter entre 10 et 20 %, repartir à 80 %. Au-delà, la charge ralentit et la file s’allonge.
      4. En ville, préférer la borne lente pendant le cinéma.

      ## Un exemple

      Le même plein de trente kilowattheures, un mardi soir, avec trois contrats : le premier facturait l’énergie seule, le deuxième ajoutait des frais d’accès, le troisième comptait aussi les minutes. L’écart entre le moins cher et le plus cher atteignait presque la moitié du prix. Aucun n’était une erreur ; aucun n’était affiché en grand.

      ## Au Luxembourg

      Le réseau public Chargy couvre les communes et les parcs relais ; ses bornes rapides portent un nom à part. Les tarifs dépendent de votre fournisseur de service. Les nôtres, dans les [concessions](/concessions), s’affichent sur la borne et se règlent aussi par carte bancaire.
    `),
    ],
  }),
  article('geometrie-pourquoi-votre-volant-tire', {
    seoTitle: 'Géométrie : quand le volant tire | Groupe Alzette',
    description:
      'Un trottoir, un nid-de-poule, des pneus qui s’usent de travers : comment reconnaître un défaut de géométrie et quand il faut le corriger.',
    title: 'Après l’hiver, votre volant tire à droite ?',
    date: '2025-04-08',
    category: 'Entretien',
    intro:
      'Le gel a fait son œuvre, les nids-de-poule aussi. Un test de trente secondes vous dira si les roues ont souffert.',
    image: car('hyundai', 'suv', 'black', 'Roue avant braquée, vue de près', 'wheel', 77),
    body: [
      text(`
      Sur une route plate et droite, à 60 km/h, relâchez légèrement le volant sans le quitter. La voiture devrait garder sa ligne, ou dériver doucement du côté où penche la chaussée. Si elle part franchement, ou si le volant n’est plus droit en ligne droite, quelque chose a bougé.

      ## Les causes

      Un trottoir pris de biais, un pneu dégonflé, un ressort cassé par le froid, une rotule usée. Avant de régler, il faut donc regarder : une géométrie faite sur une pièce abîmée ne tient pas un mois.

      ## Le réglage

      Quatre cibles sur les roues, deux caméras, vingt mesures. Le parallélisme se corrige presque toujours ; le carrossage, selon les voitures. Vous recevez la feuille avant et après, en couleurs : le vert n’est pas une opinion.

      ## Le signe qui ne trompe pas

      Passez la main sur la bande de roulement, de l’extérieur vers l’intérieur puis dans l’autre sens. Si la gomme accroche comme une lime dans un sens et glisse dans l’autre, le parallélisme est en cause. Un pneu neuf peut être ruiné ainsi en cinq mille kilomètres : le réglage coûte moins cher que le pneu.

      ## Et les caméras ?

      Sur les voitures récentes, un changement d’angle impose de recalibrer l’aide au maintien de voie. Nos trois centres de [carrosserie](/services/carrosserie) sont équipés, et Mersch l’est pour les fourgons.

      Si le volant vibre au lieu de tirer, pensez plutôt à l’équilibrage : c’est l’affaire d’une pause-café.
    `),
    ],
  }),
  article('leasing-prive-trois-foyers-font-les-comptes', {
    seoTitle: 'Leasing privé : trois foyers comptent | Groupe Alzette',
    description:
      'Une infirmière, un couple de retraités, une famille de cinq : trois foyers comparent achat et leasing privé, sans conclure la même chose.',
    title: 'Acheter ou louer : trois foyers font leurs comptes',
    date: '2025-03-11',
    category: 'Conseils',
    intro: 'Nous leur avons donné la même grille à remplir. Aucun n’a choisi la même chose.',
    image: scene('documents', 14, 'Grille de calcul et tasse de café'),
    body: [
      text(`
      **Nadia, infirmière à Ettelbruck.** Quarante kilomètres par jour, horaires de nuit, pas envie de penser à l’entretien. Elle veut un montant fixe et une voiture qui démarre. Elle loue.

      **Jean et Margot, retraités à Remich.** Six mille kilomètres par an, garage fermé, voiture gardée douze ans. Sur cette durée, l’achat d’une occasion récente gagne largement. Ils achètent, comptant, une direction de huit mois.

      **Les Pereira, cinq à Differdange.** Deux voitures : une grande qui doit durer, une petite pour l’aîné. Ils financent la première, après avoir comparé le coût total de deux offres, et attendent pour la seconde.

      ## Ce qui les a surpris

      Nadia ne savait pas que les pneus d’hiver et leur garde étaient compris. Jean et Margot pensaient que leur âge poserait problème : non, mais leur faible kilométrage rendait le loyer peu intéressant. Les Pereira ont découvert qu’un taux plus bas sur une durée plus longue leur coûtait, au total, davantage.

      ## La grille

      Notez sur une ligne ce que vous payez aujourd’hui par an : dépréciation estimée, entretien, pneus, assurance, taxe, intérêts s’il y en a. Sur une autre, ce que le contrat comprend. Comparez la même durée et les mêmes kilomètres. Ajoutez enfin une ligne sans chiffre : ce que vaut pour vous de ne pas y penser.

      Les pages [leasing](/services/leasing) et [financement](/services/financement) expliquent chaque terme. Toute offre que nous remettons porte ses conditions complètes.
    `),
    ],
  }),
  article('autofestival-2025-venir-prepare', {
    seoTitle: 'Autofestival : venir préparé | Groupe Alzette',
    description:
      'Foule, remises, essais : nos conseils pour profiter de l’Autofestival 2025 sans acheter trop vite, et les heures calmes de nos concessions.',
    title: 'Autofestival 2025 : venez préparé, repartez tranquille',
    date: '2025-01-21',
    category: 'Groupe',
    intro:
      'De la fin janvier au début de février, tout le pays regarde des voitures. Voici comment en faire un bon moment.',
    image: scene('showroom', 18, 'Showroom décoré pour l’Autofestival'),
    body: [
      text(`
      L’Autofestival est une tradition luxembourgeoise : portes ouvertes, conditions particulières et vin chaud. On y fait de bonnes affaires, et quelques achats trop rapides. Trois conseils pour n’avoir que les premières.

      ## Avant

      Mesurez votre place de parking, notez vos kilomètres, listez ce qui vous agace dans votre voiture actuelle. Faites estimer celle-ci dès maintenant : vingt minutes au calme valent mieux qu’une heure un samedi.

      ## Pendant

      Les heures tranquilles : en semaine avant 11:00, et le dimanche à l’ouverture quand il y en a une. Demandez le **prix total**, livraison et préparation comprises, pour la voiture exacte, équipement par équipement. Une remise n’a de sens qu’à côté d’un prix.

      ## Après

      Dormez. Nos offres d’Autofestival sont valables jusqu’au soir du dernier jour, sans « seulement aujourd’hui ». Si l’essai était trop court, revenez : la voiture sera là.

      ## Essayer sous la neige

      Il y en aura peut-être. Nos voitures d’essai sont chaussées pour l’hiver et les parcours évitent les axes salés une heure plus tôt. Profitez-en : chauffage, dégivrage, visibilité, démarrage en côte, tout se juge mieux en janvier qu’en mai.

      ## Dans nos concessions

      Ateliers ouverts aux enfants à Belval, exposition d’utilitaires aménagés à Mersch, dégustation à Grevenmacher. Le programme complet est affiché dans chaque [concession](/concessions).
    `),
    ],
  }),
  article('bonnes-resolutions-pour-la-voiture', {
    seoTitle: 'Bonnes résolutions automobiles | Groupe Alzette',
    description:
      'Six résolutions faciles à tenir pour dépenser moins, rouler mieux et garder sa voiture plus longtemps, par nos chefs d’atelier.',
    title: 'Six bonnes résolutions, faciles à tenir',
    date: '2025-01-07',
    category: 'Conseils',
    intro: 'Nous avons demandé à six chefs d’atelier une seule résolution chacun. Aucune ne coûte plus de dix minutes.',
    image: scene('workshop', 30, 'Six chefs d’atelier autour d’une voiture'),
    body: [
      text(`
      - **Luxembourg, la pression.** Le premier samedi du mois, à froid. Trois dixièmes de bar manquants, c’est une usure prématurée et un plein de plus par an.
      - **Esch-sur-Alzette, le câble.** Déroulez-le entièrement avant de charger : enroulé, il chauffe. Et nettoyez les contacts une fois par saison, à sec.
      - **Mersch, le poids.** Videz le fourgon le vendredi. Quarante kilos oubliés voyagent toute l’année.
      - **Ettelbruck, le carnet.** Photographiez chaque facture. À la revente, un historique complet vaut plus qu’un lustrage.
      - **Grevenmacher, les vitres.** Dedans aussi : le film gras de la ventilation double les reflets la nuit.
      - **Marnach, la batterie de douze volts.** Après quatre hivers, faites-la tester. C’est gratuit, et c’est elle qui vous laisse à pied, même en électrique.

      ## Et la nôtre ?

      Répondre à chaque message le jour même, ou dire quand nous répondrons. Vous pouvez nous prendre au mot : [écrivez-nous](/contact). L’an dernier, la résolution était de ne plus jamais laisser une musique d’attente dépasser une minute ; elle a tenu jusqu’au premier gel.

      Bonne année sur les routes, et merci de votre confiance.
    `),
    ],
  }),
]
