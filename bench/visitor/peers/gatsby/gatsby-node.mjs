import { readFileSync } from 'node:fs'

// Creates one page from the data that was read from the built page.
export const createPages = ({ actions }) =>
  actions.createPage({
    path: '/',
    component: `${import.meta.dirname}/src/templates/page.tsx`,
    context: JSON.parse(readFileSync(`${import.meta.dirname}/page.json`, 'utf8')),
  })
