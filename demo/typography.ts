/** Narrow no-break space before `; ! ?`, no-break space before `:` and inside guillemets: French typography. */
export const typographic = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202F$1')
    .replace(/ (:|»)/g, '\u00A0$1')
    .replace(/« /g, '«\u00A0')
