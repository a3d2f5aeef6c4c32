import mailMessages from '../../../../locales/fr.mail.json'

/** What made an enquiry suspicious, in words; the code where there are none. */
export const suspicionText = (code: string): string =>
  Object.entries(mailMessages).find(([id]) => id === `mail.suspicion.${code}`)?.[1] ?? code
