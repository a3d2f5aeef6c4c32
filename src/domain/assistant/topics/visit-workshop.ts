import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

/** Matters of inspections and of bringing a car to the workshop, in the order in which they are tried. */
export const WORKSHOP_VISIT_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf(
        'controle technique|ct|visite technique|autokontroll|technesch kontroll|tuv|(?<! immatricul.*)sn(?:ct|ca)(?!.* immatricul)',
      ),
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
      anyOf(
        'controle technique|visite technique|autokontroll|technesch kontroll|tuv|snct|(?:passer|passe) (?:le |au )controle|se faire (?:inspecter|controler)',
      ),
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
