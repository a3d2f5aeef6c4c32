import { button, callToAction, text } from '../build/blocks'
import { stock } from '../build/links'
import { car, scene } from '../build/pictures'
import { article } from '../build/story'
import type { StoryDraft } from '../build/story'

/** News of 2026, newest first. */
export const news2026 = (): StoryDraft[] => [
  article('prime-a-l-electrique-ce-qui-change-au-1er-janvier', {
    seoTitle: 'Prime à l’électrique : préparer 2027 | Groupe Alzette',
    description:
      'Aides à l’achat d’une voiture électrique au Luxembourg : quelles dates comptent, quels documents réunir et où vérifier les règles en vigueur.',
    title: 'Prime à l’électrique : ce qui change au 1er janvier',
    date: '2026-11-18',
    category: 'Électrique',
    intro:
      'Dates de commande, délais de demande, pièces à joindre : notre équipe résume comment préparer un dossier, et où vérifier les montants.',
    image: car('mg', 'hatchback', 'orange', 'Roue et passage de roue d’une compacte orange', 'wheel', 4),
    body: [
      text(`
        Chaque fin d’année, la même question revient au comptoir : faut-il commander avant ou après le réveillon ? La réponse tient à un mot, la **date de commande**. Au Luxembourg, les aides à l’achat sont fixées par règlement grand-ducal pour des périodes définies, et c’est en général le contrat signé qui détermine la règle applicable, puis la première immatriculation qui doit intervenir dans un délai donné.

        ## Ce que nous pouvons affirmer, et ce que nous ne pouvons pas

        Nous ne sommes pas l’autorité. Les montants, les plafonds et les critères de consommation électrique évoluent ; seule la page consacrée aux aides sur [guichet.lu](https://guichet.public.lu) fait foi. À titre d’exemple, les régimes récents ont distingué les voitures selon leur consommation officielle et prévu des règles propres aux véhicules loués. Ne comptez pas dans votre budget une somme que vous n’avez pas lue noir sur blanc.

        ## Quatre pièces à préparer

        1. Le contrat de vente ou de leasing daté et signé.
        2. La facture acquittée, ou le contrat de leasing avec sa durée.
        3. Le certificat d’immatriculation.
        4. Un relevé d’identité bancaire au nom du demandeur.

        Nos conseillers remettent ces documents dans l’ordre du formulaire. La demande, elle, reste la vôtre : déposez-la dès l’immatriculation, car un dossier tardif est un dossier perdu.

        ## Et pour une occasion, ou un leasing ?

        Les véhicules loués suivent des règles qui leur sont propres : durée minimale du contrat, identité du demandeur, sort de l’aide en cas de restitution anticipée. Pour les électriques d’occasion, vérifiez d’abord si une aide existe à la date de votre achat et si une première aide a déjà été versée pour la même voiture. Nous indiquons sur demande la date de première immatriculation et le pays d’origine de chacune.

        ## Notre conseil

        Choisissez la voiture comme si l’aide n’existait pas. Si le calcul tient, la prime sera une bonne nouvelle ; s’il ne tient que grâce à elle, prenez une taille au-dessous, une batterie plus petite, ou une année de plus.
      `),
      callToAction(
        'Des électriques disponibles tout de suite',
        'Déjà construites, livrables avant la fin de l’année selon les stocks.',
        [button('Voir les électriques', stock({ fuel: 'electric' }))],
      ),
    ],
  }),
  article('pneus-d-hiver-reservez-votre-creneau', {
    seoTitle: 'Pneus d’hiver : réservez à temps | Groupe Alzette',
    description:
      'Au Luxembourg, les pneus d’hiver sont liés aux conditions et non au calendrier. Quand venir, que vérifier, et pourquoi novembre est trop tard.',
    title: 'Pneus d’hiver : réservez votre créneau avant les premières gelées',
    date: '2026-11-12',
    category: 'Entretien',
    author: 'Fabienne Reuter',
    intro:
      'La loi parle de conditions, le thermomètre parle de sept degrés, et notre planning parle de la semaine prochaine.',
    image: scene('tyres', 2, 'Roues d’hiver rangées sur un rayonnage'),
    body: [
      text(`
      Il a gelé à Marnach dans la nuit de lundi. Mardi à 8:00, le téléphone de l’atelier comptait quarante appels. C’est ainsi tous les ans, et c’est évitable.

      ## Ce que dit la règle

      Le Code de la route impose des pneus d’hiver **lorsque les conditions sont hivernales** : givre, verglas, neige tassée ou fondante, plaques de glace. Il n’y a donc pas de date magique. Un matin de mai peut être concerné, un après-midi de janvier ne pas l’être. La responsabilité en cas d’accident, elle, l’est toujours.

      ## Pourquoi sept degrés

      En dessous, la gomme d’un pneu d’été durcit et le freinage s’allonge, même sur route sèche. Au-dessus de quinze, c’est le pneu d’hiver qui s’use et flotte. Entre les deux s’étend la bonne saison pour changer : d’octobre à la mi-novembre.

      ## Trois vérifications chez vous

      - La profondeur : une pièce de deux euros dont l’anneau doré disparaît dans la sculpture indique environ quatre millimètres.
      - L’âge : quatre chiffres sur le flanc, semaine puis année. Au-delà de huit ans, remplacez.
      - Le sens de montage : une flèche qui pointe vers l’avant.

      ## Et les quatre saisons ?

      Ils portent le même flocon et sont donc admis. Sur une petite voiture qui roule surtout en ville, ils évitent deux rendez-vous par an. Ils freinent un peu moins bien que les pneus d’hiver sur la neige, un peu moins bien que les pneus d’été sur l’asphalte chaud, et s’usent toute l’année : le calcul n’est favorable qu’en dessous de douze à quinze mille kilomètres.

      ## Si vous partez à la montagne

      L’Autriche, l’Allemagne, la France et la Suisse ont chacune leurs périodes et leurs panneaux. Emportez des chaînes à la bonne dimension et montez-les une fois, au sec, dans votre allée. La deuxième fois, il neigera.

      Il reste des places à [Grevenmacher et Marnach](/formulaires/prise-de-rendez-vous-pneus-roues) cette semaine, et le samedi matin à Luxembourg.
    `),
    ],
  }),
  article('essai-mg4-sept-jours-entre-esch-et-marnach', {
    seoTitle: 'Essai : sept jours en MG4 | Groupe Alzette',
    description:
      'Sept jours, six concessions, de la pluie et un plateau à cinq cents mètres : consommation et charge de la MG4 mesurées sur nos routes.',
    title: 'Essai longue durée : sept jours en MG4 entre Esch et Marnach',
    date: '2026-11-04',
    category: 'Modèles',
    author: 'Tessy Faber',
    brand: 'mg',
    intro:
      'Nous avons confié la MG4 à Pierre Schmitz, convoyeur depuis quarante ans. Il n’avait jamais rechargé une voiture.',
    image: car('mg', 'hatchback', 'orange', 'Compacte électrique orange vue de côté', 'side', 4),
    body: [
      text(`
      **Lundi, Esch-sur-Alzette.** Départ avec 100 %. Embouteillage sur l’A4, chauffage à vingt degrés. Pierre note : « On n’entend que la pluie. » Consommation de la journée : 14,8 kWh aux cent kilomètres, en roulant comme d’habitude.

      **Mardi, Luxembourg.** Onze courses en ville, trois parkings souterrains. La conduite à une pédale l’amuse, la caméra arrière moins, salie par l’averse. 13,1 kWh.

      **Mercredi, Grevenmacher.** L’autoroute de Trèves à 130, vent de face : 21,4 kWh. Le chiffre que personne n’affiche, le voici.

      **Jeudi, Ettelbruck et Mersch.** Première charge rapide. De 12 à 80 % en un peu plus d’une demi-heure, le temps d’un bouneschlupp. Pierre reconnaît qu’il aurait mangé de toute façon.

      **Vendredi, Marnach.** Deux degrés, brouillard, montée de Hosingen. L’autonomie prévue baisse plus vite que la route ne monte, puis se refait en descendant. 17,9 kWh, chauffage compris.

      **Samedi et dimanche.** Prise domestique renforcée, douze heures de charge lente. Petits-enfants, marché, forêt.

      ## Le bilan

      792 km, 16,9 kWh de moyenne, deux charges publiques. Ce sont nos mesures, non des valeurs officielles ; celles du cycle WLTP figurent sur la [page de la marque](/mg). Ce que Pierre en retient : « Je m’arrête moins que je ne pensais, et je m’énerve moins aussi. » La voiture est à l’essai dans les six concessions.
    `),
    ],
  }),
  article('atelier-de-mersch-double-ses-postes-de-recharge', {
    seoTitle: 'Mersch double ses postes de recharge | Groupe Alzette',
    description:
      'Vingt-quatre points de charge, une batterie tampon et un toit solaire : à Mersch, chaque véhicule électrique repart désormais plein.',
    title: 'L’atelier de Mersch double ses postes de recharge',
    date: '2026-10-27',
    category: 'Groupe',
    intro: 'De douze à vingt-quatre points de charge : la fin des câbles qui traversent la cour.',
    image: scene('charging', 3, 'Fourgons électriques en charge sous un auvent solaire'),
    body: [
      text(`
      Les fourgons électriques représentent un tiers des entrées en atelier à Mersch. Il en arrive dix le soir, il doit en repartir dix le matin, chargés. Depuis cette semaine, c’est possible sans gymnastique.

      ## Ce qui a été installé

      Douze nouveaux points de 22 kW sous un auvent solaire, et deux bornes rapides accessibles au public. Une batterie stationnaire, faite de modules retirés de véhicules accidentés, lisse la demande : le raccordement au réseau n’a pas eu besoin d’être renforcé.

      ## Pour vous

      Tout véhicule électrique confié à l’atelier est rendu à 80 % au moins, sans supplément. Les bornes rapides fonctionnent jour et nuit, avec les cartes usuelles ou par carte bancaire ; le prix par kilowattheure est affiché avant la charge.

      ## Ce que cela change à l’atelier

      Jusqu’ici, un technicien passait une heure par jour à déplacer des véhicules. Le planning de charge est désormais relié à celui des rendez-vous : une camionnette attendue à 6:30 le lendemain est servie avant une voiture qui repart à midi. Les conducteurs reçoivent un message quand le niveau convenu est atteint. Si le départ est avancé, un simple appel à la réception fait remonter le véhicule dans la file.

      ## Pour les voisins

      Un matin par mois, l’équipe ouvre le local technique aux écoles et aux entreprises de la zone. On y voit ce que deviennent les batteries après la voiture, et combien produit un toit plat en novembre : peu, mais pas rien. Les inscriptions se prennent à l’accueil de [Mersch](/home-page/mersch).
    `),
    ],
  }),
  article('acheter-une-occasion-la-recette', {
    seoTitle: 'Acheter une occasion : la recette | Groupe Alzette',
    description:
      'Ingrédients, préparation, cuisson : notre recette en huit étapes pour acheter une voiture d’occasion au Luxembourg sans mauvaise surprise.',
    title: 'La recette d’une bonne occasion',
    date: '2026-10-08',
    category: 'Conseils',
    intro: 'Préparation : deux semaines. Difficulté : moyenne. Pour quatre personnes et un coffre.',
    image: car('skoda', 'estate', 'silver', 'Break argenté, hayon ouvert', 'boot', 51),
    body: [
      text(`
      ## Ingrédients

      - Un budget, frais compris : assurance, taxe, pneus de la saison suivante.
      - Trois trajets types, notés sur papier.
      - Une lampe de poche, un chiffon, une personne qui n’aime pas les voitures.

      ## Préparation

      1. **Réduisez.** De vingt annonces à trois, en éliminant celles dont le carnet est flou.
      2. **Lisez la fin.** Les défauts se cachent au bas des descriptions. S’il n’y en a aucun, demandez.
      3. **Venez à froid.** Un moteur déjà chaud à votre arrivée cache peut-être un démarrage difficile.
      4. **Regardez dessous.** Huile, corrosion, échappement : la lampe sert à cela.
      5. **Comparez les pneus.** Quatre marques différentes racontent une histoire d’économies.
      6. **Roulez trente minutes**, dont dix sans parler.
      7. **Vérifiez les papiers** : châssis, clés, rappels, contrôle technique, certificat de conformité.
      8. **Laissez reposer** une nuit. Une bonne affaire supporte l’attente.

      ## Les erreurs qui font tourner la sauce

      Acheter la couleur. Oublier de lire la date des pneus. Croire qu’un faible kilométrage est toujours une qualité : une voiture de six ans qui n’a roulé que dix mille kilomètres a connu surtout des moteurs froids, des freins humides et une batterie à plat. Négocier une réparation « plus tard » plutôt qu’avant la remise des clés. Enfin, payer en espèces une somme que l’on n’oserait pas perdre.

      ## Au moment de servir

      La personne qui n’aime pas les voitures donne son avis en dernier. Elle a souvent vu ce que vous ne vouliez pas voir. Chez nous, la plupart de ces étapes sont déjà documentées sur la page du véhicule ; le [centre d’occasions](/centre-de-vehicules-d-occasion) explique comment. Refaites-les quand même.
    `),
    ],
  }),
  article('rentree-des-apprentis-2026', {
    seoTitle: 'Vingt-six apprentis en 2026 | Groupe Alzette',
    description:
      'Mécatronique, carrosserie, vente, logistique : vingt-six apprentis rejoignent le Groupe Alzette. Portrait de Lynn, deuxième année à Grevenmacher.',
    title: 'Vingt-six apprentis, et Lynn qui leur montre le chemin',
    date: '2026-09-15',
    category: 'Groupe',
    intro: 'Elle est en deuxième année et parle déjà comme son tuteur. Rencontre à Grevenmacher, un lundi de rentrée.',
    image: scene('portrait', 5, 'Portrait de Lynn Kieffer'),
    body: [
      text(`
      Lynn Kieffer a dix-neuf ans, une clé dynamométrique à son nom et une opinion sur les câbles de frein à main. Ce matin, elle fait visiter l’atelier à cinq nouveaux. « Là, c’est le pont qui penche. Il ne penche pas, mais tout le monde le dit. »

      ## D’un stage à un métier

      Elle voulait devenir vétérinaire. Un stage de troisième, choisi parce que le bus s’arrêtait devant, l’a fait changer d’avis. « Un chien, tu ne peux pas lire ses codes défaut. » Elle a passé un an en voie préparatoire, puis signé son contrat d’apprentissage en mécatronique.

      ## Ce qu’on lui a appris d’abord

      À ranger. À décrire un bruit sans l’imiter. À dire « je ne sais pas ». Son tuteur, Guy Hoffmann, ne corrige qu’à la fin : « Si je parle trop tôt, elle apprend ma façon de voir, pas la sienne. »

      ## Une journée

      Sept heures et demie, café, lecture des ordres de réparation. Lynn prend deux entretiens et un bruit. Les entretiens sont faits avant dix heures ; le bruit l’occupe jusqu’à trois. C’était une pièce de deux centimes coincée dans une gaine de ventilation. « J’ai tout démonté pour deux centimes. Le client a ri, Guy aussi. Moi, le soir. »

      ## Cette année dans le groupe

      Vingt-six apprentis, onze filles, quatre métiers, six sites. La fondation créée pour les soixante-dix ans paie l’outillage et le permis de conduire de ceux qui en ont besoin. Les prochaines journées d’observation ont lieu pendant les vacances de la Toussaint ; on s’inscrit par la page [carrières](/carrieres).
    `),
    ],
  }),
  article('avantage-en-nature-choisir-sa-voiture-de-fonction', {
    seoTitle: 'Voiture de fonction : bien choisir | Groupe Alzette',
    description:
      'Avantage en nature, recharge à domicile, usage privé : les questions à poser à votre employeur et à votre fiduciaire avant de choisir.',
    title: 'Voiture de fonction : les bonnes questions avant de choisir',
    date: '2026-08-25',
    category: 'Entreprises',
    intro: 'La plus belle voiture de la liste n’est pas toujours celle qui laisse le plus sur la fiche de salaire.',
    image: scene('fleet', 4, 'Clés de voitures de fonction sur un tableau'),
    body: [
      text(`
      Une voiture mise à disposition par l’employeur et utilisée aussi le week-end constitue un **avantage en nature**, imposé comme un salaire. Au Luxembourg, sa valeur se calcule d’ordinaire à partir du prix du véhicule neuf et d’un pourcentage qui dépend de la motorisation et de la date d’immatriculation. Les barèmes ont changé plusieurs fois ces dernières années : l’Administration des contributions directes publie celui qui vous concerne.

      ## Cinq questions à votre employeur

      1. Quel prix est retenu, remise comprise ou non ?
      2. Ma participation personnelle est-elle déduite ?
      3. Qui paie l’électricité chargée à la maison, et sur quelle mesure ?
      4. Que se passe-t-il si je change de poste ou de pays de résidence ?
      5. Puis-je racheter la voiture au terme ?

      ## L’électrique change le calcul, pas la méthode

      Les barèmes récents favorisent les motorisations sans émissions, mais la part du prix neuf reste déterminante : une grande électrique bien équipée peut peser davantage qu’une compacte hybride. Demandez aussi comment la recharge à domicile est remboursée. Un compteur séparé, relevé une fois par mois, évite bien des discussions.

      ## Un exemple de raisonnement

      Comparez deux voitures sur **votre** fiche de salaire, pas sur le catalogue. La différence de prix neuf, multipliée par le pourcentage mensuel, donne l’écart imposable. Il arrive qu’une électrique plus chère coûte moins au conducteur ; il arrive aussi que non.

      Nous fournissons aux [flottes](/entreprise/gestion-de-flotte) une simulation par conducteur, relue par leur fiduciaire. Cet article ne remplace pas son conseil.
    `),
    ],
  }),
  article('vacances-huit-verifications-avant-le-depart', {
    seoTitle: 'Vacances : huit vérifications | Groupe Alzette',
    description:
      'Pression, charge, vignettes, gilets, recharge à l’étranger : huit vérifications d’un quart d’heure avant de quitter le Luxembourg en voiture.',
    title: 'Départ en vacances : huit vérifications en un quart d’heure',
    date: '2026-07-07',
    category: 'Conseils',
    intro: 'Le congé collectif approche, les coffres de toit sortent des caves. Un quart d’heure suffit.',
    image: car('opel', 'estate', 'blue', 'Break bleu chargé, vu de l’arrière', 'rear_side', 61),
    body: [
      text(`
      1. **Pression à froid**, valeur « pleine charge » de l’étiquette de portière. Cinq passagers et un coffre de toit, ce n’est pas la valeur de tous les jours.
      2. **Roue de secours ou kit** : périmé ? La bombe a une date.
      3. **Charge** : le lourd au fond, contre le dossier. Rien sur la plage arrière, pas même un livre.
      4. **Coffre de toit** : serrage après cinquante kilomètres. Vitesse limitée par la notice, pas par l’humeur.
      5. **Gilets et triangle** : un gilet par personne, dans l’habitacle.
      6. **Vignettes et zones urbaines** : Suisse, Autriche, Allemagne, France, chaque pays a les siennes. Commandez avant, c’est moins cher.
      7. **Recharge** : en électrique, deux cartes valent mieux qu’une, et la deuxième borne de la liste vaut mieux que la première un 1er août.
      8. **Climatisation** : si elle sent, le filtre d’habitacle est plein. Dix minutes au comptoir.

      ## Le soir d’avant

      Garez la voiture chargée sur une place plate et regardez-la de côté. Si l’arrière s’affaisse nettement, retirez quelque chose ou répartissez mieux. Réglez ensuite la hauteur des phares : c’est une molette, à gauche du volant le plus souvent, et personne n’y pense. Gardez à portée de main l’eau, les chargeurs et le constat amiable, et imprimez l’adresse de l’arrivée, au cas où le téléphone chaufferait.

      ## Et le chien ?

      Harnais ou caisse, jamais sur les genoux. Le [comptoir des accessoires](/services/vente-de-pieces-et-accessoires) loue caisses, barres et coffres à la semaine ; il en reste peu en juillet.

      Si un voyant s’allume en route, photographiez-le et envoyez-nous l’image : nos réceptionnaires disent en cinq minutes s’il faut s’arrêter.
    `),
    ],
  }),
  article('un-soir-de-cinema-en-voiture-a-belval', {
    seoTitle: 'Cinéma en voiture à Belval | Groupe Alzette',
    description:
      'Cent vingt voitures, un écran entre les hauts fourneaux et un lapin très patient : retour sur la soirée de cinéma en plein air de Belval.',
    title: 'Un soir de cinéma en voiture à Belval',
    date: '2026-06-23',
    category: 'Groupe',
    intro: 'La veille de la fête nationale se passait cette année pare-brise contre étoiles.',
    image: scene('town', 31, 'Écran de cinéma en plein air entre les hauts fourneaux'),
    body: [
      text(`
        Cent vingt voitures, trois cent dix spectateurs, une seule alarme déclenchée par erreur. Lundi soir, le parking de la concession d’Esch s’est transformé en salle de cinéma.

        ## Le programme

        Pour les enfants, *Big Buck Bunny*, le court métrage libre de la Fondation Blender, dont voici la vidéo : elle appartient à tout le monde, ou presque, sous licence Creative Commons. Pour les grands, des images d’amateurs tournées dans les rues d’Esch entre 1958 et 1974, prêtées par des familles du quartier.
      `),
      {
        component: 'embedded-video',
        title: 'Big Buck Bunny, court métrage libre (Fondation Blender)',
        url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
        poster: scene('town', 32, 'Spectateurs dans leurs voitures au crépuscule'),
      },
      text(`
        ## La technique

        Le son passait par la radio des voitures, sur une fréquence autorisée pour la soirée. Les électriques ont pu laisser chauffage et écran allumés sans fumée ; pour les autres, des couvertures étaient prêtées à l’entrée. La billetterie, au profit de la fondation des apprentis, a réuni 4.215 €.

        Rendez-vous l’été prochain, à [Mersch](/home-page/mersch) cette fois, si le hall des fourgons accepte de servir d’écran.
      `),
    ],
  }),
  article('controle-technique-les-dix-defauts-les-plus-frequents', {
    seoTitle: 'Contrôle technique : dix défauts | Groupe Alzette',
    description:
      'Feux, pneus, freins, pare-brise : les dix défauts que nous corrigeons le plus souvent avant un contrôle technique, et ceux que vous pouvez voir.',
    title: 'Contrôle technique : les dix défauts que nous voyons le plus',
    date: '2026-05-19',
    category: 'Entretien',
    author: 'Fabienne Reuter',
    intro: 'Six sur dix se repèrent sans outil, dans votre garage, avec un voisin pour appuyer sur la pédale.',
    image: scene('workshop', 26, 'Contrôle de l’éclairage d’une voiture'),
    body: [
      text(`
      Nous présentons chaque année quelque trois mille voitures aux centres agréés. Voici, dans l’ordre, ce que nos techniciens corrigent avant d’y aller.

      1. Un feu éteint, le plus souvent celui de la plaque.
      2. Des pneus usés sur le bord intérieur, invisible de face.
      3. Un réglage de phares trop haut.
      4. Des disques de frein corrodés sur les voitures qui roulent peu, ou sur les électriques qui freinent surtout au moteur.
      5. Un impact de pare-brise dans le champ du conducteur.
      6. Une rotule de direction fatiguée.
      7. Des balais d’essuie-glace fendus.
      8. Une fuite d’huile ancienne, jamais nettoyée.
      9. Un voyant allumé, parfois depuis si longtemps qu’on ne le voit plus.
      10. Un triangle introuvable.

      ## Quand y aller ?

      En règle générale, une voiture particulière est contrôlée avant ses quatre ans, puis avant ses six ans, ensuite chaque année. La date limite figure sur le certificat précédent ; vous pouvez venir plus tôt.

      ## Ce que vous pouvez voir vous-même

      Garez-vous face à un mur, le soir. Allumez tout, faites le tour, puis demandez à quelqu’un de freiner et de reculer. Passez le doigt sur le bord intérieur des pneus, regardez le pare-brise à contre-jour, comptez les gilets. Le tout prend dix minutes et évite une seconde visite, qui coûte une matinée.

      ## Notre préparation

      Une demi-heure, une feuille, et un appel si quelque chose doit être réparé. Rien n’est fait sans accord. Le détail se trouve au [service après-vente](/services/service-apres-vente).
    `),
    ],
  }),
  article('borne-en-copropriete-mode-d-emploi', {
    seoTitle: 'Borne en copropriété : mode d’emploi | Groupe Alzette',
    description:
      'Recharger dans un garage commun au Luxembourg : syndic, puissance disponible, comptage et étapes du dossier, racontés par ceux qui l’ont fait.',
    title: 'Une borne en copropriété, mode d’emploi',
    date: '2026-04-14',
    category: 'Électrique',
    intro: 'Dix-huit appartements à Bonnevoie, une assemblée générale tendue et, au bout, onze points de charge.',
    image: scene('charging', 6, 'Bornes murales dans un garage souterrain'),
    body: [
      text(`
      Quand Danielle M. a commandé sa voiture électrique, l’immeuble comptait zéro borne et trois opinions. Dix mois plus tard, onze places sont équipées. Elle a accepté de raconter les étapes.

      ## 1. Mesurer avant de discuter

      Un électricien agréé relève la puissance du raccordement et celle qui reste disponible la nuit. Dans la plupart des immeubles, elle suffit pour une gestion intelligente, qui répartit la charge entre les voitures.

      ## 2. Une solution pour tous

      La première demande individuelle paraît simple, la cinquième fait sauter les fusibles. Mieux vaut une infrastructure commune, câbles tirés jusqu’à chaque place, et des bornes posées au fur et à mesure.

      ## 3. Le dossier pour le syndic

      Plan, schéma de puissance, règles d’incendie, répartition des coûts, comptage individuel. Les conditions juridiques et les aides éventuelles figurent sur [guichet.lu](https://guichet.public.lu) ; faites inscrire le point à l’ordre du jour assez tôt.

      ## Ce qui a failli tout arrêter

      La peur du feu. Le syndic a donc invité un pompier volontaire du quartier, qui a répondu à tout, calmement : où couper le courant, pourquoi la ventilation compte, ce que l’on sait et ce que l’on ignore encore. Sa conclusion, un plan d’accès affiché et un interrupteur général à l’entrée, figure maintenant dans le règlement de l’immeuble.

      ## 4. La soirée

      Ce qui a convaincu les voisins ? « Une facture réelle. J’ai apporté trois mois de la mienne, avec les kilomètres. » Et un croque-monsieur.

      Nous fournissons le dossier type à tout acheteur d’une [électrique](/stock?fuel=electric), même d’occasion.
    `),
    ],
  }),
  article('autofestival-2026-bilan-et-apres', {
    seoTitle: 'Autofestival 2026 : le bilan | Groupe Alzette',
    description:
      'Ce que les visiteurs ont demandé, essayé et choisi pendant l’Autofestival 2026 dans nos six concessions, et ce qui reste possible ensuite.',
    title: 'Autofestival 2026 : ce que vous nous avez demandé',
    date: '2026-02-12',
    category: 'Groupe',
    intro:
      'Onze jours, six concessions, deux mille trois cents essais. Et une question, posée cinquante fois par jour.',
    image: scene('showroom', 16, 'Visiteurs dans un showroom en hiver'),
    body: [
      text(`
      « Est-ce que je peux attendre encore un an ? » C’est la question de cet Autofestival. Nos conseillers ont répondu oui plus souvent que vous ne le pensez : une voiture saine, bien entretenue, n’a pas à être changée parce qu’il y a une fête.

      ## Ce qui a été essayé

      Quatre essais sur dix concernaient une électrique, trois une hybride. Les citadines sont revenues en force, portées par la Renault 5 et la Citroën C3. Le break, que l’on disait perdu, a représenté un devis sur sept.

      ## Ce qui a été choisi

      Beaucoup de couleurs : un tiers de vert, de bleu et d’orange, du jamais vu depuis les années soixante-dix. Et davantage de [leasing privé](/private-lease), surtout chez les moins de trente-cinq ans.

      ## Ce que nous avons appris

      Les visiteurs veulent s’asseoir avant de parler. Nous avons retiré la moitié des pupitres et ajouté des voitures ouvertes. Ils veulent aussi repartir avec un papier : une feuille, un prix, un nom. Onze conseillers sur seize l’ont fait chaque fois ; nous travaillons sur les cinq autres.

      ## Et maintenant ?

      Les conditions de l’Autofestival sont terminées, le stock, lui, bouge chaque jour. Les reprises faites en février passent en ce moment à l’atelier : elles rejoindront le [centre d’occasions](/centre-de-vehicules-d-occasion) d’ici à la mi-mars. Si un modèle vous a plu, demandez l’exemplaire de démonstration : il a neuf cents kilomètres et connaît déjà votre rue.
    `),
    ],
  }),
  article('nous-photographions-aussi-les-defauts', {
    seoTitle: 'Nous photographions les défauts | Groupe Alzette',
    description:
      'Rayures, jantes, usure : depuis janvier, chaque défaut d’une occasion du Groupe Alzette figure en photo dans l’annonce. Voici pourquoi.',
    title: 'Depuis janvier, nous photographions aussi les défauts',
    date: '2026-01-08',
    category: 'Groupe',
    intro: 'Une pièce de monnaie pour l’échelle, une flèche, une phrase. Les annonces ont changé.',
    image: car('toyota', 'suv', 'white', 'Gros plan sur une portière blanche', 'detail', 66),
    body: [
      text(`
      L’idée vient d’une cliente de Diekirch. Elle avait fait cinquante minutes de route pour une voiture « comme neuve » et trouvé, à l’arrivée, une jante frottée. Rien de grave. « Mais vous le saviez, et pas moi. »

      ## La règle

      Tout défaut visible à un mètre est photographié, avec une pièce d’un euro posée à côté. Tout défaut mécanique connu est écrit. Si nous le réparons avant la livraison, l’annonce le dit et garde la photo d’avant.

      ## Ce que cela a changé

      Pendant l’essai mené à Ettelbruck à l’automne, le nombre de visites a baissé d’un huitième et celui des ventes n’a pas bougé. Les gens viennent moins pour rien. Les conseillers, eux, passent plus de temps au volant et moins à s’excuser.

      ## Comment c’est fait

      Deux photographes font le tour de chaque voiture lavée, sous la même lampe rasante qui révèle une vague dans le vernis. Un technicien note l’usure des pneus et des disques, en millimètres. La liste part en ligne avec les photos flatteuses, pas après. En moyenne, une occasion de quatre ans compte six défauts visibles ; la plus propre de l’année en avait un, la plus honnête dix-neuf.

      ## Ce que cela ne change pas

      Une occasion reste une occasion. La photo ne remplace ni l’essai, ni votre propre regard, ni le conseil de la personne qui vous accompagne. Elle évite seulement que la confiance commence par une surprise.

      Vous pouvez vérifier dès maintenant dans le [stock](/stock), et nous écrire si une photo manque.
    `),
    ],
  }),
]
