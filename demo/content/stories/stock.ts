import { breadcrumbs, button, callToAction, card, cards, faq, figure, hero, question, text } from '../build/blocks'
import { link, stock } from '../build/links'
import { car, scene } from '../build/pictures'
import { page } from '../build/story'
import type { StoryDraft } from '../build/story'

const allModels = page('stock/tous-les-modeles', {
  name: 'Tous les modèles',
  title: 'Tous les modèles neufs | Groupe Alzette',
  description:
    'Citadines, breaks, SUV, monospaces et utilitaires : tous les modèles neufs des marques du Groupe Alzette, avec prix, autonomie et émissions.',
  image: scene('showroom', 14, 'Voitures neuves alignées dans un showroom'),
  edited: '2026-10-22',
  body: [
    breadcrumbs(['Accueil', '/'], ['Véhicules en stock', '/stock'], ['Tous les modèles', '/stock/tous-les-modeles']),
    hero(
      'Tous les modèles, marque par marque',
      'Le catalogue complet des voitures que nous pouvons commander pour vous, avec leurs valeurs officielles.',
      {
        buttons: [
          button('Ce qui est disponible tout de suite', '/stock/tous-les-modeles#liste'),
          button('Réserver un essai', '/reserver-un-essai', 'secondary'),
        ],
      },
    ),
    { component: 'model-list', title: 'Voitures particulières', category: 'passenger' },
    { component: 'model-list', title: 'Utilitaires', category: 'van' },
    text(`
      ## Neuf en stock ou sur commande ?

      Une voiture **en stock** est construite, souvent immatriculable dans la semaine, et son prix tient compte de l’équipement présent. Une voiture **sur commande** se choisit jusqu’à la couleur des surpiqûres, au prix d’une attente qui varie selon la marque et la saison. Nous indiquons un mois de livraison, puis une semaine, et vous prévenons à chaque changement.

      ## Comprendre les valeurs affichées

      Consommation et CO₂ proviennent du cycle WLTP, mesuré dans les mêmes conditions pour toutes les marques. Votre usage différera : le froid, l’autoroute et les charges lourdes augmentent la dépense, la ville l’augmente aussi, sauf en électrique. La classe énergétique permet de comparer d’un coup d’œil deux voitures de même taille.
    `),
  ],
})

const usedCentre = page('centre-de-vehicules-d-occasion', {
  name: 'Centre de véhicules d’occasion',
  title: 'Centre de véhicules d’occasion | Groupe Alzette',
  description:
    'Occasions contrôlées en 120 points, défauts photographiés, garantie douze mois et échange sous quatorze jours : le centre d’occasions du groupe.',
  image: car('skoda', 'estate', 'silver', 'Break d’occasion argenté sous un auvent', 'side', 51),
  edited: '2026-10-30',
  body: [
    breadcrumbs(['Accueil', '/'], ['Centre de véhicules d’occasion', '/centre-de-vehicules-d-occasion']),
    hero(
      'Une occasion sans zone d’ombre',
      'Ce que nous savons d’une voiture, vous le savez aussi. Le bon et le moins bon.',
      {
        image: car('skoda', 'estate', 'silver', 'Break d’occasion argenté sous un auvent', 'side', 51),
        figures: [
          figure('120', 'points de contrôle'),
          figure('12 mois', 'de garantie minimum'),
          figure('500 km', 'pour changer d’avis'),
        ],
        buttons: [
          button('Voir les occasions', '/centre-de-vehicules-d-occasion#liste'),
          button('Véhicules de direction', stock({ condition: 'demo' }), 'secondary'),
        ],
      },
    ),
    cards(
      3,
      [
        card(
          'Origine',
          'Carnet, factures, historique des contrôles techniques et des sinistres déclarés : un dossier par voiture, consultable avant l’essai.',
          { icon: 'file-text' },
        ),
        card(
          'Contrôle',
          'Cent vingt points, dont un essai de trente kilomètres. La feuille signée reste dans la boîte à gants.',
          { icon: 'clipboard-check' },
        ),
        card('Prix', 'Comparé chaque nuit au marché luxembourgeois. Pas de marchandage, donc pas de regret.', {
          icon: 'badge-check',
        }),
      ],
      { title: 'Notre méthode', tone: 'mist' },
    ),
    text(`
      ## Vendre ou faire reprendre la vôtre

      Venez sans nettoyer le coffre, cela ne change rien. L’expertise dure vingt minutes : mesure de l’épaisseur de peinture, lecture des calculateurs, essai. Vous repartez avec une offre écrite, valable sept jours, que vous achetiez ou non chez nous. Si un crédit court encore, nous le soldons directement auprès de la banque.

      ## Toute l’année à Ettelbruck

      Le plus grand choix est exposé à [Ettelbruck](/concessions/ettelbruck), sous abri et au sec : on peut ouvrir, s’asseoir et démarrer un jour de pluie. Une voiture vous plaît ailleurs ? Nous l’amenons en deux jours dans la concession de votre choix, gratuitement et sans engagement.
    `),
    faq('À propos de nos occasions', [
      question(
        'Vendez-vous aussi les voitures très kilométrées ?',
        'Oui, si elles sont saines, à prix réduit et avec leur dossier complet. Les autres partent chez des professionnels et ne figurent pas sur le site.',
      ),
      question(
        'Puis-je faire expertiser la voiture ailleurs ?',
        'Volontiers. Emmenez-la chez votre mécanicien pendant l’essai ; nous vous prêtons le rapport.',
      ),
    ]),
  ],
})

