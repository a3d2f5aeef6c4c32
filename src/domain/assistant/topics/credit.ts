import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

const OWN = 'ma|mon|notre|mes|actuelle?|ancienne?|vieille|vieux|meng|mein\\w*'

/** Matters of credits and first payments, in the order in which they are tried. */
export const CREDIT_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf(SAID.credit, SAID.lease, 'mensualites?|traites?|banque'),
      anyOf(
        'en cours|court (?:encore|toujours)|encore (?:un|du|mon) (?:credit|pret|financement)|(?:credit|pret|financement)(?: \\w+){0,3} (?:pas (?:encore )?(?:fini|termine|rembourse|solde)\\w*|encore|dessus)|reste (?:un |du |a |\\d+ (?:k |mille )?(?:eur )?(?:de |d |a ))(?:credit|pret|payer|rembourser|financement)|reste \\d+ (?:mensualites?|traites?|mois)|pas (?:encore |fini )?(?:rembourse|payee?|de payer|solde)\\w*',
      ),
      anyOf(OWN, 'reprise|reprene\\w*|reprendre|reprend'),
      anyOf(
        'reprise|reprene\\w*|reprendre|reprend|vendre|revendre|laisse\\w*|echange\\w*|donne|rachet\\w*|occup\\w*|sold\\w*',
      ),
    ],
    not: anyOf('kilometrages?|kms?|taux'),
    words: 'vendre reprendre credit court soldons directement aupres banque',
    isPassage: true,
  },
  {
    needs: [
      anyOf(SAID.credit),
      anyOf(
        'rembours\\w*|solder|soldons|cloturer|payer|regler|ze?reckbezuel\\w*|zuruckzahl\\w*|zuruckbezahl\\w*|abbezahl\\w*|tilgen',
      ),
      anyOf(
        'anticip\\w*|avances?|avant|plus tot|plus vite|d un coup|en une fois|en partie|totalite|tout de suite|penalites?|fruher|vorzeitig|eischter|virzaiteg',
      ),
    ],
    not: anyOf('reprise|reprene\\w*|ancienne|actuelle|apport', SAID.lease),
    words: 'puis je rembourser par anticipation',
  },
  {
    needs: [
      anyOf('solde restant du|assurance (?:credit|emprunteur|deces|du pret|pret|de pret)|restschuldversicherung'),
    ],
    words: 'l assurance solde restant du est elle obligatoire',
  },
  {
    needs: [
      anyOf(SAID.credit, 'emprunteurs?'),
      anyOf(
        'documents?|papiers?|justificatifs?|pieces?|fiches? de (?:paie|salaire)|fournir|unterlagen|pabeier\\w*|dokument\\w*|papers',
      ),
    ],
    not: anyOf('frais|pro|professionnel\\w*|business|pieces (?:detachees|de rechange)', SAID.lease),
    words: 'demandons piece identite justificatif residence fiches salaire bulletins imposition releve credits',
    isPassage: true,
  },
  {
    needs: [
      anyOf(SAID.credit),
      anyOf('ballon|solde final|derniere (?:grosse )?(?:echeance|mensualite)|valeur residuelle|schlussrate|restwert'),
    ],
    not: anyOf('cette|elle', SAID.lease),
    words: 'pret solde final capital reportee terme mensualites legeres interets refinancer',
    isPassage: true,
  },
  {
    needs: [
      anyOf('compar\\w*|choisir entre|(?:le )?meilleure?'),
      anyOf('credits?|prets?|financements?|banques?|taeg|taux|kredit\\w*'),
      anyOf('offres?|propositions?|deux|2|plusieurs|comment|taeg|taux'),
    ],
    words: 'comment comparer deux offres de credit',
  },
  {
    needs: [
      anyOf(
        'apports?|acompte|premier versement|avance|anzahlung|(?:mettre|verser|donner|payer)(?: \\w+){0,3} (?:au depart|au debut|d entree)',
      ),
      anyOf(
        'faut|besoin|oblige\\w*|obligatoire\\w*|necessaire|doit|dois|exige\\w*|demandez|muss|(?:peux|peut|puis|possible|pouvez)(?: \\w+){0,6} sans',
      ),
    ],
    not: anyOf('rendue?|pneus?|reserver|bloquer|loyers?|eur', SAID.lease),
    words: 'faut il un apport',
  },
]
