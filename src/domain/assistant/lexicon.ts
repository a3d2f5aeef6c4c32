/** A phrase and the option it means; the phrase is a pattern over plain words. */
type Phrase = readonly [pattern: string, facet: string, option: string]

const of =
  (facet: string) =>
  (entries: Readonly<Record<string, string>>): Phrase[] =>
    Object.entries(entries).map(([option, pattern]) => [pattern, facet, option])

/** French, Luxembourgish and German words for options of the stock. Longer phrases come before the words in them. */
export const PHRASES: readonly Phrase[] = [
  ...of('fuel')({
    plug_in_hybrid:
      '(?:hybrides? rechargeables?|hybrides? plug ?in|plug ?in(?: hybrides?)?|phev|oplued hybrid|hybrides? (?:branchables?|a brancher|qui se (?:branchent?|rechargent?))|(?<!(?:electriques?|electrique|batteries?|voitures? electriques?|piles?|telephone) )rechargeables?)',
    hybrid: '(?:(?:full |mild |micro )?hybrides?(?: non rechargeables?| simples?| classiques?)?|mhev|hev)',
    diesel: '(?:diesels?|dizels?|diezels?|disels?|gazoil|gasoil|gazole|tdi|hdi|dci|mazout)',
    petrol: '(?:essences?|benzin|benziner|bensin|petrol|sans plomb)',
    electric:
      '(?:(?:100 |tout |entierement |fully )?electri(?:que|c)s?|electriks?|elektro(?:auto|autos)?|elektresch(?:en|t|e|er)?|elektrisch(?:e|es|er)?|e auto|ev|bev|vehicules? electriques?|(?:0|zero) emissions?|voltautos?)',
    lpg: '(?:gpl|lpg|autogas|gaz)',
    hydrogen: '(?:hydrogene|wasserstoff|pile a combustible)',
  }),
  ...of('transmission')({
    automatic:
      '(?:(?:boites? |transmission |boite de vitesses? )?(?:automatiques?|robotisee?s?|automatik(?:getriebe)?|automatiksgetriebe|eat[68]|dsg|dct|edc|cvt)|boites? auto|bva|automaten?|automatesch(?:en|t|e|er)?|automatikwagen|automatics?)',
    manual:
      '(?:(?:boites? |transmission |boite de vitesses? )?(?:manuelles?|manuels?|manual(?: gearbox| transmission)?|mecanique|meca|schaltgetriebe|schaltung|schaltwagen|handschaltung|schalter|handgeschalt)|bvm)',
  }),
  ...of('driveType')({
    all: '(?:(?:4|quatre) roues motrices|(?:transmission |traction )?integrale|4x4|4wd|awd|4 x 4|all wheel drive|four wheel drive|allrad(?:antrieb)?|quattro|4motion|(?<= (?:voiture|auto|vehicule|suv|break|quelque chose|won|wagen|roule[rz]?|conduire) )(?:pour |dans |sur |fir |fur )(?:la |le |les |de |den |d )?(?:neige|verglas|schnee|schnei))',
    rear: '(?:propulsions?|roues arriere motrices|heckantrieb)',
    front: '(?:tractions?(?: avant)?|frontantrieb)',
  }),
  ...of('bodyStyle')({
    chassis_truck: '(?:chassis cabines?|chassis)',
    estate: '(?:breaks?|kombis?|station wagons?|estates?(?: cars?)?|familiales?|sw)',
    suv: '(?:(?:(?:assise|position|conduite)(?: de conduite)? (?:haute|surelevee)|assise en hauteur|(?<= (?:voiture|auto|quelque chose d(?: assez| un peu| bien)?) )(?:assez |un peu |bien )?(?:haute?|surelevee?))(?= )(?! (?:de )?gamme)|(?<=[|] )(?:assez |bien )?haute(?= (?:facile|et|pour|[|]) )|suvs?|crossovers?|tout terrains?|gelandewagen|gelannewon)',
    saloon: '(?:berlines?|limousinen?|limousines?|sedans?|tricorps)',
    convertible: '(?:cabriolets?|cabrios?|decapotables?|roadsters?|decouvrables?)',
    coupe: '(?:coupes?)',
    mpv: '(?:monospaces?|monovolumes?|ludospaces?|minivans?|vans? familial)',
    panel_van:
      '(?:fourgons?|fourgonnettes?|kastenwagen|kastewon|kasteween|(?<= (?:a|used|new|white|black|grey|[|]) )vans?|vans?(?= (?:with|under|below|max|for|in) ))',
    pickup: '(?:pick ?ups?)',
    hatchback:
      '(?:hatchbacks?|citadines?|compacte?s?|petites? (?:voitures?|autos?)|petites?(?= (?:automatiques?|essence|diesel|electriques?|hybrides?|[|]) )|small(?: cars?)?(?! (?:suvs?|vans?|budget))|city cars?|kleinwagen|klengwon|kleine?[rsn]?|klenge?[nt]?(?! (?:budget|famill|autoe?n?) )|kleng(?:en)? autoe?n?)',
  }),
  ...of('category')({
    van: '(?:camionnettes?|utilitaires?(?: legers?)?|vehicules? utilitaires?|lieferwagen|liwwerwon|liwwerween|lieferween|nutzfahrzeuge?)',
    truck: '(?:camions?|poids lourds?|lkw|camionen)',
    passenger: '(?:voitures? particulieres?|vehicules? de tourisme)',
  }),
  ...of('condition')({
    demo: '(?:(?:voitures?|vehicules?|autos?) de (?:direction|demonstration|service)|de direction|direction|demonstration|d exposition|demos?|vorfuhrwagen|jahreswagen)',
    used: '(?:d occasions?|occasions?|usagee?s?|seconde main|used|second hand|pre ?owned|occasioun(?:en|sween|swon|sautoe?n?)?|gebraucht(?:wagen|fahrzeuge?|e|er|en|es)?)',
    new: '(?:neufs?|neuves?|brand new|new(?= (?:cars?|vehicles?|suvs?|vans?|[|]) )|0 km|zero km|neiwon|neie[nrst]?|neiwo|neiween|neuwagen|neue[rsn]?|neit)',
  }),
  ...of('interiorMaterial')({
    part_leather: '(?:cuir partiel|mi cuir|semi cuir)',
    synthetic_leather: '(?:similicuir|simili cuir|simili|cuir synthetique)',
    leather: '(?:(?:sieges? |sellerie |interieur |siege )?(?:en )?(?:cuir|lieder|leder))',
    alcantara: '(?:(?:sieges? |sellerie |interieur )?(?:en )?alcantara)',
    fabric: '(?:(?:sieges? |sellerie |interieur )?(?:en )?tissu)',
  }),
  ...of('colour')({
    black: '(?:noire?s?|black|schwarz(?:e|er|es|en)?|schwaarz(?:en|t)?)',
    grey: '(?:grise?s?|gr[ae]y|anthracite|grau(?:e|er|es|en)?|groen?|gro)',
    silver: '(?:argent(?:ee?s?)?|silber(?:ne|n)?|selwer)',
    white: '(?:blancs?|blanches?|white|weiss(?:e|er|es|en)?|wäiss|waiss(?:en|t)?)',
    blue: '(?:bleue?s?|blue|blau(?:e|er|es|en)?|bloen?|blo)',
    red: '(?:rouges?|red|bordeaux|rot(?:e|er|es|en)?|roud(?:e|en|t)?|rout)',
    green: '(?:verte?s?|green|grun(?:e|er|es|en)?|greng(?:en|t)?)',
    beige: '(?:beiges?|sable|creme|ivoire)',
    brown: '(?:brune?s?|marrons?|braun(?:e|er|es|en)?|brong(?:en)?)',
    orange: '(?:oranges?)',
    yellow: '(?:jaunes?|yellow|gelb(?:e|er|es|en)?|giel(?:en|t)?)',
    purple: '(?:violette?s?|mauves?|lila)',
  }),
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

/** Words that people misspell, with how the phrases above write them. */
export const FORGIVEN_WORDS: readonly string[] = [
  'diesel',
  'essence',
  'electrique',
  'hybride',
  'automatique',
  'manuelle',
  'cabriolet',
  'monospace',
  'berline',
  'citadine',
  'utilitaire',
  'camionnette',
  'fourgon',
  'occasion',
  'rechargeable',
  'crossover',
  'decapotable',
  'familiale',
]

/** Orders that people ask for in place of a limit. */
export const ORDERS: readonly (readonly [
  pattern: string,
  key: 'price:purchase' | 'mileage' | 'year' | 'power',
  direction: 'asc' | 'desc',
])[] = [
  [
    '(?:(?:du|des?) )?moins ch(?:er|ere)s? (?:au|a la|aux) plus ch(?:er|ere)s?|(?:par )?prix croissants?',
    'price:purchase',
    'asc',
  ],
  [
    '(?:(?:du|des?) )?plus ch(?:er|ere)s? (?:au|a la|aux) moins ch(?:er|ere)s?|(?:par )?prix decroissants?',
    'price:purchase',
    'desc',
  ],
  [
    '(?:(?:la|le|les) )?(?:moins ch(?:er|ere)s?(?: d abord)?|pas (?:trop |tres |si )?ch(?:er|ere)s?|bon marche|plus abordables?|plus economiques? a l achat|billegst(?:en)?|belleg(?:st|er)?(?:en|e|t)?|billig(?:st)?e?[rsn]?|gunstig(?:st)?e?[rsn]?)',
    'price:purchase',
    'asc',
  ],
  ['(?:(?:la|le|les) )?plus ch(?:er|ere)s?', 'price:purchase', 'desc'],
  [
    '(?:avec )?(?:le moins de (?:kilometres|km)|(?:pas|sans) (?:trop|beaucoup) (?:de |d )?(?:kilometres|kms?|bornes)|pas (?:trop|tres) kilometree?s?|faiblement kilometree?s?|wei?nig(?:er?|en)? (?:kilometern?|km)|weineg(?:er)? (?:kilometer|km)|peu (?:de )?(?:kilometres|km|roule|kilometree?)|faible kilometrage|petit kilometrage|(?:la|le|les) moins kilometree?s?)',
    'mileage',
    'asc',
  ],
  ['(?:(?:la|le|les) )?(?:plus )?recente?s?', 'year', 'desc'],
  ['(?:(?:la|le|les) )?plus puissante?s?', 'power', 'desc'],
]
