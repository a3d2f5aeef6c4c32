import { draftProblemOf } from './draft-problems'

const IN_HERO = 'page.body.1 (hero)'

describe('problem of a draft', () => {
  it.each([
    ['no block of the site', 'page.body.0', 'left out: unknown block "mystery"', 'unknown_block', 'mystery', ''],
    [
      'a name of every object',
      'page.body.0',
      'left out: unknown block "constructor"',
      'unknown_block',
      'constructor',
      '',
    ],
    ['a block in another that holds none', IN_HERO, 'left out: unknown block "faq"', 'misplaced_block', 'faq', ''],
    [
      'a field that its block needs',
      IN_HERO,
      'left out: "layout" is not usable (one of home, page expected)',
      'unusable_needed_field',
      'hero',
      'layout',
    ],
    [
      'a field that may be empty',
      `${IN_HERO}.eyebrow`,
      'left out: a text expected',
      'unusable_field',
      'hero',
      'eyebrow',
    ],
    [
      'a link that its block needs',
      `${IN_HERO}.buttons.0 (button)`,
      'left out: "to" is not usable (a link to an existing page expected, not "page/away")',
      'dead_needed_link',
      'button',
      'page/away',
    ],
    [
      'a link that may be empty',
      'page.body.1 (card-grid).cards.0 (card).to',
      'left out: a link to an existing page expected, not "page/away"',
      'dead_link',
      'card',
      'page/away',
    ],
  ])('names %s', (_, where, reason, kind, block, detail) => {
    expect(draftProblemOf({ where, reason })).toMatchObject({ kind, block, detail })
  })
})