const chooseSite = page('home-page', {
  name: 'Choisir son site',
  title: 'Choisir son site | Groupe Alzette',
  description:
    'Luxembourg, Esch-sur-Alzette ou Mersch : choisissez la page de votre concession du Groupe Alzette, ses spécialités et ses services de proximité.',
  edited: '2026-10-07',
  body: [
    breadcrumbs(['Accueil', '/'], ['Choisir son site', '/home-page']),
    hero(
      'Laquelle est la vôtre ?',
      'Les trois plus grandes concessions ont leur propre page d’accueil ; les trois autres ont tout leur cœur dans leur fiche.',
    ),
    cards(3, [
      card('Luxembourg', 'La maison mère, ses soixante voitures exposées et sa carrosserie.', {
        image: scene('town', 11, 'Quartier de la Cloche d’Or'),
        to: '/home-page/luxembourg',
        linkLabel: 'Entrer',
      }),
      card('Esch-sur-Alzette', 'L’électrique et les premiers permis, au pied des hauts fourneaux.', {
        image: scene('town', 12, 'Hauts fourneaux de Belval'),
        to: '/home-page/esch-sur-alzette',
        linkLabel: 'Entrer',
      }),
      card('Mersch', 'Les utilitaires, la transformation et un atelier qui ouvre tôt.', {
        image: scene('town', 13, 'Zone du Mierscherbierg'),
        to: '/home-page/mersch',
        linkLabel: 'Entrer',
      }),
      card('Ettelbruck', 'Le grand choix d’occasions du Nord.', {
        to: '/concessions/ettelbruck',
        linkLabel: 'Voir la concession',
      }),
      card('Grevenmacher', 'La Moselle en trois langues.', {
        to: '/concessions/grevenmacher',
        linkLabel: 'Voir la concession',
      }),
      card('Marnach', 'Le plateau de l’Oesling et ses hivers.', {
        to: '/concessions/marnach',
        linkLabel: 'Voir la concession',
      }),
    ]),
    text(`
      ## Un stock commun, des équipes différentes

      Toutes les voitures du groupe sont visibles depuis chaque site : celle qui dort à Marnach peut être essayée à Luxembourg après-demain. L’entretien, la garantie et le gardiennage de pneus sont reconnus partout. Ce qui change, c’est le caractère du lieu, la spécialité de l’atelier et l’accent de l’accueil.
    `),
  ],
})

