import type { PageProps } from 'gatsby'
import type { ErrorKind } from '../domain/routes/error-kinds'
import { ErrorDocument } from '../features/errors/ErrorDocument'

/** `/erreurs/{kind}`: what the host answers, with status 404, below a section that lacks the address. */
const ErrorTemplate = ({ pageContext: { kind } }: PageProps<object, { kind: ErrorKind }>) => (
  <ErrorDocument kind={kind} path={`/erreurs/${kind}`} />
)

export default ErrorTemplate
