import mailMessages from '../../../locales/fr.mail.json'
import { fillText } from '../../fill-text'
import { messages } from '../texts'

const texts = { ...messages, ...mailMessages }
export type TextId = keyof typeof texts

/** A text of the locale with its values filled in. Mails use texts without plural forms only. */
export const text = (id: TextId, values: Readonly<Record<string, string | number>> = {}): string =>
  fillText(texts[id], values)
