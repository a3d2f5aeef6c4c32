import type { ComponentType } from 'react'
import { Part } from '../ui/Part'
import { lazyPart } from '../ui/lazy-part'
import type * as parts from './made-parts'

/** A part that shows nothing until its code is there. */
const part = <Props extends object>(choose: (loaded: typeof parts) => ComponentType<Props>): ComponentType<Props> => {
  const Loaded: ComponentType<Props> = lazyPart<Props>(() =>
    import(/* webpackChunkName: "layout" */ './made-parts').then(choose),
  )
  return (props) => (
    <Part>
      <Loaded {...props} />
    </Part>
  )
}

// Replaces `static-parts.ts` in the browser: what the server made of these parts stays (`Static`), so their code is rarely loaded.
export const ContactLink = part((loaded) => loaded.ContactLink)
export const FooterBody = part((loaded) => loaded.FooterBody)
export const HeaderEntries = part((loaded) => loaded.HeaderEntries)
export const MobileEntries = part((loaded) => loaded.MobileEntries)
export const MobileLinks = part((loaded) => loaded.MobileLinks)
export const TopBarLinks = part((loaded) => loaded.TopBarLinks)
