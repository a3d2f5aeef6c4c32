import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

/** Matters of choosing a lease, and of fleets, in the order in which they are tried. */
export const LEASE_CHOICE_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('leasings?|lease|lld|loa'),
      anyOf('location|louer|loue|mieten|locations'),
      anyOf('difference|pareil\\w*|meme chose|distinction|c est quoi|mieux|versus|vs|ou bien|ou|rapport a'),
    ],
    not: anyOf('longue duree|combien|camionnette|utilitaire|week end'),
    words: 'quelle difference entre leasing et location',
  },
  {
    needs: [
      anyOf('leasings?|lease|lld|loa'),
      anyOf(SAID.credit, 'acheter|achat|comptant|cash|kafen|kaufen'),
      anyOf(
        'mieux|avantag\\w*|interessant\\w*|rentable|difference|choisir|hesit\\w*|plutot|plus cher|moins cher|preferable|ou bien|conseill\\w*|besser',
      ),
    ],
    not: anyOf('option d achat|a la fin|racheter|combien'),
    words: 'leasing convient achat finance revient souvent moins cher reguliere previsible',
    isPassage: true,
  },
  {
    needs: [
      anyOf(
        'frontalier\\w*|frontaliere|grenzganger\\w*|(?:habit\\w*|vis|vivons|reside\\w*|domicilie\\w*|viens|wunne?n?|wohne?n?)(?: \\w+){0,3} (?:france|belgique|allemagne|metz|thionville|arlon|trier|treves|longwy|virton|saarbrucken|audun|yutz|hayange|perl|frankraich|daitschland|deutschland|belsch)',
      ),
      anyOf('leasings?|lease|lld|loa|louer|location|contrat'),
    ],
    not: anyOf('combien|week end|jours?'),
    words: 'un frontalier peut il louer chez vous',
  },
  {
    needs: [
      anyOf('depot|caution|acompte|kaution|anzahlung|versement initial'),
      anyOf('rend\\w*|restitu\\w*|rembours\\w*|recuper\\w*|retour\\w*|revoi\\w*|revois|perd\\w*|zereck|zuruck'),
      anyOf(SAID.lease, 'contrat', 'fin'),
    ],
    not: anyOf('essai|fin d annee|credit'),
    words: 'le depot d un leasing est il rendu',
  },
  {
    needs: [
      anyOf(
        'amendes?|pv|contraventions?|proces verba\\w*|flash\\w*|exces de vitesse|avertissements? taxes?|strafzettel|protokoll|knollchen|strof',
      ),
      anyOf(
        'qui|paie|paient|paye\\w*|payer|regle|charge|conducteur|recoi\\w*|recu|arrive|envoy\\w*|passe|wien|wer|leasing|flotte',
      ),
    ],
    not: anyOf('kms?|kilometr\\w*|pneus?|hiver|plus que|autonomie', SAID.winterTyres),
    words: 'qui paie les amendes',
  },
  {
    needs: [
      anyOf('documents?|papiers?|justificatifs?|pieces?|fournir|unterlagen|bilans?'),
      anyOf(SAID.lease),
      anyOf('pro|professionnel\\w*|business|entreprises?|societes?|independante?s?|ma boite'),
    ],
    not: anyOf('cherche'),
    words: 'documents utiles autorisation etablissement registre commerce comptes annuels identite signataire',
    isPassage: true,
  },
  {
    needs: [anyOf('avantages? en nature')],
    words: 'usage prive avantage nature ajoute remuneration conducteur calcul',
    isPassage: true,
  },
  {
    needs: [
      anyOf('flottes?|parc|gestion|gerer|gerez'),
      anyOf(
        'achet\\w* ailleurs|ailleurs|autres? (?:concessions?|fournisseurs?|garages?|loueurs?|bailleurs?)|pas (?:achete|pris|loue)\\w*(?: chez vous)?|toutes (?:les )?marques|deja (?:des|nos)',
      ),
    ],
    not: anyOf('reprise|reprenez'),
    words: 'pouvez vous gerer des vehicules achetes ailleurs',
  },
  {
    needs: [
      anyOf('traceurs?|mouchards?|geolocalis\\w*|boitiers?|espionn\\w*|surveill\\w*|donnees de conduite|tracking|gps'),
      anyOf('flottes?|salaries?|employes?|conducteurs?|chauffeurs?|entreprise|personnel|collaborateurs?|conduite'),
    ],
    not: anyOf('cherche|avec|navigation|angles morts'),
    words: 'comment sont traitees les donnees de conduite',
  },
]
