import type { ComponentProps } from 'react'
import { ShareLinks } from '../share/ShareLinks'
import { ArticleHead } from './ArticleHead'
import { NewsArchive } from './NewsArchive'
import { NewsOverview } from './NewsOverview'
import { RelatedArticles } from './RelatedArticles'

export type NewsPartProps =
  | ({ part: 'head' } & ComponentProps<typeof ArticleHead>)
  | ({ part: 'related' } & ComponentProps<typeof RelatedArticles>)
  | { part: 'share'; title: string; href: string }
  | ({ part: 'list' } & ComponentProps<typeof NewsOverview>)
  | ({ part: 'archive' } & ComponentProps<typeof NewsArchive>)

/** Any part of the pages of news that stands still: one component, because every page knows how to load it. */
export const NewsPart = (props: NewsPartProps) => {
  switch (props.part) {
    case 'head':
      return <ArticleHead article={props.article} readingMinutes={props.readingMinutes} />
    case 'related':
      return <RelatedArticles articles={props.articles} />
    case 'share':
      return (
        <ul>
          <ShareLinks title={props.title} href={props.href} hasIcons={false} />
        </ul>
      )
    case 'list':
      return <NewsOverview list={props.list} page={props.page} pages={props.pages} articles={props.articles} />
    case 'archive':
      return <NewsArchive articles={props.articles} crumbs={props.crumbs} />
  }
}
