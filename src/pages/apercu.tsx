import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { draftAs, usePreview } from '../features/preview/draft-store'
import { ArticleView } from '../templates/views/ArticleView'
import { StoryView } from '../templates/views/StoryView'

/** Drafts of addresses that have no page yet: the preview server answers with this one, and the browser fills it. */
const DraftPage = () => {
  const { formatMessage } = useIntl()
  const draft = usePreview((state) => state.draft)
  const page = draftAs(draft, 'page')
  const article = draftAs(draft, 'article')
  if (page) return <StoryView {...page} />
  if (article) return <ArticleView {...article} />
  return (
    <>
      <Seo
        path="/apercu"
        title={formatMessage({ id: 'preview.title' })}
        description={formatMessage({ id: 'preview.text' })}
        noindex
      />
      <div className="wrap">
        <h1 className="title">{formatMessage({ id: 'preview.title' })}</h1>
        <p>{formatMessage({ id: 'preview.text' })}</p>
      </div>
    </>
  )
}

export default DraftPage
