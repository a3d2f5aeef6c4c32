import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

/** Matters of parts, of complaints and jobs, and of vans that are fitted out, in the order in which they are tried. */
export const PARTS_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf('pieces? (?:detachees?|de rechange|d origine)|pieces?|accessoires?'),
      anyOf('rendre|retourn\\w*|retour|echang\\w*|rembours\\w*|rapport\\w*'),
    ],
    not: anyOf('identite|occasion|garanti\\w*|voiture', SAID.lease),
    words: 'reprendre echanger accessoire non monte emballage rend trente jours',
    isPassage: true,
  },
  {
    needs: [
      anyOf('pieces?|accessoires?'),
      anyOf('command\\w*|delais?|quand|combien de temps|arriv\\w*|disponibles?'),
      anyOf('pieces?|accessoires?|retrait|comment'),
    ],
    not: anyOf('identite|fournir|credit|garanti\\w*|carr?osserie|repar\\w*|manquante', SAID.lease),
    words:
      'commander indiquez numero chassis rubrique piece recherchee commande passee avant 15 heures disponible lendemain',
    isPassage: true,
  },
  {
    needs: [
      anyOf('coffres? de toit|barres? de toit|porte velos?|galeries?|dachbox|remorques?'),
      anyOf('lou(?:er|ez|e)|location|emprunter|pret\\w*'),
    ],
    not: anyOf('remorques?(?! porte)'),
    words: 'transport barres coffres toit porte velos attelages achat location vacances',
    isPassage: true,
  },
  {
    needs: [
      anyOf('sieges? (?:pour )?(?:enfants?|autos?|bebes?)|kannersetz|kindersitze?|rehausseurs?|cosy'),
      anyOf('vend\\w*|ach\\w*|essay\\w*|propos\\w*|choisir|kafen|kaufen'),
    ],
    not: anyOf('places?|cherche|suvs?|breaks?|monospaces?|voiture avec'),
    words: 'famille sieges enfant essayes voiture pare soleil filets tapis',
    isPassage: true,
  },
  {
    needs: [
      anyOf(
        'reclamations?|plaintes?|plaindre|mecontente?s?|litiges?|mediat\\w*|desaccords?|pas (?:du tout )?contente?s?|beschwer\\w*|insatisfaite?s?|pas satisfaite?s?|recours',
      ),
    ],
    not: anyOf('rendre|echang\\w*|rembours\\w*'),
    words: 'desaccord dites chef site reponse convient direction mediateur consommation',
    isPassage: true,
  },
  {
    needs: [
      anyOf(
        'emplois?|jobs?|embauch\\w*|recrut\\w*|candidat\\w*|postul\\w*|apprentissage|cv|carrieres?|engagez|postes? (?:ouverts?|vacants?|a pourvoir)|stages?|ausbildung|aarbecht|bewerb\\w*|travailler (?:chez|pour) vous',
      ),
      anyOf(
        'comment|envoyer|possible|peut|ouverts?|offres?|delai|reponse|puis|peux|place|places|y a|aurait|propos\\w*|prenez|postul\\w*|candidat\\w*',
      ),
    ],
    not: anyOf('voiture|vehicule|utilitaire|prive|mein|leasing|trajet|mode d emploi|aller au|pour aller'),
    words: 'passe recrutement remplissez formulaire lettre repondons dix jours ouvrables',
    isPassage: true,
  },
  {
    needs: [
      anyOf('amenag\\w*|transform\\w*|etageres?|rayonnages?|etablis?|equiper|ausbau|umbau'),
      anyOf('camionnettes?|utilitaires?|fourgons?|fourgonnettes?|vans?|kangoo|trafic|master|berlingo|lieferwagen'),
      anyOf(
        'faites|fait|pouvez|possible|realis\\w*|install\\w*|mont\\w*|propos\\w*|peut|occup\\w*|amenagez|transformez|equipez',
      ),
    ],
    not: anyOf('cherche|combien de temps|delais?|deja|amenagee?s?|garanti\\w*'),
    words: 'montons rayonnages aluminium bouleau planchers galeries echelles hayons bennes',
    isPassage: true,
  },
  {
    needs: [
      anyOf('fauteuils? roulants?|handicap\\w*|pmr|mobilite reduite|rollstuhl\\w*'),
      anyOf(
        'amenag\\w*|transform\\w*|modif\\w*|monter|adapt\\w*|equip\\w*|faites|installez|montez|rampes?|acces|possible',
      ),
    ],
    not: anyOf('emploi|poste|travailler|cherche'),
    words: 'montons transport personnes rampes treuils sieges pivotants fixations fauteuil essayes',
    isPassage: true,
  },
  {
    needs: [
      anyOf('permis'),
      anyOf('3\\.5 (?:t|tonnes)|3500|utilitaires?|fourgons?|camions?|poids|masse|camionnettes?'),
      anyOf('quel|faut|besoin|suffit|conduire|au dela|avec'),
    ],
    not: anyOf('essai|louer|location|cherche|remorque|caravane'),
    words: 'transportez pese volume dela 3.500 masse maximale autorisee permis',
    isPassage: true,
  },
]
