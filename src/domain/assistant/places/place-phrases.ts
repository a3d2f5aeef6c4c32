/** How people say where something should be. */
export const NEAR =
  '(?:pres de|pres d|pres du|proche de|proche d|proches de|autour de|autour d|aux alentours de|aux alentours d|aux environs de|aux environs d|a proximite de|a proximite d|du cote de|du cote d|region de|region d|secteur de|secteur d|a cote de|a cote d|pas loin de|pas loin d|non loin de|dans la region de|dans la region d|dans le coin de|dans le coin d|vers|no bei|bei|bäi|in der nahe von|(?:(?:an|in) der )?(?:geigend|emgeigend|emgebung|gegend|umgebung|naperschaft)(?: (?:vu|vun|von|um))?|in der region(?: (?:vu|vun|von))?|op der heicht vun|dans les parages de|dans les parages d|aux abords de|aux abords d|near|close to|around|nahe|um|dans le(?= \\d{4} )|a (?:(?:\\d+|quelques) )?(?:minutes?|min)(?: en voiture)? (?:de|d|du))'
export const WITHIN =
  '(?:dans un rayon de |dans les |a moins de |a (?:environ |peine |max |maximum |au plus )?|bannent |im umkreis von )?(\\d{1,3}) ?(?:km|kilometres|kilometer)(?: (?:max|maxi|maximum|au plus|au maximum|grand maximum))?(?: a la ronde)?(?: autour)? (?:de|d|du|um|vun|von)'
const KM = '(\\d{1,3}) (?:km|kms|kilometres?|kilometer)(?: a la ronde| autour| de rayon| max| maximum)*'
/** A radius on its own: "dans un rayon de 20 km". */
export const RADIUS = `(?<= )(?:(?:dans|sur|avec|im) )?(?:(?:un|le) )?(?:rayon|umkreis) (?:max |maximum |maximal )?(?:de |d |vun |von )?${KM}(?= )`
/**
 * A short way without the words of a radius, for a sentence that names a place: "un SUV à moins de 20 km ?" No mileage: "avec
 * moins de 50 km", "20 km au compteur", nor what is driven every day or on a charge.
 */
export const SHORT_WAY = `(?<= )(?:(?:dans|sur) (?:les )?|(?:pas )?a (?:(?:pas )?plus de |moins de |max(?:i|imum)? |environ |au plus |peine )?|pas (?:faire |rouler |aller )*plus (?:loin que|de)(?: a)? |faire (?:plus|moins) de |(?:faire|rouler|aller) (?:au )?max(?:imum)? (?:de )?|(?:within|innerhalb(?: von)?|bannent|maximal|hochstens|no more than|not more than)(?: de)? (?:a )?|(?<!(?:avec|ayant|de) )moins de )(\\d{1,2}|100) (?:kms?|kilometres?|kilometers?|kilometern?|bornes)(?: (?:a la ronde|autour|de rayon|radius|max(?:i|imum)?|au plus|au maximum|de route|away|entfernt|ewech))*(?= )(?! (?:au compteur|aller|par|chaque|tous|h|heure|d autonomie|en electrique|sur une|avec une|de (?!chez|distance)|du |d (?!ici)|from|of))`
/** A radius around the visitor: "à moins de 20 km de chez moi". */
export const FROM_HOME = `(?<= )(?:a |dans )?(?:moins de |max )?${KM} de (?:chez (?:moi|nous)|mon domicile|ma maison|la maison)(?= )`
/** A radius behind a place: "Diekirch, 30 km". */
export const BEHIND = `(?: (?:a|et|sur|dans les|a moins de|moins de|max|maximum|jusqu a|bannent))* ${KM}`
/** The country is called like its capital: "au Luxembourg" says nothing of a place in it. */
export const COUNTRY = /(?<= )(?:au (?:grand duche de )?luxembourg|dans le pays|in luxemburg)(?= )/
/** A distance from a place that is not known here, as of a town abroad. */
export const FROM_ELSEWHERE =
  /(?<= )(?:dans un rayon de |a moins de |a (?:peine |environ |max )?)\d{1,3} (?:kms?|kilometres?) (?:de|d|du)(?= (?!autonomie|portee|rayon|moins|plus)[a-z]{3})/
/** Where vehicles should not be: "je ne descends pas jusqu’à Luxembourg", "surtout pas à Esch". */
export const NOT_AT =
  '(?:(?:ne |n )?(?:descends?|descendons|vais|va|allons|irai|ira|monte|passe|roule|conduis|bouge|pousse|veux|peux) pas|(?<! (?:est|sont|etes|etait|avez|auriez|a|ouvert|ouverte|ouverts|dispo|disponible) )pas|jamais|sauf)(?: (?:aller|descendre|monter|rouler|me deplacer|plus loin|plus bas|envie d aller))? (?:a|jusqu a|jusque|jusque a|vers|sur|celle de|celles de|ceux de)'
export const AND = '(?:et|ou|an|und|oder|ni)'
/** "Ettelbruck ou environs". */
export const AROUND = / (?:ou|et)(?: (?:dans|les|ses|aux?))* (?:environs|alentours|parages) /
export const AT =
  '(?:a|de|d|en|zu|in|vu|vun|von|sur|concession|garage|chez vous a|(?:habit|trava?ill|boss|resid)(?:e|ons)|vis|vivons|wunnen?)'
