/** Words between a refusal and what is refused: "pas envie d’un diesel", "ne pas prendre de diesel". */
const LINK =
  '(?: (?:de|d|du|des|un|une|le|la|les|l|en|chez|avoir|prendre|acheter|conduire|boites?|voitures?|autos?|vehicules?|modeles?|versions?|moteurs?|motorisations?|transmissions?|carrosseries?|couleurs?|teintes?|peinture|motor|motoren|getriebe))*'
const REFUSING =
  '(?:(?<= plutot (?:\\w+ ){1,4})que?|(?:n )?aime(?:ons)? (?:pas|plus)(?: (?:trop|beaucoup|tellement|du tout|vraiment))?(?= (?:les?|la|l|d|de|du|des|conduire|avoir) )|(?<! (?:aime|plait) )pas(?: envie| question| fan| un fan| grand fan)?|(?:plus )?jamais|(?:j ai |ai )?horreur|(?:ne )?supporte (?:pas|plus)|(?:ne )?peux (?:pas|plus) (?:supporter|voir|sentir|blairer)|(?:n )?(?:arrive|peux|sais|peut) (?:pas|plus) (?:a )?(?:sortir|monter|entrer|rentrer|descendre)(?: dans)?|zero(?! (?:emissions?|kms?|kilometres?|a|apport|acompte|depot|pour|faute|souci|probleme) )|sans|sauf|hors(?! de question)|hors de question(?= (?:d|de|du|des) )|hormis|excepte|a l exception|a part|non|ni|aucune?|tout sauf|(?<! (?:rien|pas) d )autre que|evit(?:er|e|ons)|deteste|refus(?:e|ons)|exclu[ts]|fuis|ne (?!(?:suffi\\w*|va|convien\\w*|roule|demarre|marche) )(?:\\w+ )?plus|n en (?:\\w+ )?plus(?= (?:d|de|du(?! tout)|des) )|(?:j en ai )?(?:marre|ras le bol|assez)(?= (?:d|du|de|des) )|fini(?:e|s|es)?(?= (?:le|la|les|l) )|adieu|no(?! (?:bei|20\\d\\d|19\\d\\d))|not(?: an?)?|without(?: an?)?|kein|keng?|keen|keine[nrs]?|ohne|ouni|net)'

/** What refuses the option, make or feature behind it. */
export const REFUSAL = `(?:(?:mais |je ne veux |ne veux |surtout )*${REFUSING}${LINK} )`

/** What goes on with a refusal: "pas de diesel ni d’essence". */
export const ALSO = '(?:(?:ni|ou|oder|noch)(?: (?:de|d|du|des|un|une))* )'

/** What refuses each of a list: "sauf blanc, noir ou gris". With "pas de" a list may be what is wished instead. */
export const EXCEPT = `(?:(?:tout )?(?:sauf|hors|hormis|excepte|a l exception|a part|ni|evit(?:er|e|ons))${LINK} )`

/** What refuses the option before it: "le diesel, c’est hors de question". */
export const REFUSED_BEHIND =
  ' (?:(?:c est |c |est |sont )?trop (?:gros(?:se)?|grande?|petite?|lourde?|bruyante?|polluante?|haute?|basse?|chere?)s?(?= )|(?:tres peu|pas) pour (?:moi|nous)(?= )|(?:c est |est |sont |m est )?(?:hors de question|exclue?s?|excepte|non merci|a (?:eviter|proscrire|exclure)|impossible|interdite?s?)|(?:je |j )(?:n |ne )?(?:en |le |la |les )*(?:veux|aime) pas|(?:je |j )(?:n |ne )?(?:(?:les?|la) (?:deteste|supporte (?:pas|plus)|hais)|(?:deteste|supporte (?:pas|plus)|hais) ca|ai horreur de ca|en ai (?:horreur|marre|assez|ras le bol)(?! (?:d|de|du|des) ))(?= )|kommt nicht in frage|kennt net a fro)'

/** What leaves the option behind it open: "pas forcément électrique". */
export const OPEN =
  '(?:(?:(?:pas|nicht|net) (?:forcement|necessairement|obligatoirement|specialement|absolument|besoin|seulement|unbedingt|onbedengt)|peu importe|n importe quel(?:le)?(?! (?:suvs?|breaks?|monospaces?|cabriolets?|coupes?|berlines?|citadines?|compactes?|fourgons?|utilitaires?|camionnettes?|pick ?ups?|4x4|hybrides?|electriques?|diesels?|essences?) ))(?: (?:si|qu elle soit|de|d|du|des|une?|le|la|les|l|en))* )'

/** Says of the wish before it that it is not needed: "toit ouvrant inutile". */
export const NEEDLESS =
  '(?:est |sont |c est |serait |n est )?(?:inutile|superflue?|(?:pas|non) (?:necessaire|obligatoire|indispensable)|facultati(?:f|ve)|optionnel(?:le)?)s?'

const INDIFFERENT =
  '(?:(?:ca |c )?(?:m est |est |ass mir |ist mir )?(?:bien |completement |totalement )?(?:egal|indifferent)(?! (?:la|le|les|wo|wat) )|(?:je|on) (?:m|s) en (?:fiche|fous|fout|moque|balance|tape|contrefiche)(?! (?:de|d|du|des|si|que|qu|mais|par) )|(?:c est )?comme (?:vous voulez|ca vous arrange)|(?:peu|n) importe(?! (?:la|le|les|l|si|ou|quel\\w*) ))'

/** What leaves the option before it open: "électrique ou pas". */
export const OPEN_BEHIND = ` (?:${NEEDLESS}|(?:ou pas|ou non|oder net|oder nicht)(?: ${INDIFFERENT})?|${INDIFFERENT})`
