import type { FooterContent } from '../../domain/content/types'
import { Static } from '../ui/Static'
import { FOOTER_ID } from '../../config/footer-id'
import * as styles from './Footer.module.css'
import { FooterBody } from './static-parts'

/** Who the group is, where everything stands, and the legal line. */
export const Footer = ({ content }: { content: FooterContent }) => (
  <Static as="footer" of={content} id={FOOTER_ID} className={`ink ${styles.footer}`}>
    <FooterBody content={content} />
  </Static>
)
