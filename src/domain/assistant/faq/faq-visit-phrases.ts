/** The same for appointments, loan cars, requests of the site and deliveries. */
export const VISIT_PHRASES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /^(?=.*\b(?:rdv|rendez vous|reserver)\b)(?=.*\b(?:ampoules?|niveaux?|pression|conseils?|essuie glaces?|lave glace|adblue|gonfler)\b).*$/,
    'prendre rendez vous',
  ],
  [
    /^(?!.*\b(?:annul\w*|deplac\w*|report\w*|decal\w*|essai|essayer)\b)(?=.*\b(?:rdv|rendez vous)\b)(?=.*\b(?:sans|obligatoire|necessaire|faut|besoin d un|doit on)\b)(?=.*\b(?:passer|venir|deposer|faire|atelier|controler?|reparer?|obligatoire|necessaire|changer|regler)\b).*$/,
    'prendre rendez vous',
  ],
  [
    /^(?!.*\b(?:essai|essayer|reservoir)\b)(?=.*\b(?:pret(?:ez|er|e|ent|eriez)|filez?|donnez|fournissez|mettez|laissez|repar(?:s|t|tir)|sans (?:voiture|vehicule|auto)|depann\w*)\b)(?=.*\b(?:atelier|garage|repar\w*|travaux|revision|entretien|vidange|carrosserie|immobilise\w*)\b)(?=.*\b(?:voiture|vehicule|auto|quelque chose|quoi|comment|caisse)\b).*$/,
    'proposez voiture remplacement',
  ],
  [
    /^(?=.*\b(?:demandes?|formulaires?|messages?|mails?|e mail|confirmation|inscription)\b)(?=.*\b(?:savoir|sur|sure|vous avez (?:bien )?(?:recu|eu)|verifi\w*|confirmation|vous l avez|avez vous|l avez vous|est (?:bien|elle|il)|a bien ete)\b)(?=.*\b(?:recue?s?|eue?|arrivee?s?|passee?|partie?|enregistree?|transmise?|envoyee?|confirmation|fonctionne|marche)\b)(?!.*\b(?:annul\w*|voiture est|vehicule est)\b).*$/,
    'savoir demande bien arrivee',
  ],
  [
    /\bpret(?:ez|er|eriez) (?:vous )?(?:aussi )?(?:des|une|les) (?:voitures?|vehicules?|autos?)\b/g,
    'proposez voiture remplacement',
  ],
  // When it is delivered, which no entry says.
  [/^(?=.*\blivr\w*\b)(?=.*\b(?:quand|delais?|combien de temps)\b).*$/, ''],
]
