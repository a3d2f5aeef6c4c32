import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

/** Matters of tyres, in the order in which they are tried. */
export const TYRE_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('pneus?|roues|jantes|reifen|rieder|pneuen'),
      anyOf('heberg\\w*|gard\\w*|stock\\w*|conserv\\w*|entrepos\\w*|gardiennage|lager\\w*|chez vous'),
      anyOf(
        'combien de temps|longtemps|jusqu a quand|limite|duree|avant de|jeter|jetez|bazard\\w*|wei laang|wie lange',
      ),
    ],
    not: anyOf('prix|coute\\w*|tarif|mont\\w*|changer', SAID.lease, SAID.appointment),
    words: 'combien de temps mes roues peuvent elles rester au gardiennage',
  },
  {
    needs: [
      anyOf('pneus?|pneumatiques?|sculptures?|gommes?|rainures?|reifen|pneuen|profil'),
      anyOf(
        'profondeurs?|millimetres?|mm|usure|uses?|usee?s?|limite|legale?|minimum|profil\\w*|temoins?|lisses?|en regle|dessins?',
      ),
      anyOf(
        'combien|quel\\w*|limite|minimum|regle|legale?|admise?|autorise\\w*|encore|faut|doit|dois|oblig\\w*|a partir|moins|wei|wie',
      ),
    ],
    not: anyOf('prix|coute\\w*|offre|elle|cette|dimensions?|hiver(?= (?:obligatoire|est))', SAID.appointment),
    words: 'quelle profondeur de sculpture est admise',
  },
  {
    needs: [
      anyOf('resserr\\w*|re serrer|serrage|nachzieh\\w*|nozei\\w*|boulons|ecrous|serrer'),
      anyOf('roues|boulons|ecrous|jantes|pneus|rieder|rader|monta\\w*|changement'),
    ],
    not: anyOf('antivol|apporter', SAID.appointment),
    words: 'faut il resserrer les roues',
  },
  {
    needs: [
      anyOf('apporter|apporte|amener|emporter|prendre avec|prevoir|emmener|matbrengen|mitbringen'),
      anyOf(SAID.tyres),
      anyOf('quoi|que|qu|quelque chose|faut|dois|doit|documents?|ecrou|papiers?|wat|was'),
    ],
    not: anyOf('gard\\w*|stock\\w*|gardiennage|essai|essayer|prix'),
    words: 'dois je apporter quelque chose',
  },
  {
    needs: [
      anyOf('combien de (?:temps|minutes)|duree|dure|longtemps|minutes'),
      anyOf('pneus?|roues|jantes'),
      anyOf('mont\\w*|chang\\w*|permut\\w*|remplac\\w*|passage'),
    ],
    not: anyOf('gard\\w*|stock\\w*|gardiennage|tien\\w*|durent|kms?|kilometres', SAID.lease),
    words: 'preparer venue montage dure quarante minutes changement pneus jante heure',
    isPassage: true,
  },
  {
    needs: [anyOf('prix|offres?|tarifs?|devis'), anyOf('pneus?'), anyOf('compri\\w*|inclu\\w*|comprend|comprennent')],
    not: anyOf('loyer|hiver (?:sont|compris)', SAID.lease),
    words: 'comprend prix depose montage equilibrage valve capteur pression reprise anciens pneus',
    isPassage: true,
  },
  {
    needs: [
      anyOf('(?:quatre|4|toutes?) saisons?|allwetter\\w*|all season'),
      anyOf('ou|mieux|vaut|suffi\\w*|plutot|conseill\\w*|difference|choisir|valent|assez|recommand\\w*'),
    ],
    not: anyOf('avec|equipee?s?|cherche|elle|cette', SAID.lease),
    words: 'hiver ete quatre saisons deux jeux roues meilleur choix citadine roule',
    isPassage: true,
  },
  {
    needs: [
      anyOf(SAID.winterTyres),
      anyOf('(?:c est )?quand|a partir de quand|jusqu a quand|a quelle date|quel mois|ab wann|vu wei ni'),
      anyOf('dois|doit|faut|met|mettre|monter|enlever|obligatoires?|muss|mussen'),
    ],
    not: anyOf(
      'prix|coute\\w*|compri\\w*|inclu\\w*|(?:peux|puis|pouvez|passer|venir|place|dispo\\w*)',
      SAID.lease,
      SAID.appointment,
    ),
    words: 'quand les pneus d hiver sont ils obligatoires',
  },
  {
    needs: [
      anyOf(SAID.winterTyres),
      anyOf(
        'obligatoires?|oblig\\w*|faut|loi|legal\\w*|pflicht|flicht|obligatoresch|mussen|muss|quand|date|interdit|doit|dois|doivent|octobre|novembre|exige\\w*|must|required|wei ni',
      ),
    ],
    not: anyOf(
      'mont\\w*|mettre|poser|remettre|prix|coute\\w*|combien|taille|dimensions?|gard\\w*|stock\\w*|compri\\w*|inclu\\w*|ete|essai|enlever|retirer|elle|cette|livree?|changer|apporter|prendre|taux',
      SAID.lease,
      SAID.appointment,
    ),
    words: 'quand les pneus d hiver sont ils obligatoires',
  },
]
