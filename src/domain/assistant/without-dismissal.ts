/** "Trop long pour mon garage, montrez-moi plutôt…", "celle-ci dépasse notre budget, que proposez-vous…". */
const DISMISSAL =
  /^[^,.!?]*(?:(?<![\p{L}])trop\s+\p{L}+|d[ée]passe|oublie[zs]?)(?![\p{L}])[^,.!?]*[,.!?]\s*(?=.*(?:montre|propos|cherche|plut[oô]t|voudr|avez))/iu

/** A message on the page of a vehicle without the reason why this one is not wanted, which would be read as a question about it. */
export const withoutDismissal = (asked: string): string => asked.replace(DISMISSAL, '')
