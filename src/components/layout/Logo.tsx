import { useIntl } from 'react-intl'
import { FrameLink } from './FrameLink'
import * as styles from './Logo.module.css'

/** Mark and name of the group, leading home. */
export const Logo = () => {
  const { formatMessage } = useIntl()
  return (
    <FrameLink className={styles.logo} to="/" aria-label={formatMessage({ id: 'layout.home' })}>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <rect width="34" height="34" rx="9" fill="var(--action)" />
        <path d="M11 0c0 7 13 8 13 16.500S10 25 10 34" fill="none" stroke="#fff" strokeWidth="4.600" />
      </svg>
      <span>
        <small>Groupe</small> Alzette
      </span>
    </FrameLink>
  )
}
