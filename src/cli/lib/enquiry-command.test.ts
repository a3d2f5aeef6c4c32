import { ENQUIRY_STATES } from '../../contract/dealer/enquiry'
import { parseEnquiryCommand, USAGE } from './enquiry-command'

describe('list --state', () => {
  it.each(ENQUIRY_STATES)('takes %s, which the usage names', (state) => {
    expect(parseEnquiryCommand(['list', '--state', state])).toEqual({ command: 'list', state, limit: 50 })
    expect(/--state (\S+)\]/.exec(USAGE)?.[1]?.split('|')).toContain(state)
  })
})
