import { VISIT_PHRASES } from './faq-visit-phrases'

/** Phrases of visitors, with the words that FAQ questions use for the same thing. */
export const FAQ_PHRASES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /\brembours\w*(?=.*\b(?:credit|financement|pret)\b)|\brembours\w*(?<=\b(?:credit|financement|pret)\b.*)/g,
    'rembourser',
  ],
  ...VISIT_PHRASES,
  [/^(?=.*\bexport\w*\b).*$/, 'livrez etranger'],
  [
    /\b(?:depos\w*|laiss\w*|entrepos\w*|confi\w*|stock\w*|gard(?:er|ez|e))(?: \w+){0,3} (?:pneus?|roues|jantes)\b(?: d (?:ete|hiver))?(?:.*\bhiver\b)?/g,
    'roues gardiennage temps peuvent rester',
  ],
  [
    /^(?!.*\b(?:avant|plus tot)\b)(?=.*\b(?:leasing|loa|lld)\b)(?=.*\b(?:se termine|(?:arrive|vient) a (?:echeance|terme|expiration|la fin)|finit|prend fin|expire|(?:a|apres) la fin|au (?:bout|terme))\b)(?!.*\b(?:depot|caution|acompte)\b).*$/,
    'passe',
  ],
  [
    /\b(?:avec|par|emmener|amener|montrer a)(?: \w+){0,2} (?:mecanicien|garagiste|expert|mecano)\b/,
    'expertiser ailleurs',
  ],
  [/^(?=.*\brepar\w*\b)(?=.*\b(?:combien de (?:temps|jours)|delais?|longtemps)\b).*$/, 'combien temps dure reparation'],
  // Whether it is done here, which no entry says.
  [
    /\b(?:faites|font|realisez|assurez|occupez|passez)(?: vous)?(?: (?:aussi|le|du|un|les|mon|ma))* controles? techniques?\b/,
    '',
  ],
  // What follows "même si" narrows nothing.
  [/\bmeme (?:si|quand|lorsque)\b.*$/, ''],
  [/^si (?:je|on|nous|j|mon|ma) .*? et que\b/, ''],
  [
    /^(?!.*\b(?:leasing|loyer|location)\b)(?=.*\b(?:plait|plaise|convien\w*|change\w* d avis|regrett?\w*|satisfait\w*|decue?s?)\b)(?=.*\b(?:rendre|rends|retourn\w*|rapport\w*|echang\w*|rembours\w*|ramen\w*|reprend\w*|reprene\w*)\b).*$/,
    'fonctionne echange sous quatorze jours',
  ],
  [
    /^(?!.*\b(?:garanti\w*|leasing)\b)(?=.*\bbatteries?\b)(?=.*\b(?:occasions?|occaz|occase|electri\w*|elec)\b)(?=.*\b(?:sure?|savoir|verifi\w*|mort\w*|use\w*|etat|sante|hs|fatigu\w*|degrad\w*|capacite|control\w*)\b).*$/,
    'connaitre etat batterie occasion',
  ],
  [
    /^(?!.*\b(?:leasing|loyer|credit|financement|reprise)\b)(?=.*\b(?:frais|(?:rien|quelque chose|quoi|payer|a payer|ajoute\w*) (?:d autre|en plus|en sus))\b)(?=.*\b(?:prix|en plus|caches?|supplement\w*|annexes?|immatriculation|mise en (?:route|circulation)|preparation|plaques?)\b).*$/,
    'prix affiches definitifs',
  ],
  [
    /\b(?:(?:prix|tout)(?: \w+){0,3}|immatriculation|preparation)(?: est| sont)?(?: elle)? comprise?s?\b(?= .*\bprix\b)/,
    'prix affiches definitifs',
  ],
  // Only cars are brought home.
  [
    /^.*\b(?:livr\w*|expedi\w*|envo\w*)(?: \w+){0,4} (?:pieces?|accessoires?|pneus?|jantes|roues|batteries?|huile|tapis|cles?|factures?)\b.*$/,
    '',
  ],
  [
    /^(?=.*\blivr\w*\b)(?=.*\b(?:a (?:la maison|domicile|mon adresse)|(?:chez|jusque chez) (?:moi|nous))\b).*$/,
    'acheter deplacer',
  ],
  [
    /\b(?:livr(?:ez|er|e|ent|eriez|able)|livraison)(?: (?:possible|est|elle|vous|la|le|une?|les?|voitures?|vehicules?|aussi|egalement|cette))* (?:a|en|au|aux|vers|jusqu a|dans) (?!(?:domicile|la maison|temps|partir|quel\w*|combien)\b)\w+.*$/,
    'livrez etranger',
  ],
  [
    /^(?!.*\b(?:garanti\w*|echang\w*|essai|essayer|revision|entretien|vidange)\b)(?=.*\b(?:depass\w*|explos\w*|excede\w*)(?: \w+){0,2} (?:kilometrages?|kilometres|kms?|forfait)\b).*$/,
    'roule davantage prevu',
  ],
  [/\bpneus? (?:d )?(?:neige|hivers?|hivernaux)\b/g, 'roues hiver'],
  [/\b(?:faut|doit on|doivent|oblige\w*|obligatoirement)\b(?=.*\broues hiver\b)/g, 'obligatoires'],
  [/(?<=\broues hiver\b.*)\b(?:a partir de )?(?:quel(?:le)? (?:date|mois|periode)|quand)\b/g, 'quand'],
  [
    /^(?=.*\b(?:mes|nos|les) (?:infos?|informations|coordonnees|donnees|numeros?)\b)(?=.*\b(?:gard\w*|conserv\w*|stock\w*|fait\w*|utilis\w*|efface\w*|supprim\w*|devien\w*|vend\w*)\b).*$/,
    'deviennent donnees',
  ],
  [/\bc est pour (?:qui|ma pomme|moi)\b|\bqui (?:doit (?:payer|regler)|regle|paye)\b/g, 'qui paie'],
  [
    /\b(?:vieux|(?:vieille|ancienne?|actuel(?:le)?)s?) (?:bagnole|caisse|tacot|voiture|auto|vehicule|guimbarde)s?\b/g,
    'ancienne',
  ],
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
  [/(?<!\b(?:pas|sans) )\btrop de (?:kilometres|km)\b|\broul\w* plus (?:que prevu|que)\b/g, 'roule davantage prevu'],
  [
    /\b(?:annul|decal|deplac|report|modifi)\w* (?:mon|un|l|le|mes) (?:essais?|rendez vous|rdv)\b/g,
    'changer annuler rendez vous',
  ],
  [/\b(?:re)?trouve plus\b|\bn(?: |')(?:est|apparait) plus\b/g, 'disparu'],
  [/\b(?:par|chez|aupres d) un (?:tiers|autre garage|expert|mecanicien)\b/g, 'ailleurs'],
  [
    /\b(?:r?achetez|reprenez) (?:vous )?(?:(?:des|les|aussi des|aussi les|nos|mon|ma|d) )?(?:(?:vieilles|vieux|anciennes|autres) )?(?:voitures?|vehicules?|autos?|anciennes?)(?: d occasion)?(?: (?:de|des|aux|a des) particuliers)?(?: (?:de |d )?(?:toutes?(?: les)?|autres?|n importe quelles?) marques?)?/g,
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
