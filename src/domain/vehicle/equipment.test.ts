import { equipmentSections, highlights } from './equipment'
import type { EquipmentFeature } from './types'

const feature = (group: EquipmentFeature['group'], label: string, highlight = false): EquipmentFeature => ({
  group,
  label,
  highlight,
})

describe('equipment', () => {
  it('groups in a fixed order and leaves out what is empty or repeated', () => {
    const sections = equipmentSections([
      feature('safety', 'ABS'),
      feature('comfort', 'Volant chauffant'),
      feature('safety', 'ABS'),
      feature('safety', 'ESP'),
    ])
    expect(sections).toEqual([
      { group: 'comfort', labels: ['Volant chauffant'] },
      { group: 'safety', labels: ['ABS', 'ESP'] },
    ])
  })

  it('advertises no more highlights than asked for, each once', () => {
    const features = ['a', 'a', 'b', 'c']
      .map((label) => feature('comfort', label, true))
      .concat(feature('comfort', 'd'))
    expect(highlights(features, 2)).toEqual(['a', 'b'])
    expect(highlights(features)).toEqual(['a', 'b', 'c'])
  })
})
