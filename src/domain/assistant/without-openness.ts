/** "Sinon on est ouverts (à tout)": says that nothing else matters, and asks for no hours. */
const OPENNESS =
  /(?:[,;.]\s*)?(?<![\p{L}’'])(?:(?:sinon|pour le reste|à part ça|a part ca|et|mais)[,\s]+)?(?:on|je|nous|moi je)\s(?:est|suis|sommes|reste|restons|serai|serais)\s(?:très |assez |plutôt |plutot |vraiment |toute? )?ouverte?s?(?:\s[àa]\s(?:tout|toute|toutes|tous|vos|d['’]autres)(?:\s(?:les|vos)?\s?(?:propositions?|suggestions?|marques?|modèles?|modeles?|idées?|idees?|carburants?|motorisations?|couleurs?|options?|reste))?)?(?![\p{L}])/giu

/** A message without the remark that its author is open to anything else. */
export const withoutOpenness = (asked: string): string => {
  if (!/ouvert/i.test(asked)) return asked
  const rest = asked.replace(OPENNESS, '')
  return /\p{L}{3}/u.test(rest) ? rest : asked
}
