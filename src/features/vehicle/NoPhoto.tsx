import { Camera } from 'lucide'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
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
      <Glyph of={Camera} size={40} strokeWidth={1.25} />
      <b>{formatMessage({ id: 'vehicle.noPhotos' })}</b>
      <span>{formatMessage({ id: 'vehicle.noPhotosText' })}</span>
    </div>
  )
}
