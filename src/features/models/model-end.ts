// The lower part of a model's page, a separate file in the browser.
export { ModelSections } from './ModelSections'
export { ModelStock } from './ModelStock'
