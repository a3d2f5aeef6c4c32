import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { jobVacancyWidgetSchema } from '../../src/blocks/job-vacancy-widget/schema'
import { BLOCK_SCHEMAS } from '../../src/blocks/schemas'
import { HELD_REDIRECT_CODES } from '../../src/domain/routes/held-redirect'
import messages from '../../src/locales/fr.preview.json'
import { withBlockTables } from './block-tables'

const guide = readFileSync(resolve(__dirname, 'guide-editeur.md'), 'utf8')
const pictures = [...guide.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt = '', file = '']) => ({ alt, file }))
const section = (title: string): string => guide.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

describe('guide for editors', () => {
  it('has the tables of today’s blocks; npx tsx docs/fr/write-block-tables.ts writes them', () => {
    expect(guide).toBe(withBlockTables(guide))
  })

  it.each(BLOCK_SCHEMAS)('has a row for $name', ({ name, label }) => {
    expect(section('Les blocs').split(`\n| **${label}**<br>\`${name}\` | `)).toHaveLength(2)
  })

  it('refuses a guide without its marks', () => {
    expect(() => withBlockTables('<!-- blocks: end -->')).toThrow('blocks: begin')
  })

  it('says how each choice of an open position is applied for', () => {
    const part = section('Les formulaires')
    const { apply } = jobVacancyWidgetSchema.fields
    expect(part).toContain(`*${apply?.display_name ?? '?'}*`)
    expect(part).toMatch(/ouvre un e-mail[^.]* ou mène au bloc \*Formulaire\*/)
  })

  it('says what to do for each reason that holds a redirect back', () => {
    const rows = section('Les redirections').match(/^\| (?!-|Une ligne est).+$/gm)
    expect(rows).toHaveLength(HELD_REDIRECT_CODES.length)
  })

  it('explains every failure of the preview in its own words', () => {
    const part = section('Comprendre l’étiquette de l’aperçu')
    const failures = Object.entries(messages).filter(([id]) => id.startsWith('preview.failed.'))
    expect(failures.length).toBeGreaterThan(5)
    expect(
      failures.filter(([, text]) => !part.includes(text.split(/[.\u202f:]/)[0] ?? text)).map(([id]) => id),
    ).toEqual([])
  })

  it('shows every picture of its folder, small and with a text that says what is seen', () => {
    const folder = resolve(__dirname, 'images')
    expect(pictures.map(({ file }) => file).sort()).toEqual(
      readdirSync(folder)
        .map((file) => `images/${file}`)
        .sort(),
    )
    expect(pictures.length).toBeGreaterThan(3)
    for (const { alt, file } of pictures) {
      expect(alt).toMatch(/^.{40,}\.$/)
      expect(statSync(resolve(__dirname, file)).size).toBeLessThanOrEqual(80_000)
    }
  })

  it('leads to sections that exist', () => {
    const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    )
    const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
    expect(links.length).toBeGreaterThan(10)
    expect(anchors).toEqual(expect.arrayContaining(links))
  })

  it('is worded in French typography', () => {
    const text = guide.replace(/<!--[\s\S]*?-->|`[^`]*`|\]\([^)]*\)/g, '')
    expect(text.match(/.*(?:'|"| [:;!?](?:\s|$)|« | »).*/gm)).toBeNull()
  })
})
