import type { CSSProperties } from 'react'
import * as styles from './BrandMark.module.css'
import { markOf } from './marks'

const maskStyle = (url: string): CSSProperties & Record<'--mark', string> => ({
  // Small drawings are inlined by the bundler; their quotes must not end the value.
  '--mark': `url("${url.replaceAll('"', '%22')}")`,
})

/** The mark of a brand in the colour of the text around it; its name stands beside it. */
export const BrandMark = ({ logo, name }: { logo: string; name: string }) => {
  const mark = markOf(logo)
  return mark === null ? (
    <span className={styles.word} aria-hidden="true">
      {name.slice(0, 2)}
    </span>
  ) : (
    <span className={styles.mark} style={maskStyle(mark)} />
  )
}
