import type { HeadProps, PageProps } from 'gatsby'
import { Island } from '../../../shared/Island'
import type { PeerPage } from '../../../shared/piece'
import { renderPieces } from '../../../shared/Tree'
import font from '../font.woff2'

type Context = PeerPage

/** The vehicle page as a Gatsby page that is hydrated as a whole. */
const Page = ({ pageContext: { body } }: PageProps<object, Context>) => (
  <>{renderPieces(body, (piece, key) => (piece.island ? <Island key={key} piece={piece} /> : undefined))}</>
)

export default Page

export const Head = ({ pageContext: { head, language } }: HeadProps<object, Context>) => (
  <>
    <html lang={language} />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
    {renderPieces(head)}
  </>
)
