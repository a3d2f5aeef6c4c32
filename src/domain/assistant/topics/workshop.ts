import { anyOf, SAID } from '../topic'
import type { Topic } from '../topic'

const LENT =
  '(?:voiture|vehicule|auto|caisse|bagnole) (?:de (?:remplacement|courtoisie|pret|secours|depannage)|provisoire|temporaire)|ersatzauto|ersatzwagen|ersatzwon|leihwagen|loan car|courtesy car'

/** Matters of work at the workshop, in the order in which they are tried. */
export const WORKSHOP_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('garanti\\w*'),
      anyOf(
        'perd\\w*|perte|saute\\w*|garde\\w*|conserv\\w*|annul\\w*|maintenue?|valable|tomb\\w*|risque\\w*|reste|verlier\\w*|erlosch\\w*',
      ),
      anyOf('entretien\\w*|entreten\\w*|revis\\w*|vidang\\w*|services?|wartung|inspektio\\w*'),
    ],
    not: anyOf('batterie|jusqu a quand|combien de temps|moins', SAID.lease),
    words: 'puis je faire entretenir ma voiture chez vous sans perdre la garantie',
  },
  {
    needs: [
      anyOf(SAID.repair),
      anyOf('garanti\\w*'),
      anyOf('combien|duree|longtemps|sont|est|quel\\w*|couverte?s?|y a|avez|offrez|donnez'),
    ],
    not: anyOf(
      'perd\\w*|sous garantie|occasions?|constructeur|pretez|entretien|voiture de|vehicule de|elle|cette',
      SAID.lease,
    ),
    words: 'garanties reparation garantie deux ans pieces main oeuvre',
    isPassage: true,
  },
  {
    needs: [anyOf('irreparables?|epaves?|perte totale|totalschaden|economiquement|totaliseet')],
    words: 'que se passe t il si la voiture est declaree economiquement irreparable',
  },
  {
    needs: [
      anyOf(
        LENT,
        '(?:pret\\w*|fil\\w*|donn\\w*|laiss\\w*|fourn\\w*)(?: \\w+){0,4} (?:voiture|auto|vehicule|bagnole|caisse)(?: \\w+){0,6} (?:pendant|en attendant|le temps|durant)',
      ),
      anyOf('carr?osserie|accident\\w*|sinistre|choc|tole|pare choc\\w*|reparations'),
    ],
    not: anyOf('essai|essayer|abim\\w*|endommag\\w*|casse\\w*', SAID.lease),
    words: 'aurai je une voiture de remplacement',
  },
  {
    needs: [
      anyOf(
        LENT,
        '(?:pret\\w*|fil\\w*|donn\\w*|laiss\\w*|fourn\\w*)(?: \\w+){0,4} (?:voiture|auto|vehicule|bagnole|caisse)(?: \\w+){0,6} (?:pendant|en attendant|le temps|durant)',
      ),
    ],
    not: anyOf(
      'essai|essayer|abim\\w*|endommag\\w*|casse\\w*|compri\\w*|inclu\\w*|loyer|place|diagnostic|voyant|creneau',
      SAID.lease,
      SAID.appointment,
    ),
    words: 'proposez vous une voiture de remplacement',
  },
  {
    needs: [
      anyOf('combien de (?:temps|jours|semaines)|duree|delais?|longtemps|immobilise\\w*|wei laang|wie lange'),
      anyOf('carr?osserie|pare chocs?|aile|choc|accident\\w*|tole|capot|accrochage|repar\\w*'),
    ],
    not: anyOf(
      'garanti\\w*|pneus?|revision|vidange|entretien|constat|declar\\w*|assur\\w*|pieces?|remplacement|panne',
      SAID.lease,
    ),
    words: 'combien de temps dure une reparation',
  },
  {
    needs: [
      anyOf('controle technique|ct|visite technique|autokontroll|technesch kontroll|tuv|snct|snca'),
      anyOf('faites|occup\\w*|passer|prepar\\w*|present\\w*|emmen\\w*|charge|pouvez|vous'),
    ],
    not: anyOf(
      'quand|age|annees?|ans|frequence|premier|premiere|souvent|elle|cette|date|a jour|jour|valable|faut|doit|dois|neuve?|oblig\\w*|garantie',
    ),
    words: 'controle technique preparation presentation centre agree retour certificat',
    isPassage: true,
  },
  {
    needs: [
      anyOf('controle technique|visite technique|autokontroll|technesch kontroll|tuv'),
      anyOf(
        'quand|age|annees?|ans|combien|frequence|tous les|premier|premiere|souvent|faut|obligatoire|date|doit|dois|wei|wann',
      ),
    ],
    not: anyOf('prepar\\w*|prix|coute\\w*|tarif|rate|refuse\\w*|a jour', SAID.appointment),
    words: 'a quel age une voiture passe t elle le controle technique',
  },
  {
    needs: [
      anyOf(
        'assister|regarder|voir|presente?|observer|sous la voiture|sur le pont|a cote|nokucken|zukucken|zusehen|zuschauen',
      ),
      anyOf(SAID.repair, 'travail\\w*|mecaniciens?|pont|vidange|revision|reparatur'),
      anyOf(SAID.mayI, 'pendant'),
    ],
    not: anyOf('heures?|horaires?|ouvert\\w*|acheter|occasion|elle|cette|combien', SAID.appointment),
    words: 'puis je assister a la reparation',
  },
  {
    needs: [
      anyOf('attendre|attends|patienter|cafe|wifi|wi fi|salle d attente|warten|waarden'),
      anyOf('sur place|atelier|pendant|salle|espace|chez vous|vidange|revision|entretien|pneus?'),
    ],
    not: anyOf('recharg\\w*|combien de temps|delais?|livraison|essai|clients', SAID.lease),
    words: 'pendant travaillons reception atelier espace calme prise electrique velo remplacement',
    isPassage: true,
  },
  {
    needs: [
      anyOf('boites? a cles?|cles?|deposer|rendre|recuperer|ramener|schlussel\\w*'),
      anyOf(
        'nuit|hors (?:des )?(?:horaires?|heures)|en dehors|avant l ouverture|apres la fermeture|boites? a cles?|quand c est ferme|le dimanche soir',
      ),
    ],
    not: anyOf('ouvert\\w*|essai|perdu|double', SAID.lease),
    words: 'tard attendre boite cles fonctionne jour nuit chaque concession',
    isPassage: true,
  },
  {
    needs: [
      anyOf('(?:campagnes? de )?rappels?(?: (?:constructeur|de securite|airbag))?|ruckruf\\w*'),
      anyOf('constructeur|campagnes?|verif\\w*|gratuit\\w*|concernee?s?|airbags?|takata|fabricant|marque'),
    ],
    not: anyOf('me rappel\\w*|rappel de bouclage'),
    words: 'garanties rappels constructeur verifies passage executes sans frais',
    isPassage: true,
  },
]
