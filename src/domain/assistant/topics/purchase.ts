import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

const ABROAD =
  'etranger|frontiere|france|francais|belgique|belge|allemagne|allemand|suisse|portugal|italie|espagne|pays bas|pologne|ausland|auslaendesch|frankr\\w+|daitschland|deutschland|belsch|belgien|abroad|germany|france|belgium|metz|thionville|arlon|trier|treves|longwy|sarrebruck\\w*|saarbrucken|bastogne|nancy|perl|bitburg|virton|audun\\w*|hayange|villerupt|longuyon|forbach|sarreguemines|yutz|hettange\\w*|messancy|athus|aubange|liege|bruxelles|namur|sankt vith|saint vith|konz|merzig|wittlich|saarlouis|cologne|strasbourg'

/** Matters of buying a car: its price, its delivery, its guarantee, in the order in which they are tried. */
export const PURCHASE_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('occasions?|achetee?|vendue?|achat'),
      anyOf(
        '(?:au bout|apres|dans) (?:d |de |les |\\d+ )*(?:(?:une|la|premiere|1) semaine|quelques jours|jours|quinze jours|une dizaine)|(?:une|1) semaine apres|quelques jours apres|apercois|rends compte',
      ),
      anyOf(
        'plait|plaise|convien\\w*|rentre|petite?|grande?|change\\w*|rendre|rends|echang\\w*|regrett\\w*|decue?|ramen\\w*|trompee?',
      ),
    ],
    not: anyOf('garanti\\w*|panne|reprise|livr\\w*|vidange|essai', SAID.lease, SAID.tyres),
    words: 'comment fonctionne l echange sous quatorze jours',
  },
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
      anyOf(
        'livr\\w*|apporte[rz]?|amene[rz]?|envoye[rz]?|expedi\\w*|export\\w*|immatricul\\w*|liwwer\\w*|liefer\\w*|deliver\\w*|verschick\\w*',
      ),
      anyOf(ABROAD),
    ],
    not: anyOf(
      'essai|essayer|pas le temps|(?:peux|veux|pouvoir) pas (?:venir|me deplacer|bouger)|sans (?:venir|me deplacer)|a distance|pneus?|bornes?|wallbox|pieces?|accessoires|importee?|marques? (?:francaise|allemande)\\w*|immatriculee?s?',
      SAID.lease,
    ),
    words: 'livrez vous a l etranger',
  },
  {
    needs: [
      anyOf(
        'a distance|en ligne|par internet|sur internet|depuis (?:chez moi|mon canape|la maison)|sans (?:venir|me deplacer|se deplacer|bouger|passer)|video|visio\\w*|online',
      ),
      anyOf(
        'ach\\w*|command\\w*|visite\\w*|sign\\w*|contrat|vente|kafen|kaufen|tout (?:faire|regler|gerer|boucler|se (?:fait|faire)|(?:peut|pourrait|puisse) (?:se|etre) (?:faire|fait|regle))',
      ),
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
      anyOf(
        'combien|quel\\w*|duree|dure|longtemps|y a|est ce que|donnez|offrez|accompagn\\w*|wei laang|wie lange|couvr\\w*|prolong\\w*|etend\\w*|extension|comprend|fonctionn\\w*|valable|que|qu|comment',
      ),
    ],
    not: anyOf('perd\\w*|batteries?|entretien|revision|avec|cherche|au moins|minimum|repar\\w*|accident|constructeur'),
    words: 'quelle garantie accompagne une occasion',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf('occasions?|achete\\w*|achat|usagee?s?'),
      anyOf('(?:en )?panne|casse|lache|defaut|pepin|vice cache|(?:un|des) (?:probleme|souci)s?'),
      anyOf(
        'couvert\\w*|couvre|garanti\\w*|pris\\w* en charge|qui (?:paie|paye|repare)|a ma charge|de ma poche|a mes frais|protege\\w*|recours|que se passe t il|il se passe quoi|ca se passe comment',
      ),
    ],
    not: anyOf('batteries?|constructeur|ma voiture est|repare[rz]? ma', SAID.lease, SAID.tyres),
    words: 'quelle garantie accompagne une occasion',
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
