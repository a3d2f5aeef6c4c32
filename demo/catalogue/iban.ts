/** Remainder by 97 of a number too long for a double, digit by digit. */
export const mod97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** Letters count as 10 to 35 (ISO 13616). */
export const asDigits = (text: string): string => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/**
 * A Luxembourg IBAN in groups of four, with its check digits computed.
 *
 * @param bank three digits
 * @param account thirteen digits
 */
export const luxembourgIban = (bank: string, account: string): string => {
  const check = String(98 - mod97(asDigits(`${bank}${account}LU00`))).padStart(2, '0')
  return `LU${check}${bank}${account}`.replace(/(.{4})(?=.)/g, '$1 ')
}
