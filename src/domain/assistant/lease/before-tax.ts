/** A limit without VAT, in a sentence as it was typed: "30k HT", "25 000 € hors taxes". */
const BEFORE_TAX =
  /\d\s*(?:k|mille)?\s*(?:€|eur(?:os?)?)?\s*(?:ht|htva|hors[ -](?:tva|taxes?)|net(?:to)? ouni tva|zzgl\.? mwst)(?![\p{L}])/iu

/** Whether a sentence gives a price without VAT; the prices of the site include it. */
export const namesPriceBeforeTax = (asked: string): boolean => BEFORE_TAX.test(asked)
