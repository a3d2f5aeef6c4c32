/** How a word sounds in French, roughly: "Ostral" sounds like "Austral", "Kapture" like "Captur", "Wolvo" like "Volvo". */
export const soundOf = (word: string): string =>
  word
    .replace(/e?au/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/s(?:c?h)/g, 'ch')
    .replace(/th/g, 't')
    .replace(/qu?|k/g, 'c')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/s(?=[ei])/g, 'c')
    .replace(/(.)\1/g, '$1')
    .replace(/e?[sdt]?$/, '')
