import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLive } from '../live/live-store'
import { useLiveVisit } from '../live/use-live-vehicle'
import { facetLabels, searchedLabels } from './facet-labels'
import { layLive, needStock, useStock } from './stock-engine-store'

/** While it is on the page, the stock is there to be asked, with live prices laid over it: for pages that are no overview. */
export const StockKeeper = () => {
  const intl = useIntl()
  const labels = useMemo(() => searchedLabels(facetLabels(intl)), [intl])
  const engine = useStock((state) => state.engine)
  const facts = useLive((state) => state.facts)
  useLiveVisit()
  useEffect(() => void needStock(labels), [labels])
  useEffect(() => layLive(facts), [facts, engine])
  return null
}
