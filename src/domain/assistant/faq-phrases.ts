/** Phrases of visitors, with the words that FAQ questions use for the same thing. */
export const FAQ_PHRASES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\b(?:voitures?|vehicules?|autos?) de pret\b/g, 'voiture de remplacement'],
  [/veu(?:t|lent) dire/g, 'signifie'],
  [/\bdepot de garantie\b/g, 'depot'],
  // Put aside where the reason says more.
  [/\b(?:rendre|retourner|rapporter) (?:la|ma|une|le) (?:voiture|vehicule|auto)\b(?=.*\b(?:plait|convient)\b)/g, ''],
  [/(?<=\bavis\b.*)\b(?:rendre|retourner|rapporter) (?:la|ma|une|le) (?:voiture|vehicule|auto)\b/g, ''],
  [/\bplus tot\b|\bavant (?:la fin|terme|l echeance|le terme)\b|\banticipee?\b|\banticipativement\b/g, 'anticipation'],
  [
    /\bchang\w* d avis\b|\bretractation\b|\bsatisfait ou rembourse\b|\b(?:ne )?(?:me|nous) (?:plait|convient) (?:pas|plus)\b/g,
    'fonctionne echange sous quatorze jours',
  ],
  [
    /\bdepass\w* (?:\w+ )?(?:kilometrage|kilometres|km|forfait)\b|\btrop de (?:kilometres|km)\b|\broul\w* plus (?:que prevu|que)\b/g,
    'roule davantage prevu',
  ],
  [
    /\b(?:annul|decal|deplac|report|modifi)\w* (?:mon|un|l|le|mes) (?:essais?|rendez vous|rdv)\b/g,
    'changer annuler rendez vous',
  ],
  [/\b(?:re)?trouve plus\b|\bn(?: |')(?:est|apparait) plus\b/g, 'disparu'],
  [/\b(?:par|chez|aupres d) un (?:tiers|autre garage|expert|mecanicien)\b/g, 'ailleurs'],
  [
    /\b(?:r?achetez|reprenez) (?:vous )?(?:(?:des|les|aussi des|aussi les|nos|mon|ma) )?(?:voitures?|vehicules?|autos?)(?: d occasion)?(?: (?:de|des|aux|a des) particuliers)?(?: (?:de |d )?(?:toutes?(?: les)?|autres?|n importe quelles?) marques?)?/g,
    'reprenez ancienne',
  ],
  [
    /\b(?:premiere?|1er|1ere) (?:controle|visite) technique\b|\b(?:controle|visite) technique\b(?= .*\bneu(?:f|ve)\b)/g,
    'age passe controle technique',
  ],
  [/(?<=\bcontrole technique\b.*)\b(?:neuf|neuve)s?\b/g, ''],
  [/\breprise\b(?! comprise| incluse| deduite)/g, 'reprenez ancienne'],
  [/\b(?:prix|mensualites?) (?:est|sont)(?: il)?s? (?:fixes?|tva|ttc|nets?)\b/g, 'prix definitifs'],
  [
    /\bsans (?:venir|me deplacer|se deplacer|bouger|passer)\b|\ba distance\b|\ben ligne entierement\b/g,
    'acheter deplacer',
  ],
  [/\bborne(?:s)? (?:de recharge )?(?:a la maison|chez moi|a domicile)\b|\bwallbox\b/g, 'installez bornes domicile'],
]
