import { ChevronDown, Search } from 'lucide'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { Static } from '../../components/ui/Static'
import { equipmentSections, highlights } from '../../domain/vehicle/equipment'
import type { LabelPart } from '../../domain/vehicle/find-equipment'
import { findEquipment } from '../../domain/vehicle/find-equipment'
import type { EquipmentFeature, EquipmentGroup } from '../../domain/vehicle/types'
import * as styles from './equipment.module.css'

/** A shorter list is read faster than it is searched. */
const WORTH_A_SEARCH = 8

interface Props {
  features: EquipmentFeature[]
  /** On paper nothing can be opened. */
  allOpen?: boolean
}

const Label = ({ parts }: { parts: LabelPart[] }) =>
  parts.some(({ isHit }) => isHit) ? (
    // One element, so that the pieces stay one line of text beside the mark.
    <span>{parts.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text))}</span>
  ) : (
    parts.map(({ text }) => text).join('')
  )

/**
 * Highlights, then every feature in groups that open and close, the first one open. What is typed leaves the features
 * that have every word, with all their groups open. The whole list is in the page itself: nothing of it needs a script.
 */
export const Equipment = ({ features, allOpen = false }: Props) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const [typed, setTyped] = useState('')
  const sections = equipmentSections(features)
  const [opened, setOpened] = useState<ReadonlySet<EquipmentGroup>>(
    () => new Set(sections.slice(0, 1).map(({ group }) => group)),
  )
  const shown = highlights(features)
  const isSearching = typed.trim() !== '' && !allOpen
  const found = findEquipment(sections, isSearching ? typed : '')
  const count = found.reduce((sum, { labels }) => sum + labels.length, 0)
  const total = sections.reduce((sum, { labels }) => sum + labels.length, 0)

  /** Groups that a search or a printer opened are not the visitor's choice. */
  const note = (group: EquipmentGroup, isOpen: boolean) => {
    if (allOpen || isSearching || opened.has(group) === isOpen) return
    const next = new Set(opened)
    if (isOpen) next.add(group)
    else next.delete(group)
    setOpened(next)
  }

  if (sections.length === 0) return <p className={styles.none}>{formatMessage({ id: 'vehicle.noEquipment' })}</p>
  return (
    <div className={styles.equipment}>
      {shown.length > 0 && (
        <Static as="ul" of={features} className={styles.highlights}>
          {shown.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </Static>
      )}
      {total >= WORTH_A_SEARCH && (
        <div className={styles.find} role="search" aria-label={formatMessage({ id: 'vehicle.equipmentFind' })}>
          <label htmlFor={id} className="sr">
            {formatMessage({ id: 'vehicle.equipmentFind' })}
          </label>
          <Glyph of={Search} size={20} />
          <input
            id={id}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={formatMessage({ id: 'vehicle.equipmentFindExample' })}
            autoComplete="off"
            enterKeyHint="search"
          />
          <p aria-live="polite">
            {formatMessage({ id: isSearching ? 'vehicle.equipmentFound' : 'vehicle.equipmentCount' }, { count, total })}
          </p>
        </div>
      )}
      {found.map(({ group, labels }) => (
        <details
          key={group}
          open={allOpen || isSearching || opened.has(group)}
          onToggle={(event) => note(group, event.currentTarget.open)}
        >
          <summary>
            <h3>{formatMessage({ id: `vehicle.equipmentGroup.${group}` })}</h3>
            <span>{formatMessage({ id: 'vehicle.equipmentCount' }, { count: labels.length })}</span>
            <Glyph of={ChevronDown} size={20} />
          </summary>
          <Static as="ul" of={isSearching ? typed : features}>
            {labels.map(({ label, parts }) => (
              <li key={label}>
                <Label parts={parts} />
              </li>
            ))}
          </Static>
        </details>
      ))}
      {found.length === 0 && (
        <p className={styles.nothing}>{formatMessage({ id: 'vehicle.equipmentNothing' }, { typed: typed.trim() })}</p>
      )}
    </div>
  )
}
