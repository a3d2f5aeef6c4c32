import { shownEmployees, VCARD_FILE, vcardFiles } from './vcards'

const employee = (key: string, locationId: string) => ({
  id: `DealerEmployee-${key}`,
  key,
  name: 'Léa Weber',
  jobTitle: 'Conseillère',
  department: 'sales',
  locationId,
  phone: null,
  email: 'lea@groupe.example',
  photo: null,
  languages: ['fr'],
})
const place = {
  key: 'mersch',
  name: 'Alzette Mersch',
  address: { street: '9, zone', postalCode: 'L-7526', town: 'Mersch', country: 'LU' },
}
const nodesOf = (type: string): object[] =>
  type === 'DealerLocation'
    ? [place]
    : [employee('lea', 'mersch'), employee('hidden', 'mersch'), employee('lost', 'rome'), { key: 'broken' }]

describe('vCard files of a build', () => {
  it('are those of employees whom a page shows', () => {
    const pages = [{ context: { employeeKeys: ['lea', 'lost', 'broken'] } }, { context: {} }]
    const files = vcardFiles(shownEmployees(pages), nodesOf, 'Groupe')
    expect([...files.keys()]).toEqual(['vcards/lea.vcf'])
    expect(files.get('vcards/lea.vcf')).toContain('FN:Léa Weber\r\n')
    expect([...files.keys()].every((name) => VCARD_FILE.test(name))).toBe(true)
  })

  it('are none where no page shows anybody', () => {
    expect(vcardFiles(shownEmployees([{ context: { employeeKeys: [] } }]), nodesOf, 'Groupe').size).toBe(0)
  })
})
