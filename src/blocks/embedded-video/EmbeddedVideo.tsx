import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { Accordion } from '../../components/ui/Accordion'
import { imageUrl } from '../../components/ui/image-url'
import { RichText } from '../../components/ui/RichText'
import { isFilm } from '../../domain/content/embed-hosts'
import type { EmbeddedVideoBlock } from '../../domain/content/types'
import { ConsentGate } from '../../features/consent/ConsentGate'
import type { BlockProps } from '../block-props'
import * as styles from '../iframe/Iframe.module.css'

/** A film: a file of our own plays at once, a player of another company after consent. Its text can be read instead. */
export const EmbeddedVideo = ({ block: { title, url, poster, transcript } }: BlockProps<EmbeddedVideoBlock>) => {
  const { formatMessage } = useIntl()
  return (
    <Section title={title}>
      <div className={styles.video}>
        {isFilm(url) ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript below says everything the film says
          <video
            controls
            preload="none"
            src={url}
            poster={poster && imageUrl(poster.filename, { width: 1280, height: 720, focus: poster.focus })}
          />
        ) : (
          <ConsentGate url={url} message="consent.video">
            <iframe className={styles.frame} src={url} title={title} allowFullScreen loading="lazy" />
          </ConsentGate>
        )}
      </div>
      {transcript && (
        <div className={styles.transcript}>
          <Accordion
            items={[
              {
                key: 'transcript',
                title: formatMessage({ id: 'video.transcript' }),
                content: <RichText doc={transcript} />,
              },
            ]}
          />
        </div>
      )}
    </Section>
  )
}
