export { replaceRenderer } from './src/replace-renderer'
