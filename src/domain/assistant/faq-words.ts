/** Phrases of visitors, with the words that FAQ questions use for the same thing. */
const PHRASES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/veu(?:t|lent) dire/g, 'signifie'],
  [/\bplus tot\b|\bavant (?:la fin|terme|l echeance|le terme)\b|\banticipee?\b|\banticipativement\b/g, 'anticipation'],
  [
    /\bchang\w* d avis\b|\bretractation\b|\bsatisfait ou rembourse\b|\b(?:ne )?(?:me|nous) (?:plait|convient) (?:pas|plus)\b/g,
    'fonctionne echange sous quatorze jours',
  ],
  [
    /\bdepass\w* (?:\w+ )?(?:kilometrage|kilometres|km|forfait)\b|\btrop de (?:kilometres|km)\b|\broul\w* plus (?:que prevu|que)\b/g,
    'roule davantage prevu',
  ],
  [/\b(?:annul|decal|deplac|report|modifi)\w* (?:mon|un|l|le|mes) essais?\b/g, 'changer annuler rendez vous'],
  [/\breprise\b/g, 'reprenez ancienne'],
  [/\b(?:prix|mensualites?) (?:est|sont)(?: il)?s? (?:fixes?|tva)\b/g, 'prix definitifs'],
  [
    /\bsans (?:venir|me deplacer|se deplacer|bouger|passer)\b|\ba distance\b|\ben ligne entierement\b/g,
    'acheter deplacer',
  ],
  [/\bborne(?:s)? (?:de recharge )?(?:a la maison|chez moi|a domicile)\b|\bwallbox\b/g, 'installez bornes domicile'],
]

/** Words that mean the same in questions. */
const SAME: Readonly<Record<string, string>> = {
  '14': 'quatorze',
  marche: 'fonctionne',
  electriques: 'electrique',
  lease: 'leasing',
  diminue: 'baisse',
  pret: 'financement',
  prets: 'financement',
  credit: 'financement',
  rembourse: 'rendu',
  restitue: 'rendu',
  private: 'prive',
  accus: 'batterie',
  livree: 'livrez',
  livraison: 'livrez',
  livrer: 'livrez',
  expediez: 'livrez',
  expedier: 'livrez',
  envoyez: 'livrez',
  belgique: 'etranger',
  allemagne: 'etranger',
  france: 'etranger',
  suisse: 'etranger',
  italie: 'etranger',
  lorraine: 'etranger',
  actuelle: 'ancienne',
  rachetez: 'reprenez',
  racheter: 'reprenez',
  racheteriez: 'reprenez',
  rachat: 'reprenez',
  reprendre: 'reprenez',
  reprendriez: 'reprenez',
  acompte: 'apport',
  femme: 'conjoint',
  mari: 'conjoint',
  epouse: 'conjoint',
  epoux: 'conjoint',
  compagne: 'conjoint',
  compagnon: 'conjoint',
  conjointe: 'conjoint',
  prend: 'dure',
  prennent: 'dure',
  subvention: 'prime',
  subventions: 'prime',
  primes: 'prime',
  aides: 'prime',
  contraventions: 'amendes',
  contravention: 'amendes',
  supprimer: 'annuler',
  decaler: 'changer',
  deplacer: 'changer',
}

/** Words that say nothing of what is asked, beside the common ones. */
const EMPTY: ReadonlySet<string> = new Set(['bout', 'annees', 'verser', 'personnel', 'constructeur', 'sais', 'savoir'])

/** The words of a question that tell it from others, as the FAQ writes them. @param plain without accents and marks */
export const wordsOfQuestion = (plain: string): string[] =>
  PHRASES.reduce((text, [pattern, words]) => text.replace(pattern, words), plain)
    .split(' ')
    .filter((word) => !EMPTY.has(word))
    .map((word) => SAME[word] ?? word)
