import { PART } from '../search/equipment/car-parts'
import type { VehicleFact } from '../reply/reply'
import { FACT_WORDS } from './vehicle-fact-words'

/** What no record says, in words that fields are asked with too: the price of an insurance is no price of the vehicle. */
const BESIDE =
  / (?:vitesse max|0 a 100|acceleration|coffre(?! de toit)|negoci|consomme(?:nt)? l(?:a|e|es) (?:clim|chauff|phare)|baisser|reprise|marchander|assuranc|frais |livraison|livre[re] |entretien|revis|pneus? |phares? |feux |jantes? |toit |reservoir|vidange|controle technique|roue de secours|argus|velos? |parking|permis|rechange|fabriqu|regardee?|changer |ferment |taxe|vignette|extension|plein |carnet|cles? |huile|peinture|fiscale?|(?<! (?:kms?|kilometres|jusqu ou|autonomie)(?: \w+){0,8} )(?:de|en|par|une) (?:re)?charge |boite a gants|(?:re)?charge (?:en )?(?:combien de temps|longtemps)|vendue?s? avec|combien (?:pour|coutent) (?:le|la|les|un|une|des) |prix neuf|batterie(?: \w+)* garanti|garantie?(?: \w+)* batterie|numero|chassis|proprietaires?|fume[rzu]?|fumait|fumeur|accident|odeur|animaux|non freine|depuis (?:quand|combien de temps)(?: \w+)* en (?:vente|stock))/

/** Questions about a down payment that differs from the one in the record. */
const OTHER_DEPOSIT =
  / (?:si (?:je|on|nous) (?:mets?|mettons|verse|versons|donne|paie|paye|payons)|(?:avec|en (?:mettant|versant)) (?:un apport de )?\d+ (?:eur )?(?:d apport|d acompte|au depart|de depart)?|avec un apport de|sans apport|sans acompte) /

/** Seats of one row. */
const OF_ONE_ROW = / (?:combien de (?:sieges|places)(?: (?:a|de) l)? (?:avant|arriere|devant|derriere)) /

const PART_ASKED = new RegExp(` ${PART} `)
/** What something beside the car costs: "le prix de la carte grise". */
const OTHER_PRICE =
  / (?:(?:prix|cout|tarif) (?:de la|du|de l|d un|d une|des|de son|de sa)|(?:coute|coutent|vaut|valent) (?:la|le|les|l|un|une|son|sa)) (?!(?:\w+ )?(?:voitures?|vehicules?|autos?|modele|bagnole|celle|cette|ce|vente|leasing|location|mois) )\w/

/** Whether a sentence asks for something that no record says. */
export const isBesideRecord = (text: string): boolean =>
  BESIDE.test(text) ||
  OTHER_DEPOSIT.test(text) ||
  OF_ONE_ROW.test(text) ||
  PART_ASKED.test(text) ||
  OTHER_PRICE.test(text)

/** Whether a sentence asks for an instalment with a down payment of its own: "si je mets 5 000 € d’apport". */
export const asksOtherDeposit = (text: string): boolean =>
  OTHER_DEPOSIT.test(text) &&
  /(?: mensualite| ca (?:fait|ferait|donne) combien | combien ca (?:fait|ferait) | par mois | loyer| au mois | credit | leasing | financement )/.test(
    text,
  )

/** The field that a sentence asks for; null where it asks for none, or for something no record has. */
export const vehicleFactAsked = (text: string): VehicleFact | null => {
  if (isBesideRecord(text)) return null
  return FACT_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
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
  !/ (?:je (?:cherche|veux(?! (?:dire|savoir|parler|juste savoir))|voudrais(?! (?:savoir|connaitre|juste savoir)))|avez vous(?! (?:(?:deja|encore|recemment) )*(?:baisse|change|vendu|verifie|controle|fait|eu|remplace|repare) )|auriez vous|montrez|une? autre(?! (?:concession|garage|site|agence))|d autres|trouvez? moi) /.test(
    text,
  )

/** Whether a sentence points at the vehicle at hand, so that it cannot look for others. */
export const pointsAtTheVehicle = (text: string): boolean =>
  / (?:elle|cette voiture|cette auto|ce vehicule|celle ci|celui ci|dessus|it|den auto|deen auto|dei auto|desen auto|das auto|dat auto|dest auto|der wagen|dieser wagen|dieses auto|le vehicule|this (?:one|car)) /.test(
    text,
  ) && isAboutTheVehicle(text)

/** Whether a sentence asks if the vehicle has something, or is no more than the name of a feature. */
export const asksForFeature = (text: string): boolean =>
  text.trim().split(' ').length <= FEW_WORDS ||
  / ou /.test(text) ||
  (text.trim().split(' ').length <= FEW_WITH_ARTICLE && ARTICLE_FIRST.test(text)) ||
  / (?:(?:quelles?|quels?)(?: \w+)* (?:taille|dimension|diametre|type|sorte|marque)|taille|pouces|a t elle|a t il|y a|(?:celle ci|celui ci|cette (?:voiture|auto)|ce (?:vehicule|modele)|la voiture) (?:a|dispose|possede|est)|est ce que (?:elle|il|celle|celui|cette|ce|la voiture|le vehicule)|clim(?:atisation)? (?:auto|automatique|manuelle) ou|est ce qu|elle a|il a|equipee?s?|possede|dispose|isofix|(?:does|has|is) (?:it|this|the car)|(?:is|are) (?:there|the)|(?:hat|huet) (?:den|das|dat|dieses|dest) auto|come with|fitted with|equipped|included|gibt es|vorhanden|dabei|(?:ist|sind|ass) (?:ein|eine|en|eng) |ass (?:en|eng)|huet (?:en|et|si|den|deen|dei|dat)|hat (?:er|sie|es|der|das|die|dieser|dieses)|avec|(?:mettre|installer|fixer|attacher|caser)|combien de sieges|sont a|(?:est|sont) en) /.test(
    text,
  )
