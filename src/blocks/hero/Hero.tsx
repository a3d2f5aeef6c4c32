import type { HeroBlock } from '../../domain/content/types'
import { Picture } from '../../components/ui/Picture'
import { CmsButton } from '../../features/booking/CmsButton'
import type { BlockProps } from '../block-props'
import { StockQuickSearch } from '../stock-quick-search/quick-search-part'
import * as styles from './Hero.module.css'

/** Opening of a page: `home` is dark with a cut-out car and the quick search over its lower edge, `page` is quiet. */
export const Hero = ({ block, lead = false }: BlockProps<HeroBlock>) => {
  const { layout, eyebrow, title, text, image, buttons = [], figures = [], search = [] } = block
  const Title = lead ? 'h1' : 'h2'
  const home = layout === 'home'
  return (
    <>
      <div className={home ? `ink ${styles.home} ${search.length ? '' : styles.alone}` : styles.page}>
        <div className="wrap">
          <div className={styles.text}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <Title>{title}</Title>
            {text && <p className={styles.lead}>{text}</p>}
            {buttons.length > 0 && (
              <div className={styles.buttons}>
                {buttons.map((button) => (
                  <CmsButton key={button._uid} button={button} onDark={home} />
                ))}
              </div>
            )}
            {figures.length > 0 && (
              <ul className={`num ${styles.figures}`}>
                {figures.map(({ _uid, value, label }) => (
                  <li key={_uid}>
                    <b>{value}</b> {label}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {image && (
            <div className={styles.picture}>
              <Picture
                photo={image}
                priority={lead}
                sizes={home ? '(min-width: 761px) 55vw, 100vw' : '(min-width: 961px) 600px, 92vw'}
                ratio={home ? undefined : 3 / 2}
              />
            </div>
          )}
        </div>
      </div>
      {search.slice(0, 1).map((quickSearch) => (
        <StockQuickSearch key={quickSearch._uid} block={quickSearch} raised={home} />
      ))}
    </>
  )
}