const alternativeHome = page('homepage', {
  name: 'Accueil des nouveaux visiteurs',
  title: 'Bienvenue au Groupe Alzette',
  description:
    'Première visite ? Trois chemins pour trouver une voiture, la faire entretenir ou équiper une entreprise, et tout ce que le site sait faire.',
  edited: '2026-09-29',
  body: [
    {
      component: 'hero-carousel',
      slides: [
        hero('Trouver une voiture', 'Des centaines de véhicules, des prix complets et des défauts photographiés.', {
          image: car('volvo', 'estate', 'blue', 'Break bleu de trois quarts', 'front', 71),
          buttons: [button('Parcourir le stock', '/stock')],
        }),
        hero('Faire entretenir la sienne', 'Un devis avant chaque geste, quelle que soit la marque.', {
          image: scene('workshop', 24, 'Technicienne devant une roue'),
          buttons: [button('Atelier et services', '/services')],
        }),
        hero('Équiper une entreprise', 'Du premier fourgon à la flotte entière, un seul interlocuteur.', {
          image: scene('fleet', 12, 'Trois fourgons devant un entrepôt'),
          buttons: [button('Solutions professionnelles', '/entreprise')],
          search: [{ component: 'stock-quick-search', variant: 'car-company', title: 'Pour votre entreprise' }],
        }),
      ],
    },
    text(`
      ## Ce que vous pouvez faire ici

      **Chercher** par marque, budget, énergie ou carrosserie, et choisir les prix à afficher : achat, leasing ou financement. **Comparer** jusqu’à six véhicules, différences seules si vous le souhaitez. **Garder** des favoris sans créer de compte. **Demander** un essai ou un montage de pneus, et en suivre la référence. **Lire** nos conseils, écrits par les personnes qui font le travail.

      ## Ce que nous ne faisons pas

      Nous ne vous demandons pas votre numéro pour montrer un prix. Nous ne relançons pas après une seule visite. Nous n’affichons pas de mensualité sans les conditions qui vont avec.
    `),
    { component: 'stock-quick-search', variant: 'default', title: 'Commencer par une recherche' },
    {
      component: 'stock-preview',
      title: 'SUV à moins de 30.000 €',
      count: 4,
      bodyStyle: 'suv',
      priceTo: 30_000,
      linkLabel: 'Tous les SUV à ce prix',
      to: link(stock({ bodyStyle: 'suv', priceMax: 30_000 })),
    },
    {
      component: 'newsletter',
      title: 'Nos arrivages et nos conseils, par e-mail',
      intro: 'Une lettre par mois : les voitures entrées en stock, un conseil d’atelier, les dates à retenir.',
    },
    callToAction('Vous connaissez déjà la maison ?', 'Alors allez droit au but.', [
      button('Page d’accueil', '/'),
      button('Choisir son site', '/home-page', 'secondary'),
    ]),
  ],
})

const newsOverview = page('news', {
  name: 'Actualités',
  title: 'Actualités et conseils automobiles | Groupe Alzette',
  description:
    'Conseils d’atelier, essais, mobilité électrique, fiscalité et vie du groupe : toutes les actualités du Groupe Alzette au Luxembourg.',
  edited: '2026-11-18',
  body: [
    breadcrumbs(['Accueil', '/'], ['Actualités', '/news']),
    hero(
      'Actualités',
      'Des conseils écrits à l’atelier, des essais sur nos routes et, de temps en temps, de nos nouvelles.',
    ),
    { component: 'article-overview' },
  ],
})

const utilityOverview = page('vehicules-utilitaires', {
  name: 'Véhicules utilitaires',
  title: 'Véhicules utilitaires au Luxembourg | Groupe Alzette',
  description:
    'Fourgonnettes, fourgons, pick-up et châssis-cabines neufs ou d’occasion, diesel ou électriques : la gamme utilitaire du Groupe Alzette.',
  image: scene('fleet', 12, 'Trois fourgons devant un entrepôt'),
  edited: '2026-09-17',
  body: [
    breadcrumbs(['Accueil', '/'], ['Véhicules utilitaires', '/vehicules-utilitaires']),
    hero(
      'De la fourgonnette au châssis-cabine',
      'Cinq marques en neuf, quatre en occasion, deux énergies, et un hall entier à Mersch pour les toucher.',
      {
        image: scene('fleet', 12, 'Trois fourgons devant un entrepôt'),
        buttons: [
          button('En stock', stock({ category: 'van' })),
          button('Se faire conseiller', '/entreprise/vehicules-utilitaires', 'secondary'),
        ],
      },
    ),
    cards(
      3,
      [
        card('Peugeot', 'Partner, Expert, Boxer.', {
          to: '/vehicules-utilitaires/peugeot-utilitaires',
          linkLabel: 'Voir la gamme',
        }),
        card('Citroën', 'Berlingo, Jumpy, Jumper.', {
          to: '/vehicules-utilitaires/citroen-utilitaires',
          linkLabel: 'Voir la gamme',
        }),
        card('Opel', 'Combo, Vivaro, Movano.', {
          to: '/vehicules-utilitaires/opel-utilitaires',
          linkLabel: 'Voir la gamme',
        }),
        card('Fiat', 'Doblò, Scudo, Ducato.', {
          to: '/vehicules-utilitaires/fiat-utilitaires',
          linkLabel: 'Voir la gamme',
        }),
        card('Renault', 'Kangoo, Trafic, Master.', {
          to: '/vehicules-utilitaires/renault-utilitaires',
          linkLabel: 'Voir la gamme',
        }),
        card('Ford', 'Transit Custom, en occasion.', {
          to: '/vehicules-utilitaires/ford-utilitaires',
          linkLabel: 'Voir les véhicules',
        }),
        card('Volkswagen', 'Transporter, en occasion.', {
          to: '/vehicules-utilitaires/volkswagen-utilitaires',
          linkLabel: 'Voir les véhicules',
        }),
        card('Iveco', 'Daily fourgon et châssis-cabine.', {
          to: '/vehicules-utilitaires/iveco-utilitaires',
          linkLabel: 'Voir les véhicules',
        }),
        card('Renault Trucks', 'Porteurs D et E-Tech D.', {
          to: '/vehicules-utilitaires/renault-trucks-utilitaires',
          linkLabel: 'Voir les véhicules',
        }),
        card('Transformation', 'Aménagements et carrosseries spéciales.', {
          to: '/entreprise/transformation-de-vehicules',
          linkLabel: 'Voir les réalisations',
        }),
      ],
      { title: 'Par marque' },
    ),
    { component: 'model-list', title: 'Tous les utilitaires', category: 'van' },
    text(`
      ## Neuf, direction ou occasion

      Un utilitaire neuf se configure, mais s’attend. Un véhicule de direction, quelques milliers de kilomètres au compteur, part souvent avec un aménagement de démonstration que vous pouvez garder. Une occasion, enfin, permet de commencer : nous la pesons, la révisons et affichons sa charge utile réelle.

      ## Payer à la mesure du chantier

      Achat, [leasing professionnel](/business-lease) ou crédit : le choix dépend de la durée d’usage et de la transformation prévue. Un aménagement lourd se finance mieux avec le véhicule ; un aménagement démontable peut vous survivre et mérite d’être acheté à part.
    `),
  ],
})

