import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unusedMessages } from './assert-used-messages'
import { compileMessage } from './compile-message'
import { findMessageIds, knownIds, unknownMessageIds } from './find-message-ids'
import carryOwnMessages from './message-loader'

const known = knownIds(['card.title', 'card.fuel.petrol', 'card.fuel.diesel', 'card.fuel.note', 'stock.sort.price.asc'])

describe('compiled texts', () => {
  it('are strings, values, numbers, plurals and choices', () => {
    expect(compileMessage('Prix')).toBe('Prix')
    expect(compileMessage('{name} coûte {price, number}')).toEqual([['name'], ' coûte ', ['price', 1]])
    expect(compileMessage('{count, plural, =0 {aucun} one {# véhicule} other {# véhicules}}')).toEqual([
      ['count', { '=0': 'aucun', one: [0, ' véhicule'], other: [0, ' véhicules'] }, 1],
    ])
    expect(compileMessage('{kind, select, new {neuf} other {{name}}}')).toEqual([
      ['kind', { new: 'neuf', other: [['name']] }],
    ])
  })

  it.each(['{at, date}', '<b>x</b>', '{n, number, percent}', '{n, selectordinal, other {x}}', '{n'])(
    'are refused for what the site’s texts never use: %s',
    (text) => expect(() => compileMessage(text)).toThrow(),
  )
})

describe('texts that a module names', () => {
  it('are found by literals and by templates', () => {
    expect(findMessageIds("t('card.title')", known)).toEqual(['card.title'])
    expect(findMessageIds('<A label="card.title" />', known)).toEqual(['card.title'])
    expect(findMessageIds('t(`card.fuel.${fuel}`)', known)).toEqual([
      'card.fuel.petrol',
      'card.fuel.diesel',
      'card.fuel.note',
    ])
    expect(findMessageIds('t(`stock.${key({ a })}.asc`)', known)).toEqual(['stock.sort.price.asc'])
  })

  it('are not those of other words', () => {
    expect(findMessageIds("t('card.other'); t(`icon.${name}`); // card.title", known)).toEqual([])
  })

  it('cannot be found in a template with another one inside', () => {
    expect(() => findMessageIds('t(`card.${a ? `x.${b}` : c}`)', known)).toThrow('template')
  })

  it('are unknown where an id is given that no text has', () => {
    expect(unknownMessageIds("formatMessage({ id: 'card.titel' }); f({ id: 'card.title' })", known)).toEqual([
      'card.titel',
    ])
    expect(unknownMessageIds("{ id: 'stock' }", known)).toEqual([])
  })
})

describe('build', () => {
  const root = mkdtempSync(join(tmpdir(), 'messages-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const dependencies: string[] = []
  const load = (code: string) =>
    carryOwnMessages.call(
      {
        rootContext: root,
        resourcePath: join(root, 'src/features/card/Card.tsx'),
        addDependency: (file) => void dependencies.push(file),
        addBuildDependency: () => undefined,
      },
      code,
    )

  beforeAll(() => {
    write('src/locales/fr.json', JSON.stringify({ 'card.title': 'Titre', 'card.count': '{n}', 'card.old': 'Vieux' }))
    write('src/locales/fr.preview.json', JSON.stringify({ 'preview.show': 'Voir' }))
    write('src/features/card/Card.tsx', "t('card.title'); t(`card.cou${x}`)")
    write('src/features/card/Card.test.tsx', "t('card.old')")
    write('gatsby-browser.tsx', "t('preview.show')")
    write('gatsby-ssr.tsx', '')
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('gives a module its own texts, and watches their files', () => {
    expect(load("t('card.title')")).toBe(
      "t('card.title')\nimport { carryMessages as carryMessages_ } from '../../intl/message-table'\n" +
        'carryMessages_({"card.title":"Titre"})\n',
    )
    expect(dependencies).toContain(join(root, 'src/locales/fr.json'))
  })

  it('leaves a module without texts as it is', () => {
    expect(load('export const a = 1')).toBe('export const a = 1')
  })

  it('fails for an id that no text has', () => {
    expect(() => load("formatMessage({ id: 'card.titel' })")).toThrow('card.titel')
  })

  it('names texts that only tests use', () => {
    expect(unusedMessages(root)).toEqual(['card.old'])
  })
})
