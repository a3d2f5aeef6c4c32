import { lint } from './lint'
import { readKnownDefects } from './lint/known-defects'
import type { MissingTargets } from './lint/settle-target'
import { parseCsv } from './parse-csv'
import { readStatusRules } from './read-status-rules'
import { routeSet } from './route-set'
import { redirectLine } from '../../../src/domain/routes/redirects-file'
import { problemLine } from './types'

const PAGES = [
  '/',
  '/stock',
  '/stock/comparer',
  '/news',
  '/faq',
  '/contact',
  '/concessions/mersch',
  '/stock/412003-1-dacia-jogger',
]

/** Addresses below a vehicle that the host answers with the vehicle's own file. */
const VIEWS = ['/stock/:vehicle/interessee', '/:brand/stock/:vehicle']

interface Setup {
  statusRules?: string[]
  defects?: string
  externalHosts?: string[]
  movedRoots?: Record<string, string>
  stockPath?: string
  pages?: string[]
  missingTargets?: MissingTargets
}

const check = (
  lines: string[],
  {
    statusRules = [],
    defects,
    externalHosts = [],
    movedRoots = {},
    stockPath = '/stock',
    pages = PAGES,
    missingTargets = 'error',
  }: Setup = {},
) => {
  const { rows, problems } = parseCsv(['from,to,code', ...lines].join('\n'), 'r.csv')
  const known = readKnownDefects(defects === undefined ? [] : parseCsv(`from,to,defect\n${defects}`, 'known.csv').rows)
  const status = readStatusRules(statusRules)
  const result = lint({
    rules: rows.map(({ rule }) => rule),
    defects: known.defects,
    statusRules: status.rules,
    routes: routeSet(
      pages,
      { patterns: VIEWS, rewrites: readStatusRules(VIEWS.map((view) => `${view} /stock/:vehicle 200`)).rules },
      stockPath,
    ),
    externalHosts,
    stockPath,
    movedRoots,
    missingTargets,
  })
  const all = [...problems, ...known.problems, ...status.problems, ...result.problems]
  return {
    output: result.rules.map(redirectLine),
    errors: all.filter(({ severity }) => severity === 'error').map(problemLine),
    warnings: all.filter(({ severity }) => severity === 'warning').map(problemLine),
    accepted: all.filter(({ severity }) => severity === 'accepted').map(problemLine),
  }
}

describe('a sound table', () => {
  it('puts rules with parameters before the plain rule of their path, and precise paths before open ones', () => {
    const { output, errors } = check([
      '/fr/liste,/stock',
      '/fr/liste?page=2,/stock',
      '/fr/liste?page=2&brand=1,/stock',
      '/fr/liste?page=:n,/faq',
      '/fr/:page,/news',
      '/fr/*,/',
    ])
    expect(errors).toEqual([])
    expect(output).toEqual([
      '/fr/liste page=2 brand=1 /stock 301',
      '/fr/liste page=2 /stock 301',
      '/fr/liste page=:n /faq 301',
      '/fr/liste /stock 301',
      '/fr/:page /news 301',
      '/fr/* / 301',
    ])
  })

  it.each([
    ['/fr/a,/faq#pneus'],
    ['/fr/a,/stock?fuel=electric'],
    ['/fr/:town,/concessions/:town'],
    ['/fr/a,/stock/412003-1-dacia-jogger/interessee'],
    ['/fr/a,/dacia/stock/412003-1-dacia-jogger'],
    ['/fr/:vehicle,/stock/:vehicle/interessee'],
    ['/fr/caf%C3%A9,/faq'],
    ['/fr/a,/contact,301'],
  ])('takes %s', (line) => {
    expect(check([line])).toMatchObject({ errors: [], warnings: [] })
  })

  it('knows a page whose address has accents, as target and as old address', () => {
    const pages = ['/', '/société']
    expect(check(['/fr/a,/soci%C3%A9t%C3%A9'], { pages }).errors).toEqual([])
    expect(check(['/soci%C3%A9t%C3%A9,/'], { pages }).errors.join()).toContain('[existing-page]')
  })

  it('forces a rule with parameters over a page', () => {
    expect(check(['/contact?form=essai,/faq']).output).toEqual(['/contact form=essai /faq 301!'])
  })

  it('writes a rule that is there twice once, with a warning', () => {
    const { output, warnings } = check(['/fr/a?x=1&y=2,/faq', '/fr/a?y=2&x=1,/faq'])
    expect(output).toHaveLength(1)
    expect(warnings).toEqual(['r.csv:3: warning: /fr/a?y=2&x=1 → /faq: the same rule is at r.csv:2 [duplicate]'])
  })
})

