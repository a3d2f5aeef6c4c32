import type { Sentence } from '../words/sentence'

const FIGURE = '\\d+(?:\\.\\d+)?'
const MUCH = '(?:(?:tres|plus|bien|assez|vraiment) )*'

/** The longest electric range, by which the list has no order. */
const FARTHEST =
  '(?:(?:meilleure|plus (?:grande|grosse|longue)) autonomie|(?:le )?plus d autonomie|(?:va|aille|roule|tien(?:t|ne)|fai(?:t|sse)) le plus (?:loin|longtemps|de (?:kms?|kilometres))(?: (?:sans|avec|sur|en|entre)(?: \\w+){0,2} (?:re)?charg\\w*)?)'
const IS_FARTHEST = new RegExp(`^${FARTHEST}$`)

/** Wishes that no filter of the list expresses. Their words are common ones or look like figures of another kind. */
const WISHES: readonly string[] = [
  'pas (?:trop|tres) puissante?s?',
  '(?:sans|0|zero|aucun) (?:apport|acompte|depot|versement initial|premier versement|caution)',
  `(?:vitesse (?:de pointe|max\\w*)(?: (?:de|d au moins|superieure a|minimum))* ?(?:${FIGURE}(?: km(?: h| par heure)?)?)?|(?:(?:qui )?(?:monte|atteint|atteigne|roule|fait|file)(?: (?:a|au moins|jusqu a|plus de))* )?${FIGURE} km (?:h|par heure|heure))`,
  `(?:de )?(?:0|zero) a (?:100|cent)(?: km h)?(?: (?:en|sous|moins|de|les))*(?: ${FIGURE} (?:s|sec\\w*))?`,
  `(?:avec |un |le )*(?:${MUCH}(?:grand|gros|vaste|enorme|immense|petit|beau)s? )?(?:(?:volume|capacite) (?:de |du )(?:le )?)?coffre(?! (?:de toit|a outils|avant|a commande|electrique|motorise|automatique|qui (?:s ouvre|se ferme)))(?: (?:de|d|au moins|minimum|plus|minimal))*(?: ${FIGURE} (?:l|litres?))?(?: ${MUCH}(?:grand|gros|vaste|spacieux|immense)\\b)?`,
  `(?:qui )?(?:peut |puisse |peuvent |capable de |pour )(?:charger|transporter|porter|emporter|embarquer) (?:(?:au moins|jusqu a|plus de|environ|pres de|d|de) )*${FIGURE} (?:kg|kilos?|t|tonnes?)(?! (?:de (?:remorque|caravane)|derriere|freine))`,
  `(?:emissions? )?(?:(?:moins|max\\w*|plus|pas|en dessous|inferieur\\w*|sous|les|au dela) (?:de |d |a )*)*${FIGURE} (?:g|grammes?)(?: (?:de|d|par|au|du))* (?:co2(?: (?:par|au|du) (?:km|kilometre))?|(?:km|kilometre)(?: de co2)?)(?: max\\w*)?`,
  `(?:(?:je |on )?(?:veux|veut|voudrais|dois|doit) )?(?:ne |une? |la )?(?:pas )?consomm\\w+(?: (?:plus|pas|de|d|max\\w*|sous|les|moins|en dessous|au plus|inferieure a|autour|environ|jusqu a|que))* ${FIGURE} (?:l|litres?|kwh)(?: (?:aux|au|pour|sur|a))?(?: (?:100|cent)(?: km)?)?(?: max\\w*| au plus| au maximum)?`,
  `(?:(?:moins|max\\w*|plus|pas|sous) (?:de |d |les )*)*${FIGURE} (?:l|litres?|kwh)(?: (?:aux|au|pour|sur))? (?:100|cent)(?: km)?(?: max\\w*)?`,
  `(?:qui )?(?:consomm\\w*|boi(?:t|ve))(?: (?:tres|le|moins|peu|pas|trop|beaucoup|de|d|que|max\\w*|plus))*(?: ${FIGURE} (?:l|litres?)(?: (?:aux|au|pour|sur) (?:100|cent)(?: km)?)?)?`,
  `(?:(?:moins|max\\w*|plus|pas) (?:de |d )*)*${FIGURE} (?:l|litres?) (?:aux|au|pour|sur) (?:100|cent)(?: km)?`,
  '(?:(?:faible|petite|basse) consommation|(?:peu|pas) (?:trop )?(?:gourmande?|polluante?)s?|sobre en carburant)',
  `(?:(?:moins|max\\w*|plus|pas|rejet\\w*) (?:de |d )*)*(?:${FIGURE} (?:g|grammes?)(?: (?:de|par|km))* )?co2(?: (?:(?:en|au) dessous|moins|max\\w*|inferieur\\w*|sous|de|d|a))*(?: ${FIGURE} (?:g|grammes?)(?: (?:par |du )?km)?)?`,
  // Used cars in a good state, not new ones.
  `(?:(?:en )?etat )?(?:(?:neu(?:f|ve)s? ou )?(?:quasi(?:ment)?|presque|pratiquement|comme|limite|pas loin d etre|a peu pres|on dirait) (?:neu(?:f|ve)s?)|neu(?:f|ve)s? ou (?:presque|quasi(?:ment)?)|(?:as )?good as new|(?:nearly|almost|practically|like) new|(?:fast|wie|quasi) neu(?:e[nrs]?)?|neuwertige?[nrs]?|(?:bal|wei|ewei|quasi) nei(?:e[nrt]?)?)`,
  '(?:premiere|1 ?(?:ere|re)?) main|(?:un )?seul proprietaire|un proprietaire unique',
  '(?:jamais|non|pas|sans)(?: ete)? accident\\w*|non fumeurs?|(?:carnet|historique|entretien)s? (?:complet|suivi|a jour)',
  `(?:charge utile|volume utile)(?: (?:de|d|au moins|minimum|superieure a))*(?: ${FIGURE} (?:kg|kilos?|t|tonnes?|m3|l|litres?))?|${FIGURE} (?:kg|kilos?|t|tonnes?) de charge utile`,
  `(?:(?:moins|max\\w*|plus|pas) (?:de |d )*)*${FIGURE} (?:m|metres?|cm) (?:de )?(?:long(?:ueur)?|larg(?:e|eur)|haut(?:eur)?)|(?:longueur|largeur|hauteur)(?: (?:max\\w*|de|d|moins|inferieure a))* ${FIGURE} (?:m|metres?|cm)`,
  `(?:(?:qui )?se )?(?:recharge|charge)(?:nt)? (?:(?:tres )?(?:vite|rapidement)(?! (?:[a-z]+ ){0,4}\\d{2,3} kw )|en (?:moins de )?${FIGURE} (?:min\\w*|h|heures?))`,
  '(?:assurances?|entretien|taxes?|pieces|reparations?|vignette) (?:(?:pas|peu) (?:trop |tres |si )?(?:cher\\w*|elevee?s?)|bon marche|faibles?|abordables?|economiques?)',
  '(?:(?:pas|peu) (?:trop |tres )?cher\\w*|economiques?|abordables?|facile) (?:a|en) (?:l )?(?:entretien|entretenir|assurer|assurance|usage|utilisation)',
  '(?<=(?:suvs?|breaks?|monospaces?|crossovers?) )compacts?',
  `(?:avec )?(?:(?:une|la) )?(?:(?:grosse|grande) )?batterie(?: (?:de|d|a|au))* (?:plus|moins|minimum|min|superieure|inferieure|max\\w*)(?: (?:de|d|a|que))* ${FIGURE} kwh`,
  // Compared with the vehicle at hand.
  '(?:du|au|pour le|dans le|dans les|de) memes? (?:prix|budget|tarif|ordre de prix|ages?|annee|kilometrage|puissance|gabarit|taille)',
  FARTHEST,
  '(?:grande|bonne|longue|grosse|beaucoup d) autonomie',
  '(?:(?:tout pres|pas (?:trop |tres )?loin|pres|proche|a cote|autour|aux alentours) de chez (?:moi|nous)|dans (?:mon|notre) coin|pres d ici)',
]
const ANY = `(?<= )(?:${WISHES.join('|')})(?= )`

/** Removes wishes without a filter from a sentence. @returns the wishes, to list them in the answer */
export const readBeyondFilters = (sentence: Sentence): string[] => {
  const said: string[] = []
  sentence.take(ANY, ([whole = '']) => void said.push(whole.trim()))
  return said
}

/** Whether some wishes are for the longest electric range, which only electric cars have. */
export const wantsFarthest = (wishes: readonly string[]): boolean => wishes.some((wish) => IS_FARTHEST.test(wish))
