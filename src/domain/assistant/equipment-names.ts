import type { EquipmentName } from './work-equipment-names'
import { WORK_EQUIPMENT_NAMES } from './work-equipment-names'

const BRANDS = '(bose|jbl|focal|burmester|bowers|harman)(?: (?:et |and )?(?:wilkins|kardon))?'
const INCHES = '(?: (?:de |en )?(\\d\\d)(?: pouces)?)?'

export const EQUIPMENT_NAMES: readonly EquipmentName[] = [
  {
    pattern: 'sieges? (?:du )?(?:conducteur |avant )?(?:(?:a )?(?:reglages? |reglables? ))?electri\\w*',
    labels: /^siege conducteur a reglages electriques|^sieges avant electriques/,
    isKind: true,
  },
  { pattern: '(?:vitres?|fenetres?) (?:avant |arriere )?electriques?', labels: /^vitres .*electriques/ },
  {
    pattern:
      'retros?(?:viseurs?)? (?:exterieurs? )?(?:(?:rabattables? |reglables? )electri\\w*|electriques?|rabattables?)',
    labels: /^retroviseurs rabattables/,
  },
  { pattern: 'frein (?:a main|de (?:stationnement|parking)) electrique', labels: /^frein de stationnement/ },
  { pattern: '(?:allumage automatique|(?:feux|phares?) automatiques?)', labels: /^allumage automatique/ },
  { pattern: '(?:stationnement|parking|creneau) automatique|park assist', labels: /^stationnement .*automatique/ },
  { pattern: 'groupes? (?:frigo\\w*|froid)|frigo\\w*', labels: /^groupe frigorifique/ },
  ...WORK_EQUIPMENT_NAMES,
  { pattern: 'isotherme', labels: /^caisson isotherme/ },
  { pattern: '(?:acces|ouverture|entree) (?:mains libres|sans cle)|keyless(?: entry)?', labels: /^acces mains libres/ },
  { pattern: '(?:bouton start|demarrage (?:sans cle|par bouton|bouton))', labels: /^demarrage sans cle/ },
  {
    pattern:
      '(?:chargeur|charge|recharge)(?: (?:de|du|pour) (?:smartphone|telephone))? (?:a|par|sans) (?:induction|fil)',
    labels: /^chargeur de smartphone/,
  },
  { pattern: '(?:capteurs?|detecteurs?) de pluie|essuie glaces? automatiques?', labels: /^essuie glaces a detection/ },
  {
    pattern: '(?:cockpit|compteurs?|tableau de bord) (?:numerique|digital)s?|virtual cockpit',
    labels: /^instrumentation/,
  },
  {
    pattern:
      '(?:assist\\w*|aide|maintien)(?: (?:au|de|du|dans))*(?: maintien)?(?: (?:de|dans) (?:la |sa )?)(?:file|voie)|lane assist',
    labels: /^aide au maintien dans la voie|^centrage dans la voie/,
  },
  {
    pattern: '(?:chauffage (?:stationnaire|additionnel|programmable)|webasto|standheizung)',
    labels: /^chauffage (?:stationnaire|additionnel)/,
  },
  { pattern: 'cabine double', labels: /^double cabine/ },
  { pattern: '(?:prise )?(?:220|230) ?v(?:olts)?', labels: /^prise (?:230|domestique)/ },
  { pattern: '(?:vitres? (?:sur)?teintees?)', labels: /^vitres .*teintees/ },
  { pattern: '(?:gps|navigation(?: gps)?|navi|systeme de navigation)', labels: /^navigation/ },
  { pattern: '(?:apple )?car ?play', labels: /\bcarplay\b/ },
  { pattern: 'android ?auto', labels: /\bandroid auto\b/ },
  {
    pattern: '(?:toit (?:en verre )?(?:ouvrant )?panoramique|toit (?:en verre|vitre|pano)|panoramadach|glasdach)',
    labels: /^toit (?:.* )?panoramique/,
  },
  { pattern: '(?:toit ouvrant|schiebedach|schibdach)', labels: /^toit ouvrant/ },
  { pattern: 'barres? de toit|dachtrager', labels: /^barres de toit/ },
  {
    pattern: 'sieges? chauffants? (?:a l |aux? )?arriere|sieges? arriere chauffants?',
    labels: /^sieges arriere chauff/,
  },
  { pattern: 'sieges? (?:en cuir )?avant chauffants?', labels: /^sieges avant chauff/ },
  {
    pattern: 'sieges? (?:en cuir |sont |ils |bien |aussi )*chauffants?|sitzheizung',
    labels: /^sieges (?:avant|arriere) chauff/,
  },
  {
    pattern:
      'camera(?: (?:de recul|arriere))?(?! (?:a )?360)|ruckfahrkamera|(?<!radars? de |capteurs? de |aide |feux de )recul',
    labels: /^camera de recul/,
  },
  { pattern: 'camera (?:a )?360(?: degres)?', labels: /^camera a 360/ },
  { pattern: '(?:hayon|coffre) (?:a commande )?(?:electrique|motorise)', labels: /^hayon (?:a commande )?electrique/ },
  { pattern: 'regulateur (?:de vitesse )?adaptatif|acc', labels: /^regulateur .*adaptatif/ },
  { pattern: '(?:affichage )?tete haute|head up display|hud', labels: /^affichage tete haute/ },
  { pattern: '(?:(?:detection|surveillance|detecteur|alerte) (?:des |d )?)?angles? morts?', labels: /angles morts/ },
  { pattern: 'volant chauffant|lenkradheizung', labels: /^volant chauffant/ },
  { pattern: 'sieges? massants?', labels: /^sieges (?:avant )?massants/ },
  { pattern: 'sieges? ventiles?', labels: /^sieges (?:avant )?ventiles/ },
  { pattern: 'cle numerique', labels: /^cle numerique/ },
  { pattern: 'pneus? (?:d )?(?:hiver|neige)|winterreifen|wanterpneuen', labels: /^pneus d hiver/ },
  { pattern: 'pneus? (?:4|toutes?) saisons?|allwetterreifen', labels: /^pneus (?:4|quatre|toutes) saisons/ },
  { pattern: 'bluetooth', labels: /bluetooth/ },
  { pattern: '(?:phares?|feux avant)(?: \\w+)? (?:a )?led', labels: /^phares (?:.* )?led/ },
  { pattern: 'phares? matriciels?', labels: /^phares matriciels/ },
  { pattern: 'isofix|sieges? (?:pour )?(?:enfants?|autos?|bebes?)|kannersetz|kindersitze?', labels: /\bisofix\b/ },
  { pattern: 'climatisation automatique', labels: /^climatisation .*automatique/ },
  { pattern: 'climatisation (?:automatique )?(?:bi ?zone|2 zones)', labels: /^climatisation .*bizone/ },
  { pattern: 'portes? (?:laterales? )?coulissantes?', labels: /^portes? laterales? coulissante/ },
  {
    pattern:
      '(?:crochet d |boule d |avec )?(?:attelages?|attache (?:remorque|caravane)|anhangerkupplung|unhangerkupplung)|crochet',
    labels: /^attelage/,
    isKind: true,
  },
  { pattern: 'climatisation', labels: /^climatisation/, isKind: true },
  { pattern: `jantes? (?:en )?(?:alu|aluminium|alliage)${INCHES}|alufelgen`, labels: /^jantes (?:en alliage|forgees)/ },
  { pattern: `jantes?${INCHES}`, labels: /^jantes/, isKind: true },
  { pattern: `(?:grand )?ecran(?: tactile)?${INCHES}`, labels: /^ecran tactile/, isKind: true },
  { pattern: 'regulateur|tempomat', labels: /^regulateur/, isKind: true },
  { pattern: `(?:(?:systeme audio|sono|hifi|son) )?${BRANDS}`, labels: /^systeme audio/ },
  { pattern: 'systeme audio|sono|hifi', labels: /^systeme audio/, isKind: true },
  {
    pattern: '(?:aide au stationnement|radars? de (?:recul|stationnement)|capteurs? de stationnement|parktronic)',
    labels: /^aide au stationnement/,
    isKind: true,
  },
]

/** Abbreviations and foreign words, with the word that labels use. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  clim: 'climatisation',
  climatiseur: 'climatisation',
  klima: 'climatisation',
  klimaanlage: 'climatisation',
  klimaanlag: 'climatisation',
  klimaautomatik: 'climatisation automatique',
}
