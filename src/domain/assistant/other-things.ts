/** What a litre of fuel costs and where to fill up, beside words that are fuels of cars too. */
const AT_THE_PUMP =
  / (?:(?:prix|cout|tarif) (?:du |de l |de la |d un )?(?:litre|carburant|diesel|essence|gazole|gasoil|electricite|kwh)|(?:combien )?(?:coute|vaut) (?:le |l )?(?:litre|diesel|essence|gazole|gasoil|electricite)|(?:faire|le) plein|station service|pompe a essence) /

/** What a tax, papers or an insurance cost. */
const FEE = '(?:taxes?|vignette|carte grise|assurances?|plaques?)'
const FEE_ASKED = new RegExp(
  ` (?:${FEE}(?: \\w+)* (?:combien|prix|coute|montant)|(?:combien|prix|cout|coute|montant)(?: \\w+)* ${FEE}) `,
)

/** Whether a sentence asks what a tax, papers or an insurance cost. */
export const asksForFee = (text: string): boolean => FEE_ASKED.test(text)

/** Papers, guarantees in general, cars by the day, and who, why, when or how long. */
const NOT_FOR_SALE =
  /^ (?:qui a|qui ont|pourquoi|(?:c est )?quand(?! (?:je|j|on|nous|il))) | combien de temps | (?:numero (?:de |d )?(?:chassis|serie|immatriculation|plaque)|(?:quelle|combien|duree)(?: \w+)* garantie|(?:coute|prix|tarif)(?: \w+)* location(?! longue)|(?:location|louer|louez)(?: \w+)* (?:week end|jours?|journee|semaine)) /

/** What fits the visitor's own car: "quels pneus d'hiver pour ma Clio". */
const PARTS_FOR_OWN =
  / (?:pneus?|jantes|batterie|huile|balais|plaquettes|tapis|coffre de toit|barres de toit|chaines|attelage|attache remorque)(?: \w+){0,3} (?:pour|sur|de) (?:ma|mon|notre|mes|meng|mein) /

/** Parts and child seats on sale: "une portière droite pour Clio", "vendez-vous des sièges auto ?" */
const PART_OF_CAR =
  / (?:chaines|portieres?|pare ?chocs?|pare ?brise|retroviseurs?|ailes?|phares?|plaquettes|balais|housses?|tapis|enjoliveurs?|cles?)(?: \w+){0,2} (?:pour|de|d) | vend\w*(?: \w+){0,3} sieges? (?:pour )?(?:autos?|enfants?|bebes?) | sieges? (?:autos?|enfants?|bebes?)(?: \w+){0,5} (?:en )?vend\w* | quels? pneus /

/** What work of the workshop costs, for whatever car: "la vidange sur une Clio, c’est combien ?" */
const WORK =
  '(?:vidanges?|revisions?|plaquettes|freins|courroie|distribution|embrayage|parallelisme|geometrie|diagnostic|amortisseurs?|pare brise|lavage|lustrage|polissage|double des? cles?|recharge de clim\\w*|olwechsel|olwiessel)'
const PRICE_OF_WORK = new RegExp(
  ` (?:combien|prix|tarifs?|coute\\w*|cout|kascht\\w*|kostet)(?: \\w+){0,5} ${WORK} | ${WORK}(?: \\w+){0,8} (?:combien|quel prix|quel tarif|coute\\w*|kascht\\w*|kostet) `,
)

/** What is broken: "le toit ouvrant grince" looks for no sunroof. */
const BROKEN =
  / (?:grince\w*|fuit|fuite|(?:marche|fonctionne|demarre|ferme|ouvre|allume|s allume|connecte) (?:pas|plus)|bloquee?|en panne|fait un (?:drole de )?bruit|s est allumee?|clignote) /
const SEEKS =
  / (?:cherch\w*|voudr\w*|veux|besoin|ach\w*|budget|max\w*|avez|auriez|remplac\w*|moins de|interess\w*|montr\w*) /

/** What the group earns, and what a car will be worth. */
const OF_THE_GROUP =
  / (?:marges?|benefices?|commissions?|salaires?|chiffre d affaires|vaudra|vaudront|valeur (?:residuelle|future|de revente)|decote) /

/** Whether a sentence asks for something other than a car, such as a bicycle or a house. */
export const asksForOtherThing = (text: string): boolean =>
  AT_THE_PUMP.test(text) ||
  asksForFee(text) ||
  NOT_FOR_SALE.test(text) ||
  PART_OF_CAR.test(text) ||
  PARTS_FOR_OWN.test(text) ||
  OF_THE_GROUP.test(text) ||
  PRICE_OF_WORK.test(text) ||
  (BROKEN.test(text) && !SEEKS.test(text)) ||
  /(?<! pour| porte| transporter| mes| deux| tracte| tire| tirer| tracter| remorquer) (?:des|un|une|les|vos|de|d|vends?|vendez|cherche|loue[rz]?|en|eng|ein|e) (?:velos?|motos?|scooters?|trottinettes?|bateaux?|camping cars?|quads?|tracteurs?|fahrrad|fahrrader|motorrad|motorrader|appartements?|maisons?(?! a )) /.test(
    text,
  )
