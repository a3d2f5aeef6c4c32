import { of } from './phrase'
import type { Phrase } from './phrase'

/** How people name bodies, kinds and conditions of vehicles. Longer phrases come before the words in them. */
export const BODY_PHRASES: readonly Phrase[] = [
  ...of('bodyStyle')({
    chassis_truck: '(?:chassis cabines?|chassis)',
    estate: '(?:breaks?|kombis?|station wagons?|estates?(?: cars?)?|familiales?|sw)',
    suv: '(?:(?:sans (?:(?:nous|me|se|devoir|trop) )*(?:plier|baisser|pencher|courber)(?: en deux)?|(?:assise|position|conduite)(?: de conduite)? (?:haute|surelevee)|assise en hauteur|(?<= (?:voiture|auto|quelque chose d(?: assez| un peu| bien)?) )(?:assez |un peu |bien )?(?:haute?|surelevee?))(?= )(?! (?:de )?gamme)|(?<=[|] )(?:assez |bien )?haute(?= (?:facile|et|pour|[|]) )|suvs?|crossovers?|tout terrains?|gelandewagen|gelannewon)',
    saloon: '(?:berlines?|limousinen?|limousines?|sedans?|tricorps)',
    convertible:
      '(?:cabriolets?|(?<= (?:une?|le|petit|beau|des) )cabs?(?= (?:pour|de|automatique|essence|rouge|noir|sympa|[|]) )|cabrios?|decapotables?|roadsters?|decouvrables?)',
    coupe: '(?:coupes?)',
    mpv: '(?:monospaces?|monovolumes?|ludospaces?|minivans?|vans? familial)',
    panel_van:
      '(?:fourgons?|fourgonnettes?|kastenwagen|kastewon|kasteween|(?<= (?:a|used|new|white|black|grey|[|]) )vans?|vans?(?= (?:with|under|below|max|for|in) ))',
    pickup: '(?:pick ?ups?)',
    hatchback:
      '(?:hatchbacks?|citadines?|compacte?s?|petites? (?:premiere |1ere |deuxieme |seconde |nouvelle )?(?:voitures?|autos?)|petites?(?= (?:et )?(?:automatiques?|essence|diesel|electriques?|hybrides?|economiques?|maniables?|pas chere?s?|[|]) )|small(?: cars?)?(?! (?:suvs?|vans?|budget))|city cars?|kleinwagen|klengwon|kleine?[rsn]?|klenge?[nt]?(?! (?:budget|famill|autoe?n?) )|kleng(?:en)? autoe?n?)',
  }),
  ...of('category')({
    van: '(?:camionnettes?|utilitaires?(?: legers?)?|vehicules? utilitaires?|lieferwagen|liwwerwon|liwwerween|lieferween|nutzfahrzeuge?)',
    truck:
      '(?:(?<! (?:derriere|doubler|entre|depasser|suivre|contre) (?:les|des|un|deux) )camions?|poids lourds?|lkw|camionen)',
    passenger: '(?:voitures? particulieres?|vehicules? de tourisme)',
  }),
  ...of('condition')({
    demo: '(?:(?:voitures?|vehicules?|autos?) de (?:direction|demonstration|service)|de direction|direction|demonstration|d exposition|demos?|vorfuhrwagen|jahreswagen)',
    used: '(?:d occasions?|occasions?|usagee?s?|seconde main|used|second hand|pre ?owned|usad[oa]s?|segunda mao|occasioun(?:en|sween|swon|sautoe?n?)?|gebraucht(?:wagen|fahrzeuge?|e|er|en|es)?)',
    new: '(?:neufs?|neuves?|brand new|new(?= (?:cars?|vehicles?|suvs?|vans?|[|]) )|0 km|zero km|neiwon|neie[nrst]?|neiwo|neiween|neuwagen|neue[rsn]?|neit)',
  }),
]
