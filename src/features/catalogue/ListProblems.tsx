import type { Problem } from '../../domain/stock-search/url/parameters'
import type { Words } from '../stock/overview/describe-filters'
import * as styles from '../stock/overview/overview.module.css'

interface Props {
  /** What the address asks for and cannot be. */
  ignored: readonly Problem[]
  /** What the address asks for and nothing in the list has. */
  missing: readonly Problem[]
  words: Words
}

/** What of the address the list does not follow. */
export const ListProblems = ({ ignored, missing, words: { text } }: Props) => {
  const told = (id: string) => ({ parameter, value }: Problem) => <div key={`${id}:${parameter}=${value}`}><p>{text(id, { parameter, value })}</p></div>
  return <div className={styles.notices} role="status">{ignored.map(told('ignored'))}{missing.map(told('missing'))}</div>
}
