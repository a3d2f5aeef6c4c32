import { parseBackupCommand, UsageError } from './backup-command'

const parse = (...args: string[]) => parseBackupCommand(args, new Date('2026-11-24T10:05:06.789Z'))

describe('command line of npm run backup', () => {
  it('makes a backup by default, in a file that says when', () => {
    expect(parse()).toEqual({ name: 'make', file: 'backups/2026-11-24T10-05-06.backup' })
    expect(parse('one.backup')).toEqual({ name: 'make', file: 'one.backup' })
  })

  it('drills and restores a file that is named', () => {
    expect(parse('drill', 'f')).toEqual({ name: 'drill', file: 'f' })
    expect(parse('restore', 'f', '--into', 'data')).toEqual({ name: 'restore', file: 'f', into: 'data' })
    expect(parse('--help')).toEqual({ name: 'help' })
  })

  it.each([[['drill']], [['restore', 'f']], [['drill', 'a', 'b']], [['make', 'f']], [['--out', 'f']]])(
    'refuses %j',
    (args) => {
      expect(() => parse(...args)).toThrow(UsageError)
    },
  )
})
