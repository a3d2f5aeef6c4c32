import { ErrorDocument } from '../features/errors/ErrorDocument'

/** Answer to every address that nothing else knows. */
const NotFoundPage = () => <ErrorDocument kind="page-not-found" path="/404" head="unknown" />

export default NotFoundPage