describe('a table that is wrong', () => {
  it.each([
    [
      'contradiction',
      ['/fr/a,/faq', '/fr/a,/news'],
      'r.csv:3: /fr/a → /news: contradicts r.csv:2 (/fr/a → /faq) [conflict]',
    ],
    ['contradiction in another order', ['/fr/a?x=1&y=2,/faq', '/fr/a?y=2&x=1,/news'], '[conflict]'],
    ['contradiction by another name', ['/fr/:a,/faq', '/fr/:b,/news'], '[conflict]'],
    ['loop of one', ['/fr/a,/fr/a'], 'r.csv:2: /fr/a → /fr/a: leads back to itself [loop]'],
    ['loop of three', ['/fr/a,/fr/b', '/fr/b,/fr/c', '/fr/c,/fr/a'], '[loop]'],
    ['loop through a splat', ['/fr/*,/fr/neu'], '[loop]'],
    [
      'chain',
      ['/fr/a,/fr/b', '/fr/b,/faq'],
      'r.csv:2: /fr/a → /fr/b: its target is redirected once more by r.csv:3 (/fr/b → /faq) [chain]',
    ],
    ['chain through a placeholder', ['/alt/:x,/fr/:x', '/fr/a,/faq'], '[chain]'],
    ['chain by parameters that are passed on', ['/fr/a,/contact', '/contact?page=2,/faq'], '[chain]'],
    [
      'page as old address',
      ['/contact,/faq'],
      'r.csv:2: /contact → /faq: the old address is a page of the site, the rule would never hold [existing-page]',
    ],
    [
      'target that no page answers',
      ['/fr/a,/fg/mg3'],
      'r.csv:2: /fr/a → /fg/mg3: no page answers /fg/mg3 [missing-target]',
    ],
    ['open target that no page answers', ['/fr/:a,/villes/:a'], '[missing-target]'],
    [
      'view of what is no vehicle',
      ['/fr/a,/stock/comparer/interessee'],
      '/fr/a → /stock/comparer/interessee: no page answers',
    ],
    ['brand of what is no vehicle', ['/fr/a,/dacia/stock/jogger'], '[missing-target]'],
    ['other host', ['/fr/a,https://evil.example/'], '[foreign-host]'],
    ['two slashes as target', ['/fr/a,//evil.example'], '[malformed-target]'],
    ['target without slash', ['/fr/a,lancia/ypsilon'], '[malformed-target]'],
    ['fragment as target', ['/fr/a,#contact'], '[malformed-target]'],
    ['text as target', ['/fr/a,Je suis désolé'], '[malformed-target]'],
    ['no target', ['/fr/a,'], '[malformed-target]'],
    ['slash at the end of the target', ['/fr/a,/faq/'], '[malformed-target]'],
    ['unknown placeholder', ['/fr/:a,/concessions/:b'], '[malformed-target]'],
    ['slash at the end of the old address', ['/fr/a/,/faq'], '[malformed-from]'],
    ['address of the host itself', ['/.netlify/functions/x,/faq'], '[malformed-from]'],
    ['broken encoding', ['/fr/%zz,/faq'], '[malformed-from]'],
    ['encoding of no letter', ['/fr/%ff,/faq'], '[malformed-from]'],
    ['accents', ['/fr/é,/faq'], '[malformed-from]'],
    ['star in the middle', ['/fr/*/a,/faq'], '[malformed-from]'],
    ['half a placeholder', ['/fr/:a-b,/faq'], '[malformed-from]'],
    ['parameter without value', ['/fr/a?page,/faq'], '[malformed-from]'],
    ['encoded parameter', ['/fr/a?q=a%20b,/faq'], '[malformed-from]'],
    ['302', ['/fr/a,/faq,302'], 'the code is 302, but every rule is permanent (301) [wrong-code]'],
  ])('is refused: %s', (_name, lines, message) => {
    expect(check(lines).errors.join('\n')).toContain(message)
  })

  it('is refused when a rule for payloads leads to another host, even an allowed one', () => {
    const { errors } = check(['/fr/a/_payload.json,https://cdn.example/p.json'], { externalHosts: ['cdn.example'] })
    expect(errors.join()).toContain('[host-in-payload-rule]')
  })

  it.each([
    ['/fr/x/*', '/fr/x/b'],
    ['/fr/:x', '/fr/b'],
    ['/fr/:x', '/fr/b?page=2'],
  ])('is refused when %s stands above %s in its file', (open, precise) => {
    const { errors } = check([`${open},/stock`, '/fr/y/z,/stock', `${precise},/`])
    expect(errors).toEqual([expect.stringMatching(/^r\.csv:4: .* never gets its turn, r\.csv:2 .*\[shadowed\]$/)])
    expect(check([`${precise},/`, `${open},/stock`]).errors).toEqual([])
  })

  it('is fine when a rule with parameters stands below the plain one of its path, which the writer puts right', () => {
    expect(check(['/fr/x,/stock', '/fr/x?page=2,/']).errors).toEqual([])
  })

  it('is refused when a rule swallows a rewrite', () => {
    const { errors } = check(['/:brand/stock/*,/stock'], {
      statusRules: ['/:brand/stock/:vehicle /stock/:vehicle 200'],
    })
    expect(errors).toEqual([expect.stringMatching(/^statusRules:1: .* never gets its turn, r\.csv:2 .*\[shadowed\]$/)])
  })

  it('names every rule of a loop and the rule that leads into it', () => {
    const { errors } = check(['/fr/z,/fr/a', '/fr/a,/fr/b', '/fr/b,/fr/a'])
    expect(errors.map((line) => /\[(.*)\]$/.exec(line)?.[1]).sort()).toEqual(
      expect.arrayContaining(['chain', 'loop', 'loop']),
    )
  })
})

