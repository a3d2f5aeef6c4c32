import { placeholderName } from '../src/domain/routes/redirect-rule'
import type { RedirectRule } from '../src/domain/routes/redirect-rule'
import { parseRedirectsFile } from '../src/domain/routes/redirects-file'
import { ask, each, release } from './support/site'
import { expect, test } from './support/test'

const isPlain = ({ from, query, status }: RedirectRule) =>
  status === 301 &&
  !from.includes('*') &&
  !from.split('/').some(placeholderName) &&
  !query.some(([, value]) => placeholderName(value))

const plainRules = async (): Promise<RedirectRule[]> =>
  parseRedirectsFile((await release()).redirects).rules.filter(isPlain)

const address = (
  { from, query }: RedirectRule,
  order: (pairs: RedirectRule['query']) => RedirectRule['query'],
): string => {
  const pairs = order(query).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? from : `${from}?${pairs.join('&')}`
}

/** The rule's target, with the visitor's parameters where it has none of its own. */
const expected = ({ to }: RedirectRule, query: string): string => {
  if (query === '' || to.includes('?')) return to
  const [path = '', ...fragment] = to.split('#')
  return [`${path}?${query}`, ...fragment].join('#')
}

type Order = (pairs: RedirectRule['query']) => RedirectRule['query']

const wrongAnswers = async (order: Order, spelt = (asked: string) => asked): Promise<string[]> => {
  const wrong: string[] = []
  const rules = await plainRules()
  expect(rules.length).toBeGreaterThanOrEqual(800)
  await each(rules, async (rule) => {
    const asked = spelt(address(rule, order))
    const response = await ask(asked)
    const location = response.headers.get('location') ?? ''
    if (response.status !== 301 || location !== expected(rule, asked.split('?')[1] ?? ''))
      wrong.push(`${asked} → ${response.status} ${location}, not ${rule.to}`)
  })
  return wrong
}

test.describe('the 301 table', () => {
  test('holds at least 800 rules', async () => {
    expect((await plainRules()).length).toBeGreaterThanOrEqual(800)
  })

  test('answers every rule with its target', async () => {
    expect(await wrongAnswers((pairs) => pairs)).toEqual([])
  })

  test('answers every rule with its parameters in another order', async () => {
    expect(await wrongAnswers((pairs) => pairs.toReversed())).toEqual([])
  })

  test('answers every rule among parameters that nobody knows, and with a slash at the end of its path, in the same one hop', async () => {
    expect(
      await wrongAnswers((pairs) => [['utm_source', 'lettre'], ...pairs.toReversed(), ['gclid', 'a.b-c']]),
    ).toEqual([])
    expect(
      await wrongAnswers(
        (pairs) => pairs,
        (asked) => asked.replace(/(?=\?|$)/, '/'),
      ),
    ).toEqual([])
  })

  test('takes one hop: every target on this site is a page', async () => {
    const targets = [...new Set((await plainRules()).map(({ to }) => to))].filter((to) => to.startsWith('/'))
    expect(targets.length).toBeGreaterThan(50)
    const wrong: string[] = []
    await each(targets, async (target) => {
      const response = await ask(target.replace(/#.*$/, ''))
      if (response.status !== 200) wrong.push(`${target}: ${response.status}`)
      await response.arrayBuffer()
    })
    expect(wrong).toEqual([])
  })

  test('is asked by the not-found page through the look-up of the server', async () => {
    const [rule] = await plainRules()
    const response = await ask(`/api/redirects?path=${encodeURIComponent(rule ? address(rule, (pairs) => pairs) : '')}`)
    expect(await response.json()).toEqual({ redirect: rule?.to })
    expect((await ask('/api/redirects?path=https://evil.example/')).status).toBe(400)
    expect(await (await ask('/api/redirects?path=/nulle-part')).json()).toEqual({ redirect: null })
  })
})
