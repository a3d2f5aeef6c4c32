import { startTransition, useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { EVERY_LOCATION } from '../../domain/location/search-locations'
import * as page from '../page/page.module.css'
import { Notices } from '../stock/overview/Notices'
import * as overview from '../stock/overview/overview.module.css'
import { ReserveScript } from '../stock/overview/ReserveScript'
import { useListArrival } from '../stock/overview/use-list-arrival'
import { useFocusBack } from '../vehicle/use-focus-back'
import { dataMessageId } from '../../intl/message-id'
import type { MessageId } from '../../intl/message-id'
import { EmptyLocations } from './EmptyLocations'
import { FoundMap } from './FoundMap'
import * as styles from './location-page.module.css'
import { LocationCard } from './LocationCard'
import { NoLocations } from './NoLocations'
import * as search from './location-search.module.css'
import { LocationSearch } from './LocationSearch'
import { useLocationList } from './use-location-list'
import type { ListedBrand, ListedLocation } from './use-location-list'

/** Texts for `Notices`. This page only reports ignored filters, so it does not load the other texts of the stock list. */
const noticeText =
  ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
  (id: string, values?: Record<string, string | number>): string =>
    formatMessage(
      {
        id:
          id === 'moreProblems'
            ? 'overview.moreProblems'
            : dataMessageId(`overview.ignored.${id.slice('ignored.'.length)}`),
      },
      values,
    )

interface Props {
  locations: readonly ListedLocation[]
  /** Makes that dealerships represent. */
  brands: readonly ListedBrand[]
}

/**
 * The dealerships beside the map of the country, below what they are searched by. Before scripts run all of them are there;
 * from then on the address of the page says what is shown, and until then nothing is where it asks for something else.
 */
export const LocationList = ({ locations, brands }: Props) => {
  const intl = useIntl()
  const text = (id: MessageId, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, { count: locations.length, ...values })
  const list = useLocationList(locations, brands)
  const { query, found, place, total } = list
  const arrival = useListArrival(list.isRead)
  const { target, onFocus } = useFocusBack<HTMLElement>(list.hrefOf(query))
  const [pointed, setPointed] = useState<string | null>(null)
  // In a transition: a tap on a link also points at its card, and the next page must not wait for that mark.
  const point = useCallback((id: string | null) => startTransition(() => setPointed(id)), [])
  const isWhole = list.hrefOf(query) === list.hrefOf(EVERY_LOCATION)
  const counted = text('location.search.found', { count: found.length, total, isWhole: String(found.length === total) })
  return (
    <>
      <header className={page.head}>
        <h1>{text('location.title')}</h1>
        {total > 0 && <p>{text('location.intro')}</p>}
      </header>
      {total === 0 ? (
        <NoLocations />
      ) : (
        <>
          <LocationSearch list={list} onShow={() => target.current?.focus()} />
          <ReserveScript />
          <div className={overview.arriving} ref={arrival}>
            <p className={overview.coming} aria-hidden>
              {intl.formatMessage({ id: 'overview.loading' })}
            </p>
            <section
              id="liste"
              tabIndex={-1}
              ref={target}
              onFocus={onFocus}
              className={overview.list}
              aria-label={text('location.search.list')}
            >
              <div className={`${overview.line} ${search.count}`}>
                <p role="status">
                  {place === null
                    ? counted
                    : text('location.search.foundFrom', {
                        found: counted,
                        place: place.name ?? text('location.search.yourPosition'),
                      })}
                </p>
                {!isWhole && (
                  <button type="button" className={search.clear} onClick={() => list.ask(EVERY_LOCATION)}>
                    {intl.formatMessage({ id: 'overview.clear' })}
                  </button>
                )}
              </div>
              <Notices ignored={list.problems} missing={[]} words={{ text: noticeText(intl) }} />
              <div className={styles.list}>
                {found.length === 0 ? (
                  <EmptyLocations list={list} brands={brands} />
                ) : (
                  <ul className={place === null ? undefined : styles.byDistance}>
                    {found.map(({ location, km }, index) => (
                      <LocationCard
                        key={location.id}
                        location={location}
                        number={index + 1}
                        km={km}
                        brandId={query.brand}
                        isPointed={location.id === pointed}
                        onPoint={point}
                      />
                    ))}
                  </ul>
                )}
                <FoundMap list={list} locations={locations} pointed={pointed} onPoint={point} />
              </div>
            </section>
          </div>
        </>
      )}
    </>
  )
}
