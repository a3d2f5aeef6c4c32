import { of } from './phrase'
import type { Phrase } from './phrase'

/** How people say when and how a vehicle is sold, and what classes it has. Longer phrases come before the words in them. */
export const SALE_PHRASES: readonly Phrase[] = [
  ...of('availability')({
    available:
      '(?:disponibles?(?: (?:tout de suite|immediatement|de suite))?|livrables? (?:immediatement|tout de suite)|en stock tout de suite|sofort(?: verfugbar)?|(?:(?:elo|direkt|gleich) )*(?:verfugbar|disponibel)|(?:(?:que )?(?:je|on|nous) (?:peux|peut|puisse|pouvons) (?:avoir|prendre|emmener|recuperer) )?(?:tout de suite|immediatement)|(?:pas|non|ni) (?:deja )?reservee?s?(?: ni vendue?s?)?)',
    in_transit: '(?:en arrivage|bientot disponibles?)',
  }),
  ...of('discounted')({
    true: '(?:en promo(?:tion)?s?|promos?|promotions?|en solde|remisee?s?|avec (?:une )?remise|bonnes affaires)',
  }),
  ...of('vatReportable')({
    true: '(?:(?:hors )?tva (?:est )?(?:recup\\w*|deduct\\w*|apparente)|(?:recup\\w*|dedu\\w*)(?: (?:de |la )*)?tva|(?:avec )?facture avec tva|(?:with |reclaimable )?vat(?: reclaimable| deductible)?|tva (?:a )?(?:recuperer|deduire)|tva recup\\w*|mwst (?:ausweisbar|absetzbar|ruckholbar))',
  }),
  ...of('energyClass')(
    Object.fromEntries(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => [
        letter,
        `(?:(?:classe|etiquette) (?:energetique|energie) ${letter.toLowerCase()})`,
      ]),
    ),
  ),
  ...of('emissionsClass')({
    'Euro 6e': '(?:(?:norme )?euro ?6 ?e)',
    'Euro 6d': '(?:(?:norme )?euro ?6 ?d)',
    'Euro 6b': '(?:(?:norme )?euro ?6 ?b)',
  }),
]
