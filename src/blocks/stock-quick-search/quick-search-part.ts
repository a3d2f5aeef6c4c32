export { StockQuickSearch } from './StockQuickSearch'
