import { anyOf, SAID } from './topic'
import type { Topic } from './topic'

const MORE_DISTANCE =
  'au lieu de (?:les |des )?\\d+|depass\\w*|explos\\w*|exced\\w*|davantage|(?:plus|moins)(?: de (?:kms?|kilometres))? que (?:prevu|convenu|le contrat|mon contrat)|trop (?:roule|de (?:kms?|kilometres))|(?:kms?|kilometres) (?:supplementaires?|en plus|en trop|de plus)|(?:chang|modifi|adapt|rev(?:oir|u)|ajust|augment|baiss|diminu|redui)\\w* (?:(?:le|mon|les|son|leur|mes) )?(?:kilometrages?|kms?|kilometres|forfait)|(?:l |le )(?:augmenter|changer|adapter|modifier|revoir|ajuster)|trop (?:petit|court|bas|juste|faible)|mei (?:fuer\\w*|kilometer)|mehr (?:fahr\\w*|kilometer)|uber(?:schreit\\w*|zieh\\w*)'
const MEMBER =
  'femme|mari|conjoint\\w*|fils|fille|enfants?|quelqu un|autre (?:personne|conducteur)|ami\\w*|famille|plusieurs|epou\\w*|copain|copine|compagn\\w*|parents?|frere|soeur|mere|pere|collegues?|fra|mann|frau'

/** Matters of driving a leased car and of the end of its contract, in the order in which they are tried. */
export const LEASE_USE_TOPICS: readonly Topic[] = [
  {
    needs: [
      anyOf(SAID.lease),
      anyOf('boite|societe|entreprise|start ?up|firme|firma|independante?'),
      anyOf(
        '\\d+ mois|recente?|jeune|vient d etre|nouvelle|moins d (?:un|1) an|creee?|existence|existe|debut\\w*|lancee?',
      ),
    ],
    not: anyOf('combien|cherche|max\\w*|eur|duree|sur \\d+ mois'),
    words: 'societe creee moins exclue dossier construit depot duree courte',
    isPassage: true,
  },
  {
    needs: [
      anyOf(SAID.lease, 'contrat', 'forfait(?: kilometrique)?', 'prevu', 'loyer'),
      anyOf('roul\\w*|kms?|kilometr\\w*|kilometer|forfait|distance|fuer\\w*|fahr\\w*'),
      anyOf(MORE_DISTANCE),
    ],
    not: anyOf('garanti\\w*|echang\\w*|occasion|revision|vidange|autonomie|essai'),
    words: 'et si je roule davantage que prevu',
  },
  {
    needs: [
      anyOf(SAID.lease, 'contrat|signe|engage\\w*'),
      anyOf(
        'rendre|rends|arret\\w*|resili\\w*|romp\\w*|cass\\w*|sortir|stopp\\w*|quitter|mettre fin|interromp\\w*|termin\\w*|restitu\\w*|separer|debarrass\\w*|annul\\w*|ofbriech\\w*|kundig\\w*|zereckginn',
      ),
      anyOf(
        'avant (?:la fin|terme|le terme|l echeance|les)|plus tot|anticip\\w*|en cours|au bout d (?:un|une|1)|apres (?:un|1) an|perd\\w* mon|demenag\\w*|(?:pars|part|partir|partons) (?:vivre|a l etranger|habiter)|quitte (?:le pays|le luxembourg)|si dans \\d|divorc\\w*|chomage|resili\\w*|romp\\w*|cass\\w*|quand je veux|a tout moment|virzaiteg|vorzeitig|fruher',
      ),
    ],
    not: anyOf('entretien|garanti\\w*|depot|caution|credit|pret'),
    words: 'puis je rendre la voiture plus tot leasing anticipation',
  },
  {
    needs: [
      anyOf(SAID.lease),
      anyOf('conduire|conduis\\w*|conduise|rouler|volant|prete\\w*|conducteurs?|fueren|fahren'),
      anyOf('qui|etranger|vacances', MEMBER),
    ],
    not: anyOf('essai|essayer|permis de construire'),
    words: 'qui peut conduire',
  },
  {
    needs: [
      anyOf(SAID.lease),
      anyOf('partir|aller|voyager|rouler|conduire|sortir|passer|utiliser'),
      anyOf('etranger|vacances|frontieres?|italie|espagne|portugal|france|allemagne|belgique|suisse|europe'),
    ],
    not: anyOf('habit\\w*|combien|immatricul\\w*'),
    words: 'qui peut conduire',
  },
  {
    needs: [
      anyOf(SAID.lease),
      anyOf('assur\\w*|omnium|casco|versicher\\w*|versecher\\w*'),
      anyOf(
        'mon assureur|assureur|ma propre|propre|garder|choisir|ailleurs|libre|obligatoire\\w*|imposee?|oblige\\w*|doit|dois|faut|souscrire|prendre|option|actuelle',
      ),
    ],
    not: anyOf('combien|prix|coute\\w*'),
    words: 'l assurance est elle comprise',
  },
  {
    needs: [
      anyOf(SAID.lease),
      anyOf('stock|deja (?:la|en stock|chez vous|disponibles?|immatriculee?)|sur place|d occasion|usagee?|parc'),
      anyOf('puis|peut|peux|possible|pouvez|faites|kann|uniquement|seulement|que du neuf'),
    ],
    not: anyOf('combien|moins cher\\w*|budget|max\\w*|eur|montre\\w*|cherche'),
    words: 'puis je choisir une voiture du stock',
    mayBeSearch: true,
  },
  {
    needs: [
      anyOf(SAID.lease, 'contrat', 'restitution'),
      anyOf('fin|terme|restitution|rend\\w*|retour|rueckgab\\w*|zereckginn'),
      anyOf(
        'rayures?|griff\\w*|bosses?|dommages?|degats?|abime\\w*|usure|etat|taches?|usee?|schaden|jante frottee|impacts?',
      ),
    ],
    not: anyOf('batterie'),
    words: 'restitution surprise examinons grille illustree usure normale facture chiffre ecrit',
    isPassage: true,
  },
  {
    needs: [
      anyOf(
        SAID.lease,
        'contrat de location',
        '(?:a la fin|fin|au bout|au terme) (?:de |du |des |d )(?:mes |les |mon )?(?:\\d+ (?:mois|ans)|contrat)',
      ),
      anyOf(
        'a la fin|fin (?:du|de|d un|de mon|des)(?: \\w+)?|au terme|au bout|echeance|se termine|apres (?:les |mes )?\\d+ (?:ans|mois)|apres le contrat|expire\\w*|um enn|am ende|option d achat',
      ),
      anyOf(
        'que|quoi|qu|racheter|rachat|garder|acheter|achat|rendre|rends|passe|faire|devien\\w*|choix|prolong\\w*|wat|was|kafen|kaufen|oblige\\w*',
      ),
    ],
    not: anyOf('avant|plus tot|anticip\\w*|depot|caution|combien|offres?|promos?|date|kms?|kilometr\\w*'),
    words: 'que se passe t il a la fin',
  },
]
