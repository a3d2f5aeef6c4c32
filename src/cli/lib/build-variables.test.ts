import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gatsbyEnvironment } from './build-variables'

/** Set by the command that starts the build, not by the operator. */
const GIVEN = ['GATSBY_SITE_URL', 'GATSBY_PUBLIC_MOCKS']

it('passes every variable of the public configuration on to the build', () => {
  const text = readFileSync(resolve(__dirname, '../../config/public.ts'), 'utf8')
  const names = [...text.matchAll(/process\.env\.(GATSBY_[A-Z]\w+)/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(10)
  const env = Object.fromEntries(names.map((name) => [name, `value of ${name}`]))
  const passed = gatsbyEnvironment(env, {})
  for (const name of names) expect([name, passed[name]]).toEqual([name, GIVEN.includes(name) ? undefined : env[name]])
})