const utilityPicture = (id: string, name: string, seed: number) =>
  id === 'renault-trucks'
    ? car(id, 'chassis_truck', 'blue', `Porteur ${name} bleu`, 'side', seed)
    : car(id, 'panel_van', 'white', `Fourgon ${name} blanc`, 'side', seed)

const utilityBrand = (
  id: string,
  name: string,
  models: string,
  description: string,
  seed: number,
  prose: string,
): StoryDraft =>
  page(`vehicules-utilitaires/${id}-utilitaires`, {
    name: `${name} utilitaires`,
    title: `Utilitaires ${name} au Luxembourg | Groupe Alzette`,
    description,
    image: utilityPicture(id, name, seed),
    edited: '2026-09-17',
    body: [
      breadcrumbs(
        ['Accueil', '/'],
        ['Véhicules utilitaires', '/vehicules-utilitaires'],
        [name, `/vehicules-utilitaires/${id}-utilitaires`],
      ),
      hero(`Les utilitaires ${name}`, models, {
        image: utilityPicture(id, name, seed),
        buttons: [
          button(`${name} en stock`, `${stock({ category: 'van' })}&brand=${id}`),
          button(`La marque ${name}`, `/${id}`, 'secondary'),
        ],
      }),
      { component: 'model-list', title: `La gamme ${name}`, brand: id, category: 'van' },
      text(prose),
    ],
  })

