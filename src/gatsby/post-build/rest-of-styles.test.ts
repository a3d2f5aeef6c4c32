import { REST_FILE, restFiles } from './rest-of-styles'

describe('rules that pages may lack', () => {
  it('are a file for each stylesheet of the build', async () => {
    const files: Record<string, string> = { 'styles.01ab.css': 'a{top:0}.b{top:1px}', 'app-1.css': '.c{top:0}' }
    const rest = await restFiles([...Object.keys(files), 'styles.02cd.css'], async (name) => files[name] ?? null)
    expect([...rest]).toEqual([['styles-rest.01ab.css', '.b{top:1px}']])
    expect([...rest.keys()].every((name) => REST_FILE.test(name))).toBe(true)
  })
})
