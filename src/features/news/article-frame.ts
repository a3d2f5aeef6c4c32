export { ArticleHead } from './ArticleHead'
export { LatestArticles } from './LatestArticles'
