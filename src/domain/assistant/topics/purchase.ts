import { anyOf, SAID } from '../topic'
import type { Topic } from '../topic'

const ABROAD =
  'etranger|frontiere|france|francais|belgique|belge|allemagne|allemand|suisse|portugal|italie|espagne|pays bas|pologne|ausland|auslaendesch|frankr\\w+|daitschland|deutschland|belsch|belgien|abroad|germany|france|belgium|metz|thionville|arlon|trier|treves|longwy|sarrebruck\\w*|saarbrucken|bastogne|nancy|perl|bitburg'

/** Matters of buying a car: its price, its delivery, its guarantee, in the order in which they are tried. */
export const PURCHASE_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf(
        'mecaniciens?|garagistes?|experts?|mecano|(?:autre|mon|propre) garage|independante?|expertis\\w*|ailleurs|tiers',
      ),
      anyOf(
        'emmen\\w*|amen\\w*|montr\\w*|verif\\w*|contro\\w*|examin\\w*|inspect\\w*|expertis\\w*|regard\\w*|jeter un oeil|avis|venir avec|voir',
      ),
      anyOf('avant|achat|ach\\w*|signer|mon|propre|ailleurs|autre|independante?'),
    ],
    not: anyOf('garantie|entretien|revision|vidange|leasing|reprise|ma voiture|mon (?:auto|vehicule)'),
    words: 'puis je faire expertiser la voiture ailleurs',
  },
  {
    needs: [
      anyOf('vend\\w*|avez|propos\\w*|auriez|reste'),
      anyOf(
        '(?:beaucoup|enormement|deja bien|trop) (?:roule|de (?:kms?|kilometres|bornes))|(?:fort|gros|haut|grand) kilometrage|(?:tres|fort) kilometree?s?',
      ),
    ],
    not: anyOf('pas|sans|peu|moins|jamais'),
    words: 'vendez vous aussi les voitures tres kilometrees',
  },
  {
    needs: [
      anyOf('prix|tarifs?|affichee?s?|montant|tva|combien'),
      anyOf(
        'immatriculation|plaques|preparation|mise (?:a|en) (?:la )?(?:route|circulation)|frais(?: \\w+){0,3} (?:en plus|caches?|supplementaires?|a prevoir|compris|inclus)|ttc|tva|definitifs?|final|finaux|cle(?:s)? en main|tout compris',
      ),
      anyOf(
        'compri\\w*|inclu\\w*|en plus|ajout\\w*|rajout\\w*|a prevoir|definitifs?|finaux|final|ttc|comprend|comptee?|dedans|supplement\\w*',
      ),
    ],
    not: anyOf(
      'recup\\w*|deduc\\w*|deduire|max\\w*|budget|moins de|loyers?|pneus?|cherche|pieces',
      SAID.lease,
      SAID.credit,
    ),
    words: 'les prix affiches sont ils definitifs',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf(
        'negoci\\w*|marchand\\w*|discut\\w*|rabais|ristournes?|geste(?: commercial)?|handeln|verhandel\\w*|baisser|arrang\\w*|remises?',
      ),
      anyOf('prix|tarifs?|voitures?|occasions?|neuve|achat|ach\\w*|cash|comptant'),
      anyOf('puis|peux|peut|peuvent|pouvez|possible|faites|accordez|est ce|y a|avez|marge|kann'),
    ],
    not: anyOf(
      'pneus?|reprise|flotte|cherche|promos?|promotions?|avec (?:une )?remises?|pieces|en ce moment|voitures remisees',
      SAID.lease,
    ),
    words: 'les prix affiches sont ils definitifs',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf(
        'mettre (?:une option|de cote|la voiture de cote)|(?:me|nous) (?:la |le )?(?:garder|reserver|bloquer|mettre de cote)|retenir (?:la|une|cette) (?:voiture|auto)|mettez (?:vous )?(?:\\w+ )?de cote|(?:la|le|une voiture) (?:reserver|bloquer)',
      ),
      anyOf('puis|peux|peut|pouvez|possible|comment|combien|quelques|jusqu|jours|kann|acompte'),
    ],
    not: anyOf(SAID.appointment, SAID.tyres, 'essai|place|table'),
    words: 'puis je reserver une voiture en ligne',
  },
  {
    needs: [
      anyOf(
        'livr\\w*|apporte[rz]?|amene[rz]?|envoye[rz]?|expedi\\w*|export\\w*|immatricul\\w*|liwwer\\w*|liefer\\w*|deliver\\w*|verschick\\w*',
      ),
      anyOf(ABROAD),
    ],
    not: anyOf(
      'essai|essayer|pneus?|a la maison|domicile|chez moi|importee?|marques? (?:francaise|allemande)\\w*|immatriculee?s?',
      SAID.lease,
    ),
    words: 'livrez vous a l etranger',
  },
  {
    needs: [
      anyOf(
        'a distance|en ligne|par internet|sur internet|depuis (?:chez moi|mon canape|la maison)|sans (?:venir|me deplacer|bouger|passer)|video|visio\\w*|online',
      ),
      anyOf('ach\\w*|command\\w*|visite\\w*|sign\\w*|contrat|vente|kafen|kaufen'),
    ],
    not: anyOf('essai|essayer|reserv\\w*|panne|pieces|garder|acompte', SAID.appointment, SAID.tyres),
    words: 'puis je acheter sans me deplacer',
  },
  {
    needs: [
      anyOf('(?:voitures?|vehicules?|autos?) de (?:direction|demonstration|service)|vorfuhrwagen'),
      anyOf(
        'c est quoi|quoi|signifie|veut dire|difference|explique\\w*|definition|entend\\w*|correspond|wat ass|was ist',
      ),
    ],
    words: 'que signifie vehicule de direction',
  },
  {
    needs: [
      anyOf('garanti\\w*'),
      anyOf('occasions?|usagee?s?|seconde main|gebraucht\\w*|occasioun\\w*'),
      anyOf('combien|quel\\w*|duree|longtemps|y a|est ce que|donnez|offrez|accompagn\\w*|wei laang|wie lange'),
    ],
    not: anyOf('perd\\w*|batteries?|entretien|revision|avec|cherche|au moins|minimum|repar\\w*|accident|constructeur'),
    words: 'quelle garantie accompagne une occasion',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf('amen\\w*|transfer\\w*|faire venir|faites venir|deplace[rz]?|rapatri\\w*'),
      anyOf('voitures?|vehicules?|autos?|la|modele'),
      anyOf(
        'autre (?:concession|garage|site)|(?:concession|garage|site)(?: \\w+){0,4} (?:proche|chez moi|pres)|ma concession|plus pres',
      ),
    ],
    not: anyOf('pneus?|roues|repar\\w*|permis|panne'),
    words: 'occasion amenons ailleurs choix gratuitement engagement',
    isPassage: true,
  },
]
