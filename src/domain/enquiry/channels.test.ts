import { channelsFor, dealershipAddresses } from './channels'
import type { Channel } from './channels'

const channels: Channel[] = [
  { name: 'visitor', type: 'visitor-mail' },
  { name: 'dealership', type: 'dealership-mail' },
  { name: 'crm', type: 'webhook', url: 'https://crm.example', secrets: [], kinds: ['test_drive', 'interest'] },
  { name: 'dms', type: 'adf', to: ['adf@example.lu'], locations: ['esch'] },
]
const names = (kind: 'test_drive' | 'tyres', locationId: string | null) =>
  channelsFor(channels, { kind, locationId }).map(({ name }) => name)

describe('channels of an enquiry', () => {
  it('are those of its kind and its dealership', () => {
    expect(names('test_drive', 'esch')).toEqual(['visitor', 'dealership', 'crm', 'dms'])
    expect(names('test_drive', 'mersch')).toEqual(['visitor', 'dealership', 'crm'])
    expect(names('tyres', null)).toEqual(['visitor', 'dealership'])
  })
})

describe('addresses of a department', () => {
  const addresses = {
    esch: { sales: ['ventes@esch.example'], '*': ['esch@example.lu'] },
    mersch: { workshop: ['atelier@mersch.example'] },
    '*': { fleet: ['flotte@example.lu'] },
  }
  it.each([
    ['esch', 'sales', 'ventes@esch.example'],
    ['esch', 'fleet', 'esch@example.lu'],
    ['mersch', 'workshop', 'atelier@mersch.example'],
    ['mersch', 'fleet', 'flotte@example.lu'],
    ['mersch', 'sales', 'shown@example.lu'],
    ['constructor', 'sales', 'shown@example.lu'],
    [null, 'fleet', 'flotte@example.lu'],
    [null, 'sales', 'shown@example.lu'],
  ] as const)('are the closest ones: %s, %s', (location, department, address) => {
    expect(dealershipAddresses({ addresses }, location, department, 'shown@example.lu')).toEqual([address])
  })

  it('are the one that the site shows where none is set', () => {
    expect(dealershipAddresses({}, 'esch', 'sales', 'shown@example.lu')).toEqual(['shown@example.lu'])
  })
})
