/** Words that are typed without their apostrophe, by what stands before it: "latelier", "jaimerais", "cest". */
const AFTER: Readonly<Record<string, string>> = {
  l: 'atelier|adresse|assurance|autonomie|essai|essayer|entretien|heure|hiver|occasion|ancienne|annee|apport|acompte|auto|achat|essence|electrique|hybride|equipe|agence|entreprise|echange|acheter|avoir|horaire|ouverture|offre|apres midi|argus|etat|interieur|immatriculation',
  d: 'electriques?|essence|hybrides?|automatiques?|utilitaires?|argent|equipements?|huile|occasions?|apport|autonomie|entretien|essai|essayer|assurance|hiver|ouverture|attelage|acompte|acheter|avoir|accord|abord|apres|origine|un|une|ici|echange',
  j: 'ai|cherche|veux|voudrais|peux|suis|aimerais|avais|aurais|habite|hesite|arrive|aime|attends|achete|envisage',
  c: 'est|etait',
  n: 'est|ai|avez|ont|auriez|y a|importe|etes',
  qu: 'est ce|est|il|ils|on|une?|elles?(?= (?:(?:est|sont)(?! (?:la|le|l|les|votre|vos|son|sa|ses|cette|ce|leur)(?![a-z]))|a|ont|soit|coute|fait))',
  s: 'il vous plait|il te plait',
  m: 'interesse|interesserait|appelle|envoyer|acheter',
}
const JOINED = new RegExp(
  `(?<![a-z0-9'])(?:${Object.entries(AFTER)
    .map(([before, words]) => `(${before})(?=(?:${words})(?![a-z0-9]))`)
    .join('|')})`,
  'g',
)

/** Puts a space where an apostrophe was left out, in a text of small letters without accents. */
export const splitElisions = (text: string): string => text.replace(JOINED, (before) => `${before} `)
