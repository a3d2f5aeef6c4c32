import { byPrefix, parseIconId } from './icon-id'
import { drawnIcon } from './iconify'
import { namedIcons } from './named-icons'

describe('the name of an icon', () => {
  it.each([
    ['car', { prefix: 'lucide', name: 'car' }],
    [' share-2 ', { prefix: 'lucide', name: 'share-2' }],
    ['simple-icons:kia', { prefix: 'simple-icons', name: 'kia' }],
  ])('%j is read', (text, id) => {
    expect(parseIconId(text)).toEqual(id)
  })

  it.each(['', 'Car', 'a:b:c', ':car', 'lucide:', '../car', 'a/b', 'car?', '-car', 'x'.repeat(101), 'é'])(
    '%j names none',
    (text) => {
      expect(parseIconId(text)).toBeNull()
    },
  )

  it('is asked for once in each collection', () => {
    const ids = ['a', 'x:b', 'lucide:a', 'c'].flatMap((text) => parseIconId(text) ?? [])
    expect([...byPrefix(ids)]).toEqual([
      ['lucide', ['a', 'c']],
      ['x', ['b']],
    ])
  })
})

describe('icons that stories name', () => {
  it('are found wherever they stand, without those that every release has', () => {
    const content = {
      icon: 'wrench',
      body: [{ icon: 'plane', buttons: [{ icon: 'simple-icons:kia' }] }, { icon: 'lucide:plane' }, { icon: 'Not one' }],
      title: 'plane',
    }
    expect(namedIcons([content, null, 'icon'])).toEqual(
      expect.arrayContaining([
        { prefix: 'lucide', name: 'plane' },
        { prefix: 'simple-icons', name: 'kia' },
      ]),
    )
    expect(namedIcons([content])).toHaveLength(2)
  })
})

describe('an icon of a collection', () => {
  const of = {
    prefix: 'x',
    width: 24,
    icons: {
      a: { body: '<path d="M0 0"/>', height: 30 },
      bad: { body: '<script/>' },
      turned: { body: '<path/>', rotate: 1 },
    },
    aliases: { b: { parent: 'a', left: -1 }, loop: { parent: 'loop' }, flip: { parent: 'a', hFlip: true } },
  }

  it('has the frame that icon, alias or collection name', () => {
    expect(drawnIcon(of, 'a')).toMatchObject({ viewBox: '0 0 24 30' })
    expect(drawnIcon(of, 'b')).toMatchObject({ viewBox: '-1 0 24 30' })
  })

  it('is drawn as wide as the site’s own when it is of the same family', () => {
    const lines = { icons: { a: { body: '<g stroke-width="2"><path d="M0 0"/></g>' } } }
    expect(drawnIcon({ prefix: 'lucide', ...lines }, 'a')).toMatchObject({
      body: expect.stringContaining('stroke-width="1.75"'),
    })
    expect(drawnIcon({ prefix: 'x', ...lines }, 'a')).toMatchObject({
      body: expect.stringContaining('stroke-width="2"'),
    })
  })

  it.each([
    ['c', 'unknown'],
    ['constructor', 'unknown'],
    ['loop', 'unknown'],
    ['bad', 'unusable'],
    ['turned', 'unusable'],
    ['flip', 'unusable'],
  ])('%s is %s', (name, fault) => {
    expect(drawnIcon(of, name)).toBe(fault)
  })
})