describe('what may change under a table', () => {
  it('leads the rule of a sold vehicle to the stock, with a warning', () => {
    const { output, errors, warnings } = check(['/fr/a,/stock/999-1-vendue'])
    expect(errors).toEqual([])
    expect(output).toEqual(['/fr/a /stock 301'])
    expect(warnings.join()).toContain('vehicle 999 is not in stock')
  })

  it('follows a vehicle whose text changed', () => {
    expect(check(['/fr/a,/stock/412003-1-ancien-texte']).output).toEqual(['/fr/a /stock/412003-1-dacia-jogger 301'])
  })

  it('does the same for the forms of a vehicle and for its address below its brand', () => {
    const { output, errors, warnings } = check([
      '/fr/a,/stock/999-1-vendue/interessee',
      '/fr/b,/dacia/stock/999-1-vendue',
      '/fr/c,/stock/412003-1-ancien-texte/interessee',
      '/fr/d,/dacia/stock/412003-1-ancien-texte?x=1',
    ])
    expect(errors).toEqual([])
    expect(output).toEqual([
      '/fr/a /stock 301',
      '/fr/b /stock 301',
      '/fr/c /stock/412003-1-dacia-jogger/interessee 301',
      '/fr/d /dacia/stock/412003-1-dacia-jogger?x=1 301',
    ])
    expect(warnings.map((line) => /\[(.*)\]$/.exec(line)?.[1])).toEqual([
      'sold-vehicle',
      'sold-vehicle',
      'moved-vehicle',
      'moved-vehicle',
    ])
  })

  it('follows a root that configuration renamed', () => {
    const { output, errors } = check(['/fr/a,/stock?fuel=electric', '/fr/b,/stock/412003-1-dacia-jogger'], {
      movedRoots: { '/stock': '/vehicules' },
      stockPath: '/vehicules',
      pages: ['/vehicules', '/vehicules/412003-1-dacia-jogger'],
    })
    expect(errors).toEqual([])
    expect(output).toEqual(['/fr/a /vehicules?fuel=electric 301', '/fr/b /vehicules/412003-1-dacia-jogger 301'])
  })

  it('allows the hosts that are listed, by https', () => {
    const externalHosts = ['rdv.example']
    expect(check(['/fr/a,https://rdv.example/lu'], { externalHosts }).errors).toEqual([])
    expect(check(['/fr/a,http://rdv.example/lu'], { externalHosts }).errors.join()).toContain('[foreign-host]')
    expect(check(['/fr/a,https://rdv.example@evil.example/'], { externalHosts }).errors.join()).toContain(
      '[foreign-host]',
    )
    expect(check(['/fr/a,HTTPS://rdv.example/lu'], { externalHosts }).errors.join()).toContain('[malformed-target]')
  })
})

