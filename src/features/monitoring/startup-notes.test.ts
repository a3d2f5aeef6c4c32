import { startupNotes } from './startup-notes'

const quiet = {
  development: false,
  mocks: false,
  monitoringDsn: 'https://key@errors.example/1',
  monitoringEnvironment: 'production',
}

describe('start-up notes', () => {
  it('says nothing on a live site with error reporting configured', () => {
    expect(startupNotes(quiet)).toEqual([])
  })

  it('warns of development mode and of demo data', () => {
    expect(
      startupNotes({ ...quiet, development: true, mocks: true }).map(({ level, text }) => `${level} ${text}`),
    ).toEqual(['warn Vitrine: development mode', expect.stringContaining('warn Vitrine: demo stand-ins')])
  })

  it.each([
    [{ monitoringDsn: '' }, 'GATSBY_MONITORING_DSN not set'],
    [{ monitoringEnvironment: '' }, 'GATSBY_MONITORING_ENVIRONMENT not set'],
    [
      { monitoringDsn: '', monitoringEnvironment: '' },
      'GATSBY_MONITORING_DSN and GATSBY_MONITORING_ENVIRONMENT not set',
    ],
  ])('notes that error reporting will not start: %j', (facts, text) => {
    const [note] = startupNotes({ ...quiet, ...facts })
    expect(note).toEqual({ level: 'info', text: expect.stringContaining(text) })
  })
})
