import { PART } from './car-parts'
import type { VehicleFact } from './reply'

const COSTS = ' (?:combien|mensualites?|loyers?|prix|coute|tarif|par mois)(?: \\w+)* '
const LEASE = ' (?:(?:business|private|prive) lease|leasing|lld|loa|location longue duree|loyers?) '
/** Who leases for a business, before or behind the lease: "en leasing pour ma société". */
const BUSINESS =
  ' (?:business|pro|professionnel(?:le)?s?|entreprises?|societe|(?:ma|notre|la) boite|ht|hors tva|firme|firma|independante?s?|gewerblich) '
/** How people ask for a field of the vehicle whose page they read; the first that fits counts. */
const ASKED: readonly (readonly [fact: VehicleFact, pattern: RegExp])[] = [
  ['vat', /(?<! hors) tva /],
  [
    'interiorColour',
    / (?:couleur|teinte|farbe|faarf)(?: \w+)* (?:interieure?|sellerie|sieges?|dedans) | (?:interieure?|sellerie)(?: \w+)* (?:couleur|teinte) /,
  ],
  ['businessLease', new RegExp(`^(?=.*${LEASE})(?=.*${BUSINESS})(?=.*(?:${COSTS}| en leasing ))`)],
  ['privateLease', new RegExp(`${COSTS}(?:private lease|prive lease|leasing (?:prive|particuliers?)) `)],
  [
    'privateLease',
    /^(?!.* offres? ).* (?:en|(?:prix|cout|tarif|loyer|mensualite)(?: \w+)*) (?:leasing|lld|loa|location longue duree) /,
  ],
  ['instalment', /(?: mensualite| par mois | loyer| au mois | im monat | am mount )/],
  ['discount', /(?: remise| ristourne| rabais| reduction| promotion)/],
  ['range', /(?: autonomie| reichweite| reechwait)/],
  ['co2', /(?: co2 | emissions? de | pollue)/],
  [
    'consumption',
    /(?: consomm| litres aux | aux (?:100|cent) | au (?:100|cent) | verbrauch| boi(?:t|vent) | gourmand| soif )/,
  ],
  [
    'fuel',
    / roule\w*(?: t elle)? (?:a quoi|au quel|a l essence|au (?:diesel|gazole|gpl)|a l electricite|en electrique) /,
  ],
  ['registration', / depuis quand(?: \w+)* (?:roule|circule) /],
  ['mileage', /(?: kilomet| combien de kms? | km au compteur| roule | nombre de km)/],
  ['warranty', /(?: garanti)/],
  ['power', /(?: puissan| leistung| chevaux | combien de ch | kw | kilowatts? | ps )/],
  [
    'seats',
    /(?: (?:tient|rentre|monte|loge)(?: \w+)* a (?:\d|combien) | combien de (?:places?(?! dans le coffre| de coffre| pour)|sieges|personnes|passagers|gens)| asseoir | nombre de places| places | plazen | sitze | sitzplatze )/,
  ],
  ['doors', /(?: portes | portieres | turen | dieren )/],
  ['towing', /(?: remorqu| anhang| tract(?:e|able)| tirer | caravane )/],
  ['drive', /(?: roues motrices | 4x4 | integrale | traction | propulsion )/],
  ['transmission', /(?: boite| getriebe| automatique | manuelle | vitesses | rapports )/],
  [
    'registration',
    /(?: annee | baujahr | erstzulassung | wei al | wie alt | immatricul| quel age | mise en circulation | millesime | quel mois | (?:elle|il) (?:est|date) (?:bien )?(?:de|d) (?:19|20)\d\d | de quand | vieille | ugemellt | zugelassen | zougelooss)/,
  ],
  ['emissions', /(?: norme| euro \d)/],
  ['energy', /(?: classe energ| etiquette energ)/],
  ['colour', /(?: couleur| teinte | farbe | faarf )/],
  [
    'availability',
    /(?: disponible | dispo | en vente | en stock | ze hunn | zu haben | encore la | disponibel | frei | reservee? | vendue? | verfugbar | verkauft | nach do )/,
  ],
  [
    'location',
    /(?: ou (?:peut|se |puis|voir)| ou est (?:elle|il|ce|cette|la voiture|le vehicule|visible|expose\w*) | ou (?:la|le) (?:voir|trouver|essayer)| ou $| wo (?:steht|ist)| wou (?:steet|ass)| quel(?:le)? (?:concession|garage)| a quel endroit| visible | exposee )/,
  ],
  ['fuel', /(?: carburant | diesel | essence | electrique | hybride | energie | motorisation )/],
  [
    'price',
    /(?: prix | coute| combien (?:vaut|est)| a combien (?!d )| tarif| montant | a payer | (?:vendez|vend|vendue?|laissez) combien | demandez| kascht | kostet )/,
  ],
]

