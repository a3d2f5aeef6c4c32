/** "MG4 ou MG5, lequel avez-vous ?" looks for either. */
const WHICH_IN_STOCK =
  / (?:lequel|laquelle|lesquel(?:le)?s) (?:est ce que )?(?:(?:vous )?(?:avez|auriez|vendez|proposez|reste\w*)|(?:est|sont|serait) (?:encore |toujours )?(?:disponibles?|en stock|visibles?|la(?= $))|(?:il )?y a) /

/** "XC60 ou XC90 pour tracter une caravane ?" */
const EITHER_FOR =
  / ou (?:\w+ ){1,4}pour (?:(?:mieux|bien|aller|pouvoir|partir) )*(?:tracter|tirer|remorquer|partir|rouler|voyager|transporter|charger|loger|faire|aller|emmener|circuler|l autoroute|la ville|une famille|les vacances) /

/** "Pour remorquer, Kangoo ou Berlingo ?" */
const FOR_EITHER =
  /^ (?:et )?pour (?:(?:mieux|bien|pouvoir) )*(?:tracter|tirer|remorquer|transporter|charger)(?: \w+){0,4} (?:(?:le|la|une?|l) )?\w+(?: \w+)? ou (?:(?:le|la|une?|l) )?\w+(?: \w+)? $/

/** "Wat ass méi bëlleg, de Sandero oder de C3?", "qu’est-ce qui consomme moins, une Yaris ou une Clio ?" */
const WHICH_OF =
  / (?:qu est ce qui|qui|wat|was|which(?: one)?|what|wei (?:een|ee|en)|welche[rs]?|welch|wellech\w*) (?:est|ass|ist|is|consomme|coute|verbraucht|brauch|kascht|kostet|costs?|uses?|roule|va|huet|hat|has|fiert|fahrt)(?: (?!pour |si )\w+){1,8} (?:ou|oder|or) /
/** "Celle-ci ou une Yaris Cross ?", "par rapport à une 5008". */
const AGAINST =
  / (?:(?:celle|celui) ci(?: \w+){0,2} ou (?:une?|la|le|un)|par rapport (?:a (?:la|une?|l)|au(?! (?:prix|tarif|neuf|marche|catalogue|montant|cout|mois)))(?! (?:prix|valeur|cote|remise|annee))|face a (?:la|une?)|im vergleich|am verglach) /

/** "Plutôt un Captur ou un 2008, essence" looks for either, where nothing asks which of them. */
const EITHER_RATHER = /^ (?:\w+ ){0,3}plutot (?:une?|le|la|l) (?:\w+ ){1,4}ou (?:une?|le|la|l) /
const ASKS_WHICH =
  / (?:laquelle|lequel|compar\w*|differences?|mieux|meilleure?|choisir|conseill\w*|hesit\w*|pour (?:tirer|tracter|remorquer|partir|la ville)) /

/** Whether a sentence wishes for either of two models rather than asks which is better. */
export const wishesEither = (text: string): boolean => EITHER_RATHER.test(text) && !ASKS_WHICH.test(text)

export const wantsComparison = (text: string): boolean =>
  (!WHICH_IN_STOCK.test(text) && (speaksOfComparing(text) || WHICH_OF.test(text) || AGAINST.test(text))) ||
  EITHER_FOR.test(text) ||
  FOR_EITHER.test(text)

const speaksOfComparing = (text: string): boolean =>
  / (?:compar\w*|differences?|versus|vs|plutot|departag\w*|verglach\w*|vergleich\w*|laquelle|lequel|mieux|meilleure?|contre|que choisir|besser) /.test(
    text,
  ) ||
  / coffre (?:le )?plus grand (?:\w+ ){1,8}ou /.test(text) ||
  / entre (?:\w+ ){1,5}et (?:\w+ ){1,5}(?:qui|quoi|quel(?:le)?s?) /.test(text) ||
  / (?:plus|moins) \w+ (?:dans|chez|sur|avec) (?:\w+ ){1,6}ou /.test(text) ||
  / (?:hesit\w*|balance\w*|departag\w*|choisir|choix|indecise?)(?: \w+){0,3} entre /.test(text) ||
  / (?:le|la|les) (?:plus|moins)(?: \w+)* (?:ou|entre) | (?:plus|moins|aussi|autant)(?: \w+){0,2} que? (?:la|le|une?|l) /.test(
    text,
  )
