/** What people call features, and the labels in plain words that they mean by it. */
export interface EquipmentName {
  /** A group, if there is one, is a figure or make that labels must contain: "jantes 18 pouces". */
  pattern: string
  labels: RegExp
  /** Whether it names a kind of feature only, so that a label may be another of the kind. */
  isKind?: true
  /** Whether the figure is the least that will do: "charge rapide d’au moins 120 kW". */
  isLeast?: true
}

/** Features of vehicles for work, and of the charge of electric ones. */
export const WORK_EQUIPMENT_NAMES: readonly EquipmentName[] = [
  {
    pattern:
      '(?:couvercle|couvre benne|capot|couverture|hard ?top|tonneau)(?: rigide)?(?: (?:sur|de|pour) (?:la )?benne)?(?<=benne|rigide|tonneau|hard ?top)',
    labels: /^couvre benne/,
  },
  {
    pattern:
      '(?:(?:l )?interieur )?(?:(?:est )?deja )?amenagee?s? en atelier|amenagement (?:d )?atelier|(?:etageres|rayonnages)(?: (?:deja )?(?:montees?|posee?s?|a l interieur|dedans|interieure?s?))?',
    labels: /^amenagement d atelier/,
  },
  {
    pattern:
      '(?<! (?:monter|poser|installer|mettre|recevoir|amenager) (?:une|la|ma) )(?:tri ?)?bennes?(?: (?:tri ?)?basculantes?| qui basculent?)?(?: (?:a |des |sur |de )?(?:les )?(?:trois|3) cotes)?|kipper',
    labels: /^benne basculante/,
  },
  { pattern: '(?:hayon|plateforme) (?:elevateur|elevatrice|hydraulique)|ladebordwand', labels: /^hayon elevateur/ },
  {
    pattern: '(?:chassis |empattement |version |caisse )?rallonge(?:e|s|es)?|empattement long|chassis long',
    labels: /^empattement long/,
  },
  { pattern: 'rehausse(?:e|s|es)?|toit (?:haut|sureleve|rehausse)', labels: /^toit sureleve/ },
  { pattern: 'grue(?: auxiliaire| de chargement)?', labels: /^grue auxiliaire/ },
  { pattern: 'plateau(?: ridelles| a ridelles| depanneuse)?', labels: /^plateau a ridelles/ },
  { pattern: 'tachygraphe', labels: /^tachygraphe/ },
  { pattern: 'pompe a chaleur|warmepumpe', labels: /^pompe a chaleur/ },
  {
    pattern:
      '(?:re)?charges? rapides?(?: (?:en )?(?:dc|courant continu))?(?: (?:a|de|en|jusqu a|d au moins))*(?: (\\d{2,3})kw)?',
    labels: /^recharge rapide/,
    isLeast: true,
  },
  { pattern: 'chargeur embarque(?: (\\d{1,2})kw)?', labels: /^chargeur embarque/ },
  { pattern: 'v2l', labels: /v2l$/ },
]
