import { Camera } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './gallery.module.css'

interface Props {
  children?: ReactNode
}

/** In place of the gallery when the photographer has not been there yet. */
export const NoPhoto = ({ children }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.empty}>
      {children}
      <Camera size={40} strokeWidth={1.25} aria-hidden />
      <b>{formatMessage({ id: 'vehicle.noPhotos' })}</b>
      <span>{formatMessage({ id: 'vehicle.noPhotosText' })}</span>
    </div>
  )
}
