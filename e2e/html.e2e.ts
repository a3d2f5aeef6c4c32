import { HtmlValidate } from 'html-validate'
import { html, release } from './support/site'
import { FIXED_PATHS } from './support/spec-paths'

/** The rules of the HTML standard; matters of taste (quotes, void slashes, inline styles of Gatsby's own) are left out. */
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

/** The first few pages below an address: one template each. */
const samples = (paths: readonly string[], pattern: RegExp, count: number): string[] =>
  paths.filter((path) => pattern.test(path)).slice(0, count)

describe('markup', () => {
  it('is valid on every story and on several pages of every template', async () => {
    const built = Object.entries((await release()).files).flatMap(([path, { type }]) =>
      type.startsWith('text/html') ? [path] : [],
    )
    const pages = new Set([
      ...FIXED_PATHS,
      ...samples(built, /^\/stock\/\d+/, 25),
      ...samples(built, /^\/[a-z-]+\/models\/[^/]+$/, 8),
      ...samples(built, /^\/[a-z-]+\/models\/[^/]+\/contact$/, 2),
      ...samples(built, /^\/[a-z-]+\/models\/[^/]+\/testdrive$/, 2),
      ...samples(built, /^\/[a-z-]+\/(?:models|tous-les-modeles)$/, 6),
      ...samples(built, /^\/(?:peugeot|volvo|fiat)(?:\/[^/]+)?$/, 10),
      ...samples(built, /^\/concessions\//, 6),
      ...samples(built, /^\/[a-z-]+\/locations\//, 3),
      ...samples(built, /^\/news\//, 24),
      ...samples(built, /^\/(?:private|business)-lease\//, 6),
      ...samples(built, /^\/erreurs\//, 9),
      '/404.html',
    ])
    const problems: string[] = []
    for (const path of pages) {
      const report = await validator.validateString((await html(path)).text, path)
      for (const result of report.results)
        for (const { ruleId, message, line, column } of result.messages)
          problems.push(`${path}:${line}:${column} ${ruleId}: ${message}`)
    }
    expect(problems).toEqual([])
  })
})
