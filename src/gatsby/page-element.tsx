import type { ReactNode } from 'react'
import { Helmet } from 'react-helmet'
import { site } from '../config/site'
import { BrandIcon } from './heads/brand-icon'

/** What belongs to every page beside its frame, but to no slice: heads may be set in here. */
export const PageElement = ({ path, children }: { path: string; children: ReactNode }) => (
  <>
    {/* Here, and not with a page’s title: a page that is still looking for what it shows has a language too. */}
    <Helmet>
      <html lang={site.locale} />
    </Helmet>
    <BrandIcon path={path} />
    {children}
  </>
)
