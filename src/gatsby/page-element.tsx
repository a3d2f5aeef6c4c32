import type { ReactNode } from 'react'
import { BrandIcon } from './heads/brand-icon'

/** What belongs to every page beside its frame, but to no slice: heads may be set in here. */
export const PageElement = ({ path, children }: { path: string; children: ReactNode }) => (
  <>
    <BrandIcon path={path} />
    {children}
  </>
)
