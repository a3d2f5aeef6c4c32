import mailMessages from '../../../locales/fr.mail.json'
import { messages } from '../texts'

const texts = { ...messages, ...mailMessages }
export type TextId = keyof typeof texts

/**
 * A text of the locale with its values filled in. Mails use texts without plural forms only; a value is never read for
 * placeholders of its own.
 */
export const text = (id: TextId, values: Readonly<Record<string, string | number>> = {}): string =>
  texts[id].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
