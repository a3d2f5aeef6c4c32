import { useId } from 'react'
import type { ReactNode } from 'react'
import { Part } from '../../components/ui/Part'
import * as styles from './vehicle.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** A titled part of a detail page. */
export const Section = ({ title, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Part>{children}</Part>
    </section>
  )
}