describe('a table whose pages editors withdraw', () => {
  const fallback = (lines: string[], setup: Setup = {}) => check(lines, { missingTargets: 'fallback', ...setup })

  it('leads to the nearest page above, up to the home page, and says so', () => {
    const { output, errors, warnings } = fallback([
      '/fr/a,/concessions/ville/rue?plan=1#carte',
      '/fr/b,/news/2019/fermee',
      '/fr/:ville,/villes/:ville',
    ])
    expect(errors).toEqual([])
    expect(output).toEqual(['/fr/a / 301', '/fr/b /news 301', '/fr/:ville / 301'])
    expect(warnings).toContain(
      'r.csv:3: warning: /fr/b → /news/2019/fermee: no page answers /news/2019/fermee, the rule leads to /news [missing-target]',
    )
    expect(warnings).toHaveLength(3)
  })

  it('takes no route without a page of its own for the page above', () => {
    expect(fallback(['/fr/a,/stock/inconnu/interessee/x']).output).toEqual(['/fr/a /stock 301'])
  })

  it('follows the rule that stands where the page was', () => {
    const { output, errors, warnings } = fallback(['/fr/a,/news/retiree', '/news/retiree,/faq'])
    expect(errors).toEqual([])
    expect(output).toEqual(['/fr/a /faq 301', '/news/retiree /faq 301'])
    expect(warnings.join()).toContain('[moved-page]')
  })

  it('leaves a rule out where a page is, and keeps the one with parameters', () => {
    const { output, errors, warnings } = fallback(['/contact,/faq', '/contact?form=essai,/faq'])
    expect(errors).toEqual([])
    expect(output).toEqual(['/contact form=essai /faq 301!'])
    expect(warnings).toEqual([
      'r.csv:2: warning: /contact → /faq: the old address is a page of the site, the rule is left out [existing-page]',
    ])
  })

  it('goes round in no circle', () => {
    expect(fallback(['/fr/a,/fr/b', '/fr/b,/fr/a'])).toMatchObject({
      errors: [],
      output: ['/fr/a / 301', '/fr/b / 301'],
    })
    const { output, errors, warnings } = fallback(['/contact?ancien=1,/contact/retiree', '/fr/a,/faq'])
    expect(errors).toEqual([])
    expect(output).toEqual(['/fr/a /faq 301'])
    expect(warnings).toEqual([
      expect.stringContaining('r.csv:2: warning: /contact?ancien=1 → /contact/retiree: no page answers its target'),
    ])
  })

  it('still has to be sound otherwise', () => {
    expect(fallback(['/fr/a,/faq', '/fr/a,/news']).errors.join()).toContain('[conflict]')
    expect(fallback(['/fr/a,faq']).errors.join()).toContain('[malformed-target]')
    expect(fallback(['/fr/a,/fg/mg3'], { pages: ['/stock'] }).errors.join()).toContain('[missing-target]')
    expect(fallback([], { defects: '/fr/mg,/fg/mg3,missing-target' })).toMatchObject({
      errors: [],
      output: ['/fr/mg /fg/mg3 301'],
    })
  })
})

describe('known defects', () => {
  it('are accepted, take the place of their rule, and lead where a browser would have gone', () => {
    const { output, errors, accepted } = check(['/fr/neuf/lancia,/faq', '/fr/mg,/faq'], {
      defects: '/fr/neuf/lancia,lancia/ypsilon,malformed-target\n/fr/mg,/fg/mg3,missing-target',
    })
    expect(errors).toEqual([])
    expect(accepted).toHaveLength(2)
    expect(output).toEqual(['/fr/mg /fg/mg3 301', '/fr/neuf/lancia /fr/neuf/lancia/ypsilon 301'])
  })

  it('excuse only the defect that is listed', () => {
    expect(check(['/fr/a,/fg/mg4'], { defects: '/fr/mg,/fg/mg3,missing-target' }).errors).toEqual([
      'r.csv:2: /fr/a → /fg/mg4: no page answers /fg/mg4 [missing-target]',
    ])
    expect(check([], { defects: '/fr/mg,fg/mg3,missing-target' }).errors.join()).toContain('[malformed-target]')
  })

  it('must be defects', () => {
    expect(check([], { defects: '/fr/mg,/faq,missing-target' }).errors.join()).toContain('[stale-defect]')
  })
})