const utilities = (): StoryDraft[] => [
  utilityBrand(
    'peugeot',
    'Peugeot',
    'Partner, Expert, Boxer : trois tailles, une même planche de bord à apprendre.',
    'Peugeot Partner, Expert et Boxer au Luxembourg : volumes, charges utiles, versions électriques et aménagements sur mesure à Mersch.',
    81,
    `
    ## Le Partner en tournée

    La trappe ouverte dans la cloison laisse passer une échelle de trois mètres sans toucher au pare-brise. En électrique, le volume de chargement reste intact, la batterie étant logée sous le plancher. Nos clients livreurs font cent vingt kilomètres par jour et rentrent avec une marge confortable, chauffage compris.

    ## L’Expert, le passe-partout

    Haut de moins d’un mètre quatre-vingt-quinze dans la plupart des versions, il descend dans les parkings souterrains où les autres renoncent. La cabine à six places convient aux équipes de pose ; commandez-la avec le plancher bois, plus simple à remplacer.

    ## Le Boxer pour le volume

    Quatre longueurs, trois hauteurs et une base courante de carrosserie : benne, frigo, nacelle. Nous avons les cotes de chacun en stock, sur papier et au sol, tracées à la craie.
  `,
  ),
  utilityBrand(
    'citroen',
    'Citroën',
    'Berlingo, Jumpy, Jumper : la douceur, même à pleine charge.',
    'Citroën Berlingo, Jumpy et Jumper au Luxembourg : fourgons confortables, diesel ou électriques, disponibles en stock ou sur commande.',
    82,
    `
    ## Travailler assis

    Un livreur monte et descend quatre-vingts fois par jour. Le seuil du Berlingo est bas, son siège épais et sa troisième place se rabat en table. Ce sont de petites choses, que le dos additionne. Prenez-le une journée entière plutôt qu’une heure : nous le prêtons avec plaisir.

    ## Jumpy : deux longueurs, une silhouette

    La version courte se gare comme une compacte ; la longue avale des plaques de plâtre debout. Les deux peuvent tracter, ce qui sauve parfois l’achat d’un fourgon plus grand.

    ## Jumper et métiers lourds

    Plateau, caisse à hayon, double cabine : le châssis du Jumper se prête à tout. Pour les communes du pays, nous avons livré des balayeuses, des bibliobus et une friterie ambulante. La plus demandée reste la benne avec coffre à outils, que notre [bureau d’études](/entreprise/transformation-de-vehicules) connaît par cœur.
  `,
  ),
  utilityBrand(
    'opel',
    'Opel',
    'Combo, Vivaro, Movano : clairs, costauds, sans chichis.',
    'Opel Combo, Vivaro et Movano au Luxembourg : charge, autonomie électrique et phares matriciels pour les journées longues d’hiver.',
    83,
    `
    ## La lumière au travail

    Depuis sa dernière évolution, le Combo peut recevoir des phares matriciels, rares sur une fourgonnette. Un dépanneur de chauffage de Wiltz nous a dit les avoir rentabilisés en un hiver : il lit les numéros des maisons.

    ## Vivaro électrique, deux batteries

    La plus petite suffit à la ville et à ses abords, et préserve la charge utile. La grande permet un aller et retour à Trèves, Arlon ou Metz avec de la réserve. Dites-nous où le véhicule passera la nuit, car la puissance disponible au dépôt compte autant que la capacité.

    ## Movano, pour commencer grand

    Avec ses treize à dix-sept mètres cubes, il remplace deux tournées. Attention au permis et au poids : chargé de palettes mal réparties, il dépasse l’essieu avant la masse totale. Nos [conseils de choix](/entreprise/vehicules-utilitaires) détaillent le calcul.
  `,
  ),
  utilityBrand(
    'fiat',
    'Fiat',
    'Doblò, Scudo, Ducato : les compagnons des métiers qui bougent.',
    'Fiat Doblò, Scudo et Ducato au Luxembourg : fourgons, châssis pour carrossiers et bases de camping-car, avec atelier adapté à Mersch.',
    84,
    `
    ## Ducato, la base universelle

    Avant d’être un fourgon, c’est un châssis que les carrossiers d’Europe connaissent à la vis près. Cela se voit au nombre d’équipements disponibles, et au prix des pièces. Notre hall reçoit les versions surélevées, y compris les camping-cars, pour l’entretien et le contrôle d’étanchéité.

    ## Scudo, la taille juste

    Cinq ou six mètres cubes, une tonne et plus de charge selon la version, deux portes coulissantes : un plombier, un fleuriste ou un photographe y trouvent leur compte. En électrique, il est silencieux au point qu’une boulangerie d’Echternach livre désormais à cinq heures sans réveiller la rue.

    ## Doblò, le premier fourgon

    Beaucoup d’indépendants commencent avec lui. Choisissez les rails d’arrimage et le second siège passager, laissez le reste au catalogue : c’est la configuration qui se revend le mieux, d’après nos propres reprises.
  `,
  ),
  utilityBrand(
    'renault',
    'Renault',
    'Kangoo, Trafic, Master : la famille qui a inventé la portière large.',
    'Renault Kangoo, Trafic et Master au Luxembourg : portes extra-larges, Master électrique, disponibilités en stock et transformations locales.',
    85,
    `
    ## Kangoo, sésame

    Sans montant central du côté droit, selon la version, l’ouverture latérale dépasse un mètre quarante : on y fait glisser un lave-linge debout. La galerie intérieure escamotable garde les échelles au sec et à portée de main.

    ## Trafic, le bureau roulant

    L’écran, la tablette dans le dossier central et les prises de la cabine en font un vrai poste de travail entre deux clients. Pour le transport de personnes, la version vitrée à neuf places se loue aussi à la semaine.

    ## Master, profilé

    La dernière génération a été dessinée en soufflerie : moins de traînée, donc moins de carburant ou plus d’autonomie. L’électrique se charge vite et accepte les équipements frigorifiques sur sa propre batterie. À essayer chargé, sur la montée de Marnach ; nous avons des sacs de sable pour cela.
  `,
  ),
  utilityBrand(
    'ford',
    'Ford',
    'Transit Custom et ses frères : l’occasion préférée des corps de métier.',
    'Utilitaires Ford d’occasion au Luxembourg : Transit Custom et Ranger révisés, pesés, avec charge utile réelle et aménagement possible.',
    86,
    `
    ## Transit Custom, valeur sûre

    Sa cabine se conduit comme une voiture, son plancher accepte trois europalettes en version longue, et l’on trouve ses pièces partout. Sur les moteurs diesel à courroie baignant dans l’huile, nous exigeons la preuve des vidanges ; sans elle, nous remplaçons avant de vendre, ou nous ne vendons pas.

    ## Une seconde vie

    Un fourgon de menuisier arrive rarement beau. Portes recalées, seuils protégés, contreplaqué neuf : notre atelier lui rend une journée de travail de plus par semaine. L’annonce montre l’avant et l’après.
  `,
  ),
  utilityBrand(
    'volkswagen',
    'Volkswagen',
    'Transporter, Caddy : les fourgons que l’on garde, ou que l’on retrouve d’occasion.',
    'Utilitaires Volkswagen d’occasion au Luxembourg : Transporter contrôlés sur pont, historique d’entreprise et garantie de douze mois.',
    87,
    `
    ## Transporter, l’éternel

    Peu de fourgons décotent si lentement. Il faut donc payer l’état et non la réputation : boîte à double embrayage vidangée, filtre à particules sain, attelage déclaré. Nos exemplaires viennent surtout de services techniques communaux, où chaque plein est noté dans un cahier.

    ## Vers le camping-car ?

    Beaucoup d’acheteurs le destinent aux week-ends. Nous vérifions la charge restante après aménagement et la possibilité d’homologuer des sièges supplémentaires, avant la première planche. L’expérience du bureau d’études évite de devoir démonter un lit superbe mais illégal.
  `,
  ),
  utilityBrand(
    'iveco',
    'Iveco',
    'Daily fourgon et châssis-cabine : quand la charge revient tous les matins.',
    'Iveco Daily utilitaires au Luxembourg : fourgons de douze mètres cubes et châssis de 3,5 à 7,2 tonnes, prêts à carrosser à Mersch.',
    88,
    `
    ## Choisir le tonnage

    De trois tonnes et demie à un peu plus de sept, le même Daily change de métier, de permis et de péage. Nous partons de la masse réelle transportée, relevée sur trois jours chez vous, puis nous ajoutons un dixième. C’est presque toujours assez, et souvent moins que ce que l’on imaginait.

    ## Roues jumelées ou simples

    À l’arrière, les roues jumelées stabilisent une benne et supportent une crevaison ; elles coûtent deux pneus de plus et de la largeur. Sur les chantiers étroits du centre, la monte simple reste préférable. On peut venir essayer les deux, chargés de gravier.
  `,
  ),
  utilityBrand(
    'renault-trucks',
    'Renault Trucks',
    'Porteurs D et E-Tech D : la livraison en ville, au-dessus de la camionnette.',
    'Porteurs Renault Trucks au Luxembourg : diesel ou électrique, caisse, hayon ou frigo, inspectés sur fosse et livrés avec formation.',
    89,
    `
    ## Quand la camionnette ne suffit plus

    Deux tournées par jour avec un fourgon plein coûtent davantage qu’une seule avec un porteur, chauffeur compris. Le point de bascule se situe autour de huit palettes quotidiennes. Nous faisons le calcul avec vos bons de livraison, péages et fenêtres horaires inclus.

    ## Former avant de livrer

    Chaque porteur est remis avec une demi-journée de formation : angles morts, hayon, arrimage, conduite souple. Pour l’électrique s’y ajoute la lecture de la consommation par étape. Les entreprises qui gèrent plusieurs camions trouveront un suivi mensuel auprès de la [gestion de flotte](/entreprise/gestion-de-flotte).
  `,
  ),
]

/** Stock, used cars, utility ranges, entrances and the list of news. */
export const stockPages = (): StoryDraft[] => [
  allModels,
  usedCentre,
  chooseSite,
  alternativeHome,
  newsOverview,
  utilityOverview,
  ...utilities(),
]
