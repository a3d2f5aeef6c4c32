import { Suspense, useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../ui/cx'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import * as styles from './Section.module.css'

interface Props {
  title?: string
  intro?: string
  /** Link at the right of the title. */
  more?: { to: string; label: string }
  /** Background: paper, mist or ink (white text). */
  tone?: 'paper' | 'mist' | 'ink'
  /** Keeps prose to a comfortable measure. */
  narrow?: boolean
  id?: string
  children: ReactNode
}

/** A part of a page with its heading: level 2, so that what stands inside begins at level 3. */
export const Section = ({ title, intro, more, tone = 'paper', narrow = false, id, children }: Props) => {
  const headingId = useId()
  return (
    <section
      id={id}
      className={cx(styles.section, tone === 'paper' ? styles.paper : tone)}
      aria-labelledby={title ? headingId : undefined}
    >
      <div className={cx('wrap', narrow && styles.narrow)}>
        {(title || more) && (
          <div className={styles.head}>
            <div>
              {title && <h2 id={headingId}>{title}</h2>}
              {intro && <p>{intro}</p>}
            </div>
            {more && (
              <Link className="more" to={more.to}>
                {more.label} <Icon name="arrow-right" />
              </Link>
            )}
          </div>
        )}
        <Suspense>{children}</Suspense>
      </div>
    </section>
  )
}
