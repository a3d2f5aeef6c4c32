import { parseStoryblokCommand } from './parse-command'

const parse = (line: string) => parseStoryblokCommand(line.split(' ').filter((word) => word !== ''))

describe('npm run storyblok', () => {
  it.each([
    ['push', { name: 'push', folder: null, prune: false, dryRun: false, perSecond: 3 }],
    ['push --from space --prune --dry-run --rate 6', { folder: 'space', prune: true, dryRun: true, perSecond: 6 }],
    ['pull space', { name: 'pull', folder: 'space' }],
    ['diff --prune', { name: 'diff', dryRun: true, prune: true }],
    ['seed --overwrite --dry-run', { name: 'seed', overwrite: true, dryRun: true }],
  ])('understands %s', (line, command) => {
    expect(parse(line)).toMatchObject(command)
  })

  it.each([
    ['', 'Name a command.'],
    ['publish', 'There is no command "publish".'],
    ['constructor', 'There is no command "constructor".'],
    ['push space', 'push takes fewer values.'],
    ['pull', 'pull needs a folder to write to.'],
    ['pull a --dry-run', 'pull takes no --dry-run.'],
    ['seed --prune', 'seed takes no --prune.'],
    ['push --rate fast', '--rate must be a number above 0.'],
    ['push --force', "Unknown option '--force'"],
  ])('refuses "%s"', (line, message) => {
    expect(() => parse(line)).toThrow(message)
  })

  it('has help', () => {
    expect(parse('--help')).toBeNull()
  })
})
