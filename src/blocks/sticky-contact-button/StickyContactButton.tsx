import { StickyLink } from '../../components/layout/StickyLink'
import type { StickyContactButtonBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import { useTargetInView } from './use-target-in-view'

/** In place of the contact link of every page; hidden while its target is visible, so that it does not cover a form. */
export const StickyContactButton = ({ block: { label, to } }: BlockProps<StickyContactButtonBlock>) => (
  <StickyLink to={to} label={label} hidden={useTargetInView(to)} />
)
