import { HtmlValidate } from 'html-validate'
import { isLong } from './support/long'
import { sampleOf } from './support/sample'
import { each, html, release } from './support/site'
import { FIXED_PATHS } from './support/spec-paths'
import { expect, test } from './support/test'

/** The rules of the HTML standard; matters of taste (quotes, void slashes, Gatsby's own inline styles) are left out. */
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

/** Addresses of each template, and how many of them are validated by `npm run test:long`; by default a third. */
const SAMPLES: readonly [pattern: RegExp, count: number][] = [
  [/^\/stock\/\d+/, 25],
  [/^\/[a-z-]+\/models\/[^/]+$/, 8],
  [/^\/[a-z-]+\/models\/[^/]+\/contact$/, 2],
  [/^\/[a-z-]+\/models\/[^/]+\/testdrive$/, 2],
  [/^\/[a-z-]+\/(?:models|tous-les-modeles)$/, 6],
  [/^\/(?:peugeot|volvo|fiat)(?:\/[^/]+)?$/, 10],
  [/^\/concessions\//, 6],
  [/^\/[a-z-]+\/locations\//, 3],
  [/^\/news\/[^/]+$/, 24],
  [/^\/news\/(?:archives|categorie|page)\//, 20],
  [/^\/(?:private|business)-lease\//, 6],
  [/^\/erreurs\//, 9],
  [/^\/404\.html$/, 1],
]

const TEMPLATE = /<template>(.*?)<\/template>/s

/** A page, and each of the shells in its template in the place of the page's content. */
const documentsOf = (text: string): string[] => {
  const [, shells = ''] = TEMPLATE.exec(text) ?? []
  const page = text.replace(TEMPLATE, '<template></template>')
  return [
    page,
    ...shells
      .split(/(?=<div class="[^"]*" data-shell=)/)
      .filter((shell) => shell !== '')
      .map((shell) => page.replace(/<main.*<\/main>/s, () => `<main>${shell}</main>`)),
  ]
}

const problemsOf = async (path: string): Promise<string[]> => {
  const { text } = await html(path)
  if (!text.startsWith('<!DOCTYPE html>')) return [`${path} is no HTML page`]
  const problems: string[] = []
  for (const document of documentsOf(text)) {
    const report = await validator.validateString(document, path)
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        problems.push(`${path}:${line}:${column} ${ruleId}: ${message}`)
  }
  return problems
}

/** Addresses of all HTML pages of the release that is live, in the order of the alphabet. */
const builtPages = async (): Promise<string[]> =>
  [...(await release()).files()].flatMap(([path, { type }]) => (type.startsWith('text/html') ? [path] : [])).sort()

const validate = async (paths: readonly string[]): Promise<string[]> => {
  const problems: string[] = []
  await each(paths, async (path) => void problems.push(...(await problemsOf(path))))
  return problems
}

test.describe('markup', () => {
  test('is refused when it breaks a rule', async () => {
    const report = await validator.validateString('<!DOCTYPE html><html lang="fr"><body><p><ul></ul></p></body></html>')
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toContain('close-order')
  })

  test('is valid on stories and other pages of their own', async () => {
    expect(await validate(sampleOf('html', FIXED_PATHS, 13))).toEqual([])
  })

  for (const [pattern, most] of SAMPLES) {
    const count = isLong ? most : Math.ceil(most / 3)
    test(`is valid on ${count} pages like ${pattern.source}`, async () => {
      const sample = (await builtPages()).filter((path) => pattern.test(path)).slice(0, count)
      expect(sample).toHaveLength(count)
      expect(await validate(sample)).toEqual([])
    })
  }
})
