import type { Problem } from '../../../domain/stock-search/url/parameters'
import type { Words } from './describe-filters'

export interface AddressProblemsProps {
  /** What the address asks for and cannot be. */
  ignored: readonly Problem[]
  /** What the address asks for and the list does not have. */
  missing: readonly Problem[]
  /** What the address asks for and the page, by its path, never shows. */
  outside?: readonly Problem[]
  /** The page that the address asks for and the list does not have; null where there is none, as in lists of one page. */
  pageBeyond?: number | null
  /** The last page, which is shown in its place. */
  pages?: number
  words: Pick<Words, 'text'>
}

/** So many are told one by one; a link that asks for more is no visitor's. */
const MOST = 5
/** Longer values are nobody's words. */
const LONGEST = 60
const short = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)

/** What of the address a list does not follow, and why. */
export const AddressProblems = ({
  ignored,
  missing,
  outside = [],
  pageBeyond = null,
  pages = 1,
  words: { text },
}: AddressProblemsProps) => {
  const told = [
    ...ignored.map((problem) => ({ ...problem, id: `ignored.${problem.why ?? 'value'}` })),
    ...outside.map((problem) => ({ ...problem, id: 'outside' })),
    ...missing.map((problem) => ({ ...problem, id: 'missing' })),
  ]
  return (
    <>
      {told.slice(0, MOST).map(({ id, parameter, value }) => (
        <div key={`${parameter}=${value}`}>
          <p>{text(id, { parameter, value: short(value) })}</p>
        </div>
      ))}
      {told.length > MOST && (
        <div>
          <p>{text('moreProblems', { count: told.length - MOST })}</p>
        </div>
      )}
      {pageBeyond !== null && (
        <div>
          <p>{text('noPage', { page: pageBeyond, last: pages })}</p>
        </div>
      )}
    </>
  )
}
