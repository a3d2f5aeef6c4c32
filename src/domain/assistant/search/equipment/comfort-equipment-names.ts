import type { EquipmentName } from './work-equipment-names'

const BRANDS = '(bose|jbl|focal|burmester|bowers|harman)(?: (?:et |and )?(?:wilkins|kardon))?'
const INCHES = '(?: (?:de |en )?(\\d\\d)(?: pouces)?)?'

/** Features that drivers see, hear and feel, in the order in which they are tried. */
export const COMFORT_EQUIPMENT_NAMES: readonly EquipmentName[] = [
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
      '(?:qui )?filme (?:derriere|en reculant)(?: quand (?:je|on) recule)?|camera(?: (?:de recul|arriere))?(?! (?:a )?360)|reversing camera|ruckfahrkamera|(?<!radars? de |capteurs? de |aide |feux de )recul',
    labels: /^camera de recul/,
  },
  { pattern: '(?:camera|vue|vision|parking) (?:a )?360(?: degres)?', labels: /^camera a 360/ },
  {
    pattern:
      '(?:hayon|coffre) (?:(?:a commande )?(?:electrique|motorise)|qui (?:s ouvre|se ferme|s ouvre et se ferme) (?:electriquement|automatiquement|tout seul|seul|avec le pied|sans les mains))|elektrische heckklappe',
    labels: /^hayon (?:a commande )?electrique/,
  },
  {
    pattern:
      'regulateur (?:de vitesse )?(?:adaptatif|intelligent|actif|a radar|radar|qui (?:freine|garde|ralentit|suit|s adapte|tient)(?: (?:tout|seul|les?|distances?|aussi))*)|abstandstempomat|acc',
    labels: /^regulateur .*adaptatif/,
  },
  { pattern: '(?:affichage )?tete haute|head up display|hud', labels: /^affichage tete haute/ },
  {
    pattern:
      '(?:(?:detection|surveillance|detecteur|alerte|(?:qui )?surveille) (?:des |d |les |l )?)?angles? morts?|toter winkel',
    labels: /angles morts/,
  },
  { pattern: 'volant chauffant|lenkradheizung', labels: /^volant chauffant/ },
  { pattern: 'sieges? massants?', labels: /^sieges (?:avant )?massants/ },
  { pattern: 'sieges? ventiles?', labels: /^sieges (?:avant )?ventiles/ },
  {
    pattern:
      '(?:conduite |voiture )?(?:semi |quasi )?(?<! plus )autonome|semi autonome|pilot(?:e|age) automatique|autopilot|conduite assistee|(?:conduite |assistance |autonomie )?(?:de )?niveau 2',
    labels: /^assistance a la conduite de niveau/,
  },
  { pattern: 'cle numerique', labels: /^cle numerique/ },
  { pattern: 'pneus? (?:d )?(?:hiver|neige)|winterreifen|wanterpneuen', labels: /^pneus d hiver/ },
  { pattern: 'pneus? (?:4|toutes?) saisons?|allwetterreifen', labels: /^pneus (?:4|quatre|toutes) saisons/ },
  { pattern: 'bluetooth', labels: /bluetooth/ },
  { pattern: '(?:phares?|feux avant)(?: \\w+)? (?:a )?led', labels: /^phares (?:.* )?led/ },
  { pattern: 'phares? matriciels?', labels: /^phares matriciels/ },
  {
    pattern: 'isofix|rehausseurs?|sieges? (?:pour )?(?:enfants?|autos?|bebes?)|kannersetz|kindersitze?',
    labels: /\bisofix\b/,
  },
  { pattern: 'climatisation automatique', labels: /^climatisation .*automatique/ },
  { pattern: 'climatisation (?:automatique )?(?:bi ?zone|2 zones)', labels: /^climatisation .*bizone/ },
  {
    pattern:
      'portes? (?:(?:laterales?|arriere|de cote) )*(?:coulissantes? (?:et |a |sont |est )?(?:ouverture |commande )?(?:electri\\w*|motorisee?s?|automatiques?)|(?:electri\\w*|motorisee?s?) (?:laterales? )?coulissantes?|(?:laterales? )?(?:electriques?|motorisees?)(?= (?:laterales?|coulissantes?)))|portes? laterales? electriques?|(?:electric|power) sliding doors?|elektrische schiebetur\\w*',
    labels: /^portes? laterales? coulissantes? electriques?/,
  },
  {
    pattern:
      'portes? (?:laterales? )?(?:coulissantes?|(?:qui )?(?:coulissent|glissent))|schiebetur\\w*|schiebedier\\w*',
    labels: /^portes? laterales? coulissante/,
  },
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
