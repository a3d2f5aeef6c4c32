/** Telephone of the group, as shown and as dialled. */
export const PHONE = '+352 26 10 40'
export const PHONE_LINK = 'tel:+352261040'
const DOMAIN = 'groupe-alzette.example'
/** A mailbox of the group. */
export const mailbox = (name: string): string => `${name}@${DOMAIN}`
