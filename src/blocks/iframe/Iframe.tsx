import { Section } from '../../components/layout/Section'
import type { IframeBlock } from '../../domain/content/types'
import { ConsentGate } from '../../features/consent/ConsentGate'
import type { BlockProps } from '../block-props'
import * as styles from './Iframe.module.css'

/** A page of another company inside this one, once the visitor agreed. */
export const Iframe = ({ block: { title, url, height } }: BlockProps<IframeBlock>) => (
  <Section title={title}>
    <ConsentGate url={url} message="consent.frame">
      <iframe className={styles.frame} src={url} title={title} height={height} loading="lazy" />
    </ConsentGate>
  </Section>
)
