import { heldRedirectValues } from '../../domain/routes/held-redirect'
import type { HeldRedirect } from '../../domain/routes/held-redirect'
import messages from '../../locales/fr.preview.json'
import { fillText } from '../fill-text'

/** Says to editors, in French, why an entry of their list of redirects is left out and what to do about it. */
export const explainHeldRedirect = (held: HeldRedirect): string =>
  fillText(messages[`preview.redirect.${held.code}`], heldRedirectValues(held))
