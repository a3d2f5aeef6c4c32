import { of } from './phrase'
import type { Phrase } from './phrase'

/** How people name fuels, gearboxes and driven wheels. Longer phrases come before the words in them. */
export const DRIVE_PHRASES: readonly Phrase[] = [
  ...of('fuel')({
    plug_in_hybrid:
      '(?:hybrides? rechargeables?|hybrides? plug ?in|plug ?in(?: hybrides?)?|phev|oplued hybrid|hybrides? (?:branchables?|a brancher|qui se (?:branchent?|rechargent?))|(?<!(?:electriques?|electrique|batteries?|voitures? electriques?|piles?|telephone) )rechargeables?)',
    hybrid:
      '(?:(?:full |mild |micro )?hybrides?(?: non (?:rechargeables?|branchees?|branchables?|plug ?in)| sans prise| simples?| classiques?)?|mhev|hev)',
    diesel: '(?:diesels?|dizels?|diezels?|disels?|gazoil|gasoil|gazole|gasoleo|tdi|hdi|dci|mazout)',
    petrol: '(?:essences?|benzin|benziner|bensin|petrol|gasolina|gasoline|sans plomb)',
    electric:
      '(?:(?:100 |tout |entierement |fully )?electri(?:que|c)s?|electriks?|elektro(?:auto|autos)?|elektresch(?:en|t|e|er)?|elektrisch(?:e|es|er)?|e auto|ev|bev|vehicules? electriques?|(?:0|zero) emissions?|voltautos?|a (?:watts|piles|batterie|l electricite))',
    lpg: '(?:gpl|lpg|autogas|gaz)',
    hydrogen: '(?:hydrogene|wasserstoff|pile a combustible)',
  }),
  ...of('transmission')({
    automatic:
      '(?:(?:boites? |transmission |boite de vitesses? )?(?:automatiques?|robotisee?s?|automatik(?:getriebe)?|automatiksgetriebe|eat[68]|dsg|dct|edc|cvt)|boites? auto|(?:sans|pas d|plus d|plus jamais d|ni)(?: (?:pedale d|l|aucun))? ?embrayage|(?:never|not|cant|cannot|t)(?: \\w+)? (?:driven|drive|drove)(?: a)? (?:stick|manual)(?: shift)?|no (?:stick|clutch)|(?:ne )?(?:sais|sait|peux|peut|veux|veut|ai|a) (?:pas|plus|jamais)(?: \\w+){0,2} (?:conduire|conduit) (?:une |en |de )?(?:boite )?manuelle|deux pedales|vitesses (?:qui )?(?:passent|se passent) (?:toutes? )?seules?|bva|automaten?|automatesch(?:en|t|e|er)?|automatikwagen|automatics?)',
    manual:
      '(?:(?:boites? |transmission |boite de vitesses? )?(?:manuelles?|manuels?|manual(?: gearbox| transmission)?|mecanique|meca|schaltgetriebe|schaltung|schaltwagen|handschaltung|schalter|handgeschalt)|bvm|(?:vraie? )?boites? (?:a vitesses |de vitesses )?(?:qu on passe |que je passe |qui se passe |a passer )?a la main|stick shift|vitesses (?:(?:qu on passe|a passer) )?a la main|(?:3|trois) pedales)',
  }),
  ...of('driveType')({
    all: '(?:(?:les )?(?:4|quatre) roues (?:motrices|qui (?:poussent|tirent|travaillent|entrainent|motricent)|(?:doivent|devront) (?:travailler|tirer|pousser)|entrainees?)|(?:transmission |traction )?integrale|4x4|4wd|awd|4 x 4|all wheel drive|four wheel drive|allrad(?:antrieb)?|quattro|4motion|(?<= (?:voiture|auto|vehicule|suv|break|quelque chose|won|wagen|roule[rz]?|conduire) )(?:pour |dans |sur |fir |fur )(?:la |le |les |de |den |d )?(?:neige|verglas|schnee|schnei))',
    rear: '(?:propulsions?|roues arriere motrices|heckantrieb)',
    front: '(?:(?<!(?:t|tonnes|kg|kilos|de) )tractions?(?: avant)?|frontantrieb)',
  }),
]
