import { of } from './phrase'
import type { Phrase } from './phrase'

/** How people name colours and materials. Longer phrases come before the words in them. */
export const LOOK_PHRASES: readonly Phrase[] = [
  ...of('interiorMaterial')({
    part_leather: '(?:cuir partiel|mi cuir|semi cuir)',
    synthetic_leather: '(?:similicuir|simili cuir|simili|cuir synthetique)',
    leather:
      '(?:(?:sieges? |sellerie |interieur |siege )?(?:en )?(?:cuir|lieder|leder|leather(?: (?:seats?|interior|upholstery))?|ledersitze|ledersetzer))',
    alcantara: '(?:(?:sieges? |sellerie |interieur )?(?:en )?alcantara)',
    fabric: '(?:(?:sieges? |sellerie |interieur )?(?:en )?tissu)',
  }),
  ...of('colour')({
    black: '(?:noire?s?|black|schwarz(?:e|er|es|en|em)?|schwaarz(?:en|em|t)?)',
    grey: '(?:grise?s?|gr[ae]y|anthracite|grau(?:e|er|es|en|em)?|groen?|gro)',
    silver: '(?:argent(?:ee?s?)?|silber(?:ne|n)?|selwer)',
    white: '(?:blancs?|blanches?|white|weiss(?:e|er|es|en|em)?|wäiss|waiss(?:en|em|t)?)',
    blue: '(?:bleue?s?|blue|blau(?:e|er|es|en|em)?|bloen?|blo)',
    red: '(?:rouges?|red|bordeaux|rot(?:e|er|es|en|em)?|roud(?:e|en|em|t)?|rout)',
    green: '(?:verte?s?|green|grun(?:e|er|es|en|em)?|greng(?:en|t)?)',
    beige: '(?:beiges?|sable|creme|ivoire)',
    brown: '(?:brune?s?|marrons?|braun(?:e|er|es|en|em)?|brong(?:en)?)',
    orange: '(?:oranges?)',
    yellow: '(?:jaunes?|yellow|gelb(?:e|er|es|en|em)?|giel(?:en|t)?)',
    purple: '(?:violette?s?|mauves?|lila)',
  }),
]
