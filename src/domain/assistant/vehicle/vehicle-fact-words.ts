import type { VehicleFact } from '../reply/reply'

const COSTS = ' (?:combien|mensualites?|loyers?|prix|coute|tarif|par mois)(?: \\w+)* '
const LEASE = ' (?:(?:business|private|prive) lease|leasing|lld|loa|location longue duree|loyers?) '
/** Who leases for a business, before or behind the lease: "en leasing pour ma société". */
const BUSINESS =
  ' (?:business|pro|professionnel(?:le)?s?|entreprises?|societe|(?:ma|notre|la) boite|ht|hors tva|firme|firma|independante?s?|gewerblich) '
/** Horses that travel are no power: "tracter un van avec deux chevaux". */
const TOWED_HORSES =
  / (?:van|remorques?)(?: \w+){0,3} (?:chevaux|cheval|poneys?|juments?) | (?:chevaux|cheval|poneys?)(?: \w+){0,3} (?:van|remorques?) | (?:tract\w+|tirer?|remorquer|emmener|transporter)(?: (?:mes|nos|les|des|deux|trois|un|\d|aussi|mon|notre))* (?:chevaux|cheval|poneys?) /
/** How people ask for a field of the vehicle whose page they read; the first that fits counts. */
export const FACT_WORDS: readonly (readonly [fact: VehicleFact, pattern: RegExp])[] = [
  ['vat', /(?<! hors) tva (?!compri|inclu)/],
  [
    'price',
    /^(?!.*(?:leas|loyer|par mois|au mois|credit|financ|mensualit)).* (?:combien (?:en tout|au total|tout compris|ttc|pour (?:cette|la) (?:voiture|auto))|prix (?:cle en main|final|total|ttc|tout compris)) /,
  ],
  ['range', / batterie (?:\w+ ){0,2}(?:tient|dure|tiendra|va|roule|permet) (?:\w+ ){0,4}(?:kms?|kilometres) /],
  [
    'battery',
    / (?:batteri\w+|accus?)(?: \w+){0,3} (?:combien|kwh|capacite|taille|grande?|grosse?)(?! (?:temps|dure)) | (?:kwh|capacite|taille|combien)(?: \w+){0,3} (?:batteri\w+|accus?) | combien de kwh /,
  ],
  ['cylinder', / (?:cylindrees?|hubraum|combien de (?:cm3|cc|litres de moteur)|engine size) /],
  [
    'kerbWeight',
    /^(?!.* (?:remorqu\w*|caravane|tirer|tracter|van|ma|mon|mes|notre|accroch\w*|attel\w*|\d+(?:\.\d+)? (?:t|tonnes?|kg)) ).* (?:poids (?:a vide|en ordre de marche)|pese\w*|leergewicht|masse a vide|tare) /,
  ],
  ['maxWeight', / (?:ptac|mma|poids (?:total|maximal|max)|masse maximale|gesamtgewicht) /],
  [
    'interiorColour',
    / (?:interieure?|sellerie|sieges?) (?:(?:est|sont|c est|il est|bien|tout|en) )*(?:noire?s?|beiges?|grise?s?|blanc(?:he)?s?|rouges?|marrons?|brune?s?|bleue?s?) | (?:couleur|teinte|farbe|faarf)(?: \w+)* (?:interieure?|sellerie|sieges?|dedans) | (?:interieure?|sellerie)(?: \w+)* (?:couleur|teinte) | (?:matiere|materiau|revetement)s?(?: \w+){0,4} (?:sieges?|sellerie|interieur|banquettes?|dedans) | (?:sieges?|sellerie|interieur|banquettes?)(?: \w+){0,4} (?:matieres?|materiaux?|revetement|cuir|simili\w*|tissu|alcantara|leder|lieder)(?! chauff) | (?:vrai|veritable|faux|en) (?:cuir|simili\w*|alcantara|tissu) | (?:cuir|tissu|simili\w*|alcantara) (?:ou|veritable|partout) |^ (?:(?:c est|est ce|en|du|le|l interieur) )*(?:cuir|tissu|simili\w*|alcantara) $| (?:sieges?|banquettes?|sellerie|interieur)(?: \w+){0,2} en quoi | en quoi (?:sont|est)(?: \w+)? (?:sieges?|sellerie|interieur) |^ (?:(?:quelle? est|c est quoi|et) )*(?:(?:la|sa) sellerie|son interieur) $| (?:leather|upholstery|fabric seats|cloth seats) (?!steering)|(?<! volant) (?:ledersitze?|liedersetz\w*|echtleder) /,
  ],
  ['businessLease', new RegExp(`^(?=.*${LEASE})(?=.*${BUSINESS})(?=.*(?:${COSTS}| en leasing ))`)],
  ['privateLease', new RegExp(`${COSTS}(?:private lease|prive lease|leasing (?:prive|particuliers?)) `)],
  [
    'privateLease',
    /^ (?:(?:et|le|en|ou) )*(?:private lease|prive lease|leasing (?:prive|particuliers?)) (?:$|(?:de|pour|sur|avec) (?:cette|ce|celle ci|la voiture|le vehicule) )/,
  ],
  [
    'privateLease',
    /^(?!.* (?:offres?|fin|apres|avant|resili\w*|arret\w*) ).* (?:leasing|lld|loa)(?: (?:prive|de|sur|pour|pendant|cette|voiture|la|private))* \d{1,3} (?:mois|ans) /,
  ],
  ['privateLease', /^(?!.* offres? ).* duree (?:du|de (?:la|ce)) (?:leasing|location|contrat de leasing) /],
  [
    'privateLease',
    /^(?!.* offres? ).* (?:en|(?:prix|cout|tarif|loyer|mensualite)(?: \w+)*) (?:leasing|lld|loa|location longue duree) /,
  ],
  [
    'instalment',
    /(?: mensualite| par mois | (?:tous|tout) les mois | chaque mois | mensuellement | en (?:plusieurs|\d+) fois | a credit | loyer| au mois | im monat | am mount | taux(?! (?:de (?:co2|emission)|d emission))| taeg | (?:cout|montant|prix) total(?: (?:du|d un|avec) (?:credit|financement|pret)| (?:du|de la dette)(?= $)| a rembourser)| montant total (?:du|dette) )/,
  ],
  [
    'discount',
    /(?: remise| ristourne| rabais| reduction| promotion| prix (?:d origine|barre|initial|de depart|d avant)| ancien prix| (?:combien(?! de)|prix)(?: \w+){0,2} avant | baisse de prix | prix(?: \w+){0,4} baisse | baisse (?:le|son|du|de) prix )/,
  ],
  [
    'range',
    /(?: autonomie| reichweite| reechwait| (?:wie weit|wei wait) (?:kom|fahr|fuer)\w*| (?:combien de (?:kms?|kilometres)|jusqu ou|quelle distance)(?: \w+){0,4} (?:(?:avec|sans|sur|en|par|entre)(?: (?:ca|elle|une?|la|les|deux|2|chaque|batterie|pleine?|seule))* (?:charges?|batterie|recharges?|recharger|charger|electrique)|avec) | combien de (?:kms?|kilometres) (?:par |en )?(?:une |1 )?(?:re)?charge | (?:tient|tiens|parcourt|parcourir) (?:combien de (?:kms?|kilometres)|jusqu ou)(?! (?:au compteur|a l heure)) | (?:va|aller|roule) jusqu ou | sans (?:(?:la|le|devoir) )*(?:brancher|recharger|charger) )/,
  ],
  ['co2', /(?: co2 | emissions? de | pollue)/],
  [
    'consumption',
    /(?: consomm| litres aux | aux (?:100|cent) | au (?:100|cent) | verbrauch| boi(?:t|vent) | (?:bouffe|suce|picole|avale|engloutit)(?:nt)? (?!le |la |les )| gourmand| soif )/,
  ],
  [
    'fuel',
    / roule\w*(?: t elle)? (?:a quoi|au quel|a l essence|au (?:diesel|gazole|gpl)|a l electricite|en electrique) /,
  ],
  [
    'registration',
    / depuis quand(?: \w+)* (?:roule|circule) | pris la route(?: \w+){0,3} premiere fois | premiere (?:fois|mise)(?: \w+){0,3} (?:route|circulation) /,
  ],
  [
    'mileage',
    /(?: kilomet| combien de kms? | (?:elle|il|voiture) (?:a|fait|affiche) (?:(?:bien|vraiment|moins|plus|deja|que|de) ){0,4}\d[\d.]* km | mileage | miles | couru | parcouru | km au compteur| roule | nombre de km)/,
  ],
  ['warranty', /(?: garanti| warranty | guarantee )/],
  ['towing', TOWED_HORSES],
  [
    'power',
    /(?: puissan| leistung| chevaux | combien de (?:ch|cv) | nombre de (?:ch|cv) | (?:ch|cv) din | kw | kilowatts? | ps )/,
  ],
  [
    'seats',
    /(?: (?:tient|rentre|monte|loge)(?: \w+)* a (?:\d|combien) | combien de (?:places?(?! dans le coffre| de coffre| pour)|sieges(?! (?:enfants?|autos?|bebes?))|personnes|passagers|gens)| asseoir | nombre de places| how many seats | \d seats | combien de ceintures | places | plazen | sitze | sitzplatze )/,
  ],
  ['doors', /(?: portes | portieres | how many doors | turen | dieren )/],
  ['towing', /(?: remorqu| anhang| tract(?:e|able)| tirer | caravane | accrocher | atteler )/],
  ['drive', /(?: roues motrices | 4x4 | integrale | traction | propulsion )/],
  [
    'transmission',
    /(?: boite| getriebe| gearbox | (?:it|this|the car) (?:an? )?automatic | manual | automatique | automatik\w* | automaten? | manuelle | manuell | vitesses | rapports )/,
  ],
  [
    'registration',
    /(?: annee | baujahr | erstzulassung | wei al | wie alt | immatricul(?!\w* (?:est |sont )?(?:compri|inclu|en plus|en sus|gratuit|offert))| quel age | mise en circulation | millesime | quel mois | (?:elle|il) (?:est|date) (?:bien )?(?:de|d) (?:19|20)\d\d | de quand |(?<! (?:ma|sa|notre|votre|une|la)) vieille | ugemellt | zugelassen | zougelooss)/,
  ],
  [
    'emissions',
    /(?: norme| euro \d| eur(?:o)? (?:combien|quoi) | zones? (?:vertes?|a faibles emissions?|environnementales?) | umwelt(?:zone|plakette) | crit ?air )/,
  ],
  ['energy', /(?: classe (?:d )?energ| etiquette (?:d )?energ)/],
  [
    'colour',
    /(?: couleur| teinte | colou?r | farbe | faarf | (?:quel(?:le)?|what|which) (?:est le |est la )?(?:(?:nuance|ton|sorte|type|shade|kind) (?:de |of )?)?(?:gris|noir|blanc|bleu|rouge|vert|beige|marron|brun|jaune|orange|grey|gray|black|white|blue|red|green)(?= (?:c est|est ce|exactement|exact|precisement|clair|fonce|is it|$|je|svp|merci))| (?:gris|noir|blanc|bleu|rouge|vert)e? (?:clair|fonce)e? ou (?:clair|fonce)e? |^ (?:mais |et |elle |il |bonjour )*(?:elle|il) est (?:bien |vraiment |plutot |reellement |en )*(?:noire?|grise?|blanc(?:he)?|bleue?|rouge|verte?|beige|brune?|marron|jaune|orange|argentee?) $| nuance (?:de |du )?(?:gris|noir|blanc|bleu|rouge|vert|beige) )/,
  ],
  [
    'availability',
    /(?: disponible | dispo | available | up for grabs | still there | sold | taken | en vente | en stock | ze hunn | zu haben | encore la | disponibel | frei | reservee? | vendue? | a vendre | trop tard | (?:encore|toujours|deja) (?:l acheter|l avoir|l acquerir|la prendre|le prendre|libre|la|a vous|partie?|prise?) | (?:est|serait) (?:partie?|prise?) | quelqu un l a (?:deja )?(?:prise?|achetee?|reservee?) | verfugbar | verkauft | nach do )/,
  ],
  [
    'location',
    /(?: ou (?:peut|se |puis|voir)| se trouve ou | ou pour (?:la|le|l) (?:voir|regarder)| (?:elle|voiture|auto|vehicule) est ou(?= (?:exactement|precisement|actuellement|au juste|cette|$))| ou est (?:elle|il|ce|cette|la voiture|le vehicule|visible|expose\w*) | ou (?:la|le) (?:voir|trouver|essayer)| ou $| wo (?:steht|ist)| wou (?:steet|ass)| quel(?:le)? (?:concession|garage)| a quel endroit| visible | exposee )/,
  ],
  [
    'fuel',
    /(?: carburant | sans plomb | sp ?9[58] | e10 | ethanol | bioethanol | e85 | elle roule a | il roule a | tankt | petrol or | fuel type | diesel | essence | electrique | hybride | energie | motorisation )/,
  ],
  [
    'price',
    /(?: prix | prais | price | how much | coute|^ (?:(?:et|ok|bonjour|alors|mais|bon) )*(?:c est|ca fait|ca vaut|elle est a|elle fait|wei vill ass|wat kascht|was kostet) combien $|^ (?:et )?combien $| combien (?:vaut|est|elle coute|il coute|ca coute|ca fait|faut il compter|je dois (?:payer|compter|debourser))| a combien (?!d )| tarif| montant | a payer | (?:vendez|vend|vendue?|laissez) combien | demandez| kascht | kostet )/,
  ],
]
