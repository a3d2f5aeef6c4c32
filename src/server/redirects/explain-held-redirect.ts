import { heldRedirectValues } from '../../domain/routes/held-redirect'
import type { HeldRedirect } from '../../domain/routes/held-redirect'
import messages from '../../locales/fr.preview.json'

/** Says to editors, in French, why an entry of their list of redirects is left out and what to do about it. */
export const explainHeldRedirect = (held: HeldRedirect): string =>
  Object.entries(heldRedirectValues(held)).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, () => value),
    messages[`preview.redirect.${held.code}`],
  )