/** What no record says, in words that fields are asked with too: the price of an insurance is no price of the vehicle. */
const BESIDE =
  / (?:vitesse max|0 a 100|acceleration|coffre(?! de toit)|negoci|consomme(?:nt)? l(?:a|e|es) (?:clim|chauff|phare)|baisser|reprise|marchander|assuranc|frais |livraison|livre[re] |entretien|revis|pneus? |phares? |feux |jantes? |toit |reservoir|vidange|controle technique|roue de secours|argus|velos? |parking|permis|rechange|fabriqu|regardee?|changer |ferment |taxe|vignette|extension|plein |carnet|cles? |huile|peinture|fiscale?|(?:de|en|par|une) (?:re)?charge |boite a gants|vendue?s? avec|combien (?:pour|coutent) (?:le|la|les|un|une|des) |prix neuf|batterie(?: \w+)* garanti|garantie?(?: \w+)* batterie|numero|chassis|non freine|depuis (?:quand|combien de temps)(?: \w+)* en (?:vente|stock))/

/** Terms of payment other than those of the record, and seats of one row. */
const OTHER_TERMS =
  / (?:si (?:je|on|nous) (?:mets?|mettons|verse|versons|donne|paie|paye|payons)|avec (?:un apport de )?\d+ (?:eur )?(?:d apport|d acompte)|sans apport|sans acompte|combien de (?:sieges|places)(?: (?:a|de) l)? (?:avant|arriere|devant|derriere)) /

const PART_ASKED = new RegExp(` ${PART} `)
/** What something beside the car costs: "le prix de la carte grise". */
const OTHER_PRICE =
  / (?:(?:prix|cout|tarif) (?:de la|du|de l|d un|d une|des|de son|de sa)|(?:coute|coutent|vaut|valent) (?:la|le|les|l|un|une|son|sa)) (?!(?:\w+ )?(?:voitures?|vehicules?|autos?|modele|bagnole|celle|cette|ce|vente|leasing|location|mois) )\w/

/** Whether a sentence asks for something that no record says. */
export const isBesideRecord = (text: string): boolean =>
  BESIDE.test(text) || OTHER_TERMS.test(text) || PART_ASKED.test(text) || OTHER_PRICE.test(text)

/** The field that a sentence asks for; null where it asks for none, or for something no record has. */
export const vehicleFactAsked = (text: string): VehicleFact | null => {
  if (isBesideRecord(text)) return null
  return ASKED.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const FEW_WORDS = 3
/** The same for a name with an article or a negation before it: "pas de caméra de recul ?". */
const FEW_WITH_ARTICLE = 6
const ARTICLE_FIRST = /^ (?:et |ni )?(?:pas (?:de|d)|sans|avec|des|les|l|la|le|une?) /

/** Whether a sentence asks if the vehicle comes in a colour. */
export const asksForColour = (text: string): boolean =>
  / (?:disponibles?|dispo|existe\w*|l avez|l auriez|la meme)(?: \w+)* en | en \w+(?: \w+)? (?:vous l|elle existe|existe|c est|disponible|dispo) /.test(
    text,
  )

/** Whether a sentence speaks of the vehicle at hand and of no other: "elle", "cette voiture", a question without a wish. */
export const isAboutTheVehicle = (text: string): boolean =>
  !/ (?:je (?:cherche|veux|voudrais)|avez vous|auriez vous|montrez|une? autre|d autres|trouvez? moi) /.test(text)

/** Whether a sentence asks if the vehicle has something, or is no more than the name of a feature. */
export const asksForFeature = (text: string): boolean =>
  text.trim().split(' ').length <= FEW_WORDS ||
  / ou /.test(text) ||
  (text.trim().split(' ').length <= FEW_WITH_ARTICLE && ARTICLE_FIRST.test(text)) ||
  / (?:(?:quelles?|quels?)(?: \w+)* (?:taille|dimension|diametre|type|sorte|marque)|taille|pouces|a t elle|a t il|y a|clim(?:atisation)? (?:auto|automatique|manuelle) ou|est ce qu|elle a|il a|equipee?s?|possede|dispose|isofix|huet (?:en|et|si)|hat (?:er|sie|es)|avec|sont a|(?:est|sont) en) /.test(
    text,
  )
