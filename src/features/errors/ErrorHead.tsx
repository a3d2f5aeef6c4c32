import { useIntl } from 'react-intl'
import { Seo } from '../../components/seo/Seo'
import type { ErrorKind } from '../../domain/routes/error-kinds'

interface Props {
  /** What the title of the document speaks of. */
  head: ErrorKind | 'unknown'
  /** Root-relative address of the page. */
  path: string
}

/** The head of a page that says that something is not there. */
export const ErrorHead = ({ head, path }: Props) => {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: `error.head.${head}` })
  return (
    <Seo
      title={title}
      description={formatMessage({ id: 'error.metaDescription' }, { head: title })}
      path={path}
      noindex
    />
  )
}
