import { useIntl } from 'react-intl'
import { Part } from '../../components/ui/Part'
import { Icon } from '../../components/ui/Icon'
import { publicConfig } from '../../config/public'
import { useShareDialog } from '../share/use-share-dialog'
import * as styles from './ArticleShare.module.css'
import { NewsPart } from './news-part'

interface Props {
  /** Root-relative address of the article. */
  path: string
  title: string
}

/** Hands on an article by a dialog with every way to do so; without scripts by plain links. */
export const ArticleShare = ({ path, title }: Props) => {
  const { formatMessage } = useIntl()
  const heading = formatMessage({ id: 'share.article' })
  const { open, dialog } = useShareDialog({ title, path, heading })
  return (
    <div className={`wrap noprint ${styles.share}`}>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        <Icon name="share-2" />
        {heading}
      </button>
      {dialog}
      <noscript>
        <Part>
          <NewsPart part="share" title={title} href={publicConfig.siteUrl + path} />
        </Part>
      </noscript>
    </div>
  )
}
