import { groupBy } from '../collections/once'

export interface ArchiveMonth<Article> {
  /** 1 to 12 */
  month: number
  articles: Article[]
}

export interface ArchiveYear<Article> {
  year: number
  months: ArchiveMonth<Article>[]
}

/** Year of an ISO date. */
export const yearOf = (date: string): number => Number(date.slice(0, 4))

/** Articles by year and month, in their order. @param articles newest first */
export const archiveByYear = <Article extends { date: string }>(articles: readonly Article[]): ArchiveYear<Article>[] =>
  [...groupBy(articles, ({ date }) => date.slice(0, 4))].map(([year, ofYear]) => ({
    year: Number(year),
    months: [...groupBy(ofYear, ({ date }) => date.slice(5, 7))].map(([month, ofMonth]) => ({
      month: Number(month),
      articles: ofMonth,
    })),
  }))
