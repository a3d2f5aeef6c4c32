import { anyOf } from './topic'
import type { Topic } from './topic'

/** Questions of those who look for work or training. */
export const CAREER_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf(
        'apprentis?|apprenties?|apprentissages?|stages?|stagiaires?|recrut\\w*|embauch\\w*|postul\\w*|candidatures?|candidater|lehrstellen?|lehre|ausbildungsplatze?|leier\\w*|jobs?|(?:offres? d |un )emplois?|postes? (?:\\w+ )?(?:ouverts?|vacants?|libres?|a pourvoir)|travailler (?:chez|pour) vous',
      ),
      anyOf(
        'vous|cherch\\w*|y a(?: t il)?|avez|comment|prenez|propos\\w*|possible|place|places|quels?|envoy\\w*|bieten|hutt|haben|sie|do you|fils|fille|neveu|voudr\\w*|aimerai\\w*|puis',
      ),
    ],
    not: anyOf(
      'pilotes?|conduite|securite|permis|voitures?|vehicules?|salaires?|gagn\\w*|parking|trajet|boulot|pour aller|effac\\w*|donnees|gard\\w*|conserv\\w*|longtemps|formateurs?|loue\\w*|leasing|trouve (?:un|du) job|jeune permis|euros?|eur|budget',
    ),
    words: 'recrutement formulaire lettre parcours candidature',
    isPassage: true,
    mayBeSearch: true,
  },
]
