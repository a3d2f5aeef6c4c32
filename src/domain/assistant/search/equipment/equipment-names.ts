import { COMFORT_EQUIPMENT_NAMES } from './comfort-equipment-names'
import type { EquipmentName } from './work-equipment-names'
import { WORK_EQUIPMENT_NAMES } from './work-equipment-names'

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
  {
    pattern:
      '(?:vitres?|vitrages?|fenetres?) (?:arriere )?(?:sur ?)?(?:teintee?s?|foncee?s?|noire?s?|sombres?|fumee?s?)(?: (?:a l )?arriere)?',
    labels: /^vitres .*teintees/,
  },
  ...COMFORT_EQUIPMENT_NAMES,
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
