import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

const OWN = 'ma|mon|notre|mes|actuelle?|ancienne?|vieille|vieux|meng|mein\\w*'

/** Matters of cars that the group takes back, in the order in which they are tried. */
export const TRADE_IN_TOPICS: readonly Topic[] = [
  {
    needs: [anyOf('(?:veux|voudrais|voudrait|souhaite|aimerais|envie de) (?:re)?vendre (?:ma|mon|notre)')],
    words: 'reprenez vous mon ancienne voiture',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf(OWN),
      anyOf('reprise|reprene\\w*|reprendriez|rachet\\w*|reprend'),
      anyOf(
        'banque|(?:credit|pret|emprunt)(?: \\w+){0,4} (?:cours?|court|encore|pas fini|rembours\\w*)|encore (?:\\w+ )?(?:credit|pret)',
      ),
    ],
    not: anyOf(SAID.tyres),
    words: 'credit court encore soldons directement aupres banque',
    isPassage: true,
  },
  {
    needs: [
      anyOf(
        '(?:ma|mon|notre) \\w+(?: \\w+){0,3} en reprise|(?:la )?reprise de (?:ma|mon|notre)|repr(?:ene\\w*|endre|enez vous) (?:ma|mon|notre)',
      ),
      anyOf('comment|combien de temps|se passe|deroule|tient|valable|dure|fonctionne|marche'),
    ],
    not: anyOf(SAID.lease, SAID.credit, SAID.tyres),
    words: 'reprenez vous mon ancienne voiture',
  },
  {
    needs: [
      anyOf(
        '(?:faire |venir |vous )?(?:estimer|expertiser|evaluer|faire reprendre|racheter) (?:ma|mon|notre)|(?:estimation|expertise|evaluation) (?:de|pour) (?:ma|mon|notre)',
      ),
    ],
    not: anyOf(SAID.lease, SAID.credit, SAID.tyres, SAID.repair, 'ailleurs|avant l achat|leasing|contrat'),
    words: 'reprenez vous mon ancienne voiture',
  },
  {
    needs: [
      anyOf('(?:offre|estimation|prix|proposition|valeur|montant) de (?:la |votre )?reprise'),
      anyOf('combien de temps|longtemps|valable|valide|validite|expire|jusqu a quand|tient|dure'),
    ],
    not: anyOf(SAID.lease, SAID.credit, SAID.tyres),
    words: 'reprenez vous mon ancienne voiture',
  },
  {
    needs: [
      anyOf('huelt|huel|nehm\\w*|take|takes|in zahlung|inzahlungnahme|zuelung|eintausch\\w*|trade in'),
      anyOf('zereck|zuruck|zahlung|inzahlungnahme|zuelung|trade in|part exchange|eintausch\\w*'),
      anyOf('auto|wagen|won|gebrauchtwagen|car|aalt?en?|alte[nrs]?'),
    ],
    words: 'reprenez vous mon ancienne voiture',
  },
  {
    needs: [
      anyOf(
        '(?:donn|offr|propos|pay)\\w* combien (?:pour|de) (?:ma|mon|notre)|combien (?:vous )?(?:me |m )?(?:donn|offr|propos|pay)\\w*(?: vous)? (?:pour|de) (?:ma|mon|notre)',
      ),
    ],
    words: 'reprenez vous mon ancienne voiture',
  },
  {
    needs: [
      anyOf(OWN),
      anyOf('voiture|auto|vehicule|bagnole|caisse|tacot|guimbarde|epave|tas de ferraille'),
      anyOf(
        'reprise|reprene\\w*|reprendriez|reprend|rachet\\w*|rachat|estim\\w*|expertis\\w*|evalu\\w*|deduire|deduction|contre une (?:neuve|autre|nouvelle)|en echange|combien vous (?:me |m )?(?:donnez|offrez|proposez)|me debarrasser|debarrass\\w*|valeur|cote|argus|vaut',
      ),
    ],
    not: anyOf(
      SAID.lease,
      SAID.credit,
      SAID.tyres,
      SAID.repair,
      'quatorze|14|plait|convient|garantie|huile|contrat|batterie|essai|irreparable|accidentee?',
    ),
    words: 'reprenez vous mon ancienne voiture',
    mayBeSearch: true,
  },
]
