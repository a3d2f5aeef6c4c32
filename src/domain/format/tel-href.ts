/** `tel:` address of a phone number as people write it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** WhatsApp address of a phone number. */
export const whatsappHref = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`

/** A number of Luxembourg without spaces, `+352621104001`, as people write it: "+352 621 104 001". Others stay as they are. */
export const spacedPhone = (phone: string): string =>
  phone.replace(/^(\+352)(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4')
