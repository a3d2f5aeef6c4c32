import { nearestTests } from './nearest-tests'

const imports = new Map([
  ['src/a/phone.ts', []],
  ['src/a/phone.test.ts', ['src/a/phone.ts']],
  ['src/a/guide.test.ts', []],
  ['src/b/form.ts', ['src/a/phone.ts']],
  ['src/b/form.test.ts', ['src/b/form.ts']],
  ['src/c/page.ts', ['src/b/form.ts']],
  ['src/c/page.test.ts', ['src/c/page.ts', 'src/a/phone.ts']],
  ['src/d/site.test.ts', ['src/c/page.ts']],
  ['src/e/other.test.ts', ['src/e/other.ts']],
])

describe('tests near a change', () => {
  it('come in the order of the steps between them, and none that cannot notice it', () => {
    expect(nearestTests(imports, ['src/a/phone.ts'])).toEqual([
      'src/a/phone.test.ts',
      'src/a/guide.test.ts',
      'src/c/page.test.ts',
      'src/b/form.test.ts',
      'src/d/site.test.ts',
    ])
  })

  it('begin with tests that changed themselves', () => {
    expect(nearestTests(imports, ['src/b/form.ts', 'src/e/other.test.ts']).slice(0, 2)).toEqual([
      'src/e/other.test.ts',
      'src/b/form.test.ts',
    ])
  })

  it('are those beside a file that nothing imports, also one that is gone', () => {
    expect(nearestTests(imports, ['src/a/guide.md'])).toEqual(['src/a/phone.test.ts', 'src/a/guide.test.ts'])
    expect(nearestTests(imports, ['src/e/other.ts'])).toEqual(['src/e/other.test.ts'])
    expect(nearestTests(imports, ['README.md'])).toEqual([])
  })
})
