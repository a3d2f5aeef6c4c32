import type { Problem } from '../../domain/stock-search/url/parameters'
import type { Words } from '../stock/overview/describe-filters'
import * as styles from '../stock/overview/overview.module.css'

interface Props {
  /** What the address asks for and cannot be. */
  ignored: readonly Problem[]
  /** What the address asks for and nothing in the list has. */
  missing: readonly Problem[]
  /** The page that the address asks for and the list does not have; null where there is none, as in lists of one page. */
  pageBeyond?: number | null
  /** The last page, which is shown in its place. */
  pages?: number
  words: Words
}

/** What of the address the list does not follow. */
export const ListProblems = ({ ignored, missing, pageBeyond = null, pages = 1, words: { text } }: Props) => {
  const told = (id: string) => ({ parameter, value }: Problem) => <div key={`${id}:${parameter}=${value}`}><p>{text(id, { parameter, value })}</p></div>
  return (
    <div className={styles.notices} role="status">
      {ignored.map(told('ignored'))}
      {missing.map(told('missing'))}
      {pageBeyond !== null && <div><p>{text('noPage', { page: pageBeyond, last: pages })}</p></div>}
    </div>
  )
}
