/** Parts of a car that are called electric or automatic, as its drive and gearbox are: "coffre automatique". */
export const PART =
  '(?:(?:ouvertures?|fermetures?|reglages?|commandes?|allumage) (?:electriques?|automatiques?|manuel(?:le)?s?)(?: (?:du|des|de la|de l) \\w+)?|(?:sieges?|coffre|vitres?|retroviseurs?|hayon|freins?|volant|store|toit|portes? laterales?|portieres?|regulateur|phares|feux|essuie glaces?|parking)(?: (?:conducteur|passager|avant|arriere|de|a|stationnement|main|chauffants?|et|sont|est))* (?:electriques?|manuel(?:le)?s?|automatiques?))'
