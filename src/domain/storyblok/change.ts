/** One thing in which a space differs from what is wanted. */
export interface Change {
  /** `remove` is for what only the space has. */
  action: 'create' | 'change' | 'remove'
  kind: 'group' | 'datasource' | 'component' | 'field' | 'preset'
  /** Of the group, datasource or block. */
  name: string
  /** Of the field or preset in the block. */
  part?: string
  property?: string
  wanted?: unknown
  found?: unknown
}

const KIND_NAMES: Record<Change['kind'], string> = {
  group: 'folder',
  datasource: 'datasource',
  component: 'block',
  field: 'field',
  preset: 'preset',
}

const LONGEST = 80

const valueText = (value: unknown): string => {
  const text = value === undefined || value === null ? 'nothing' : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** A change as one line for the operator, for example `change field hero.title: required nothing → true`. */
export const describeChange = ({ action, kind, name, part, property, wanted, found }: Change): string => {
  const place = part === undefined ? name : kind === 'field' ? `${name}.${part}` : `${name} “${part}”`
  const difference = property === undefined ? '' : `: ${property} ${valueText(found)} → ${valueText(wanted)}`
  return `${action} ${KIND_NAMES[kind]} ${place}${difference}`
}

/**
 * Whether a space counts as different because of a change. What somebody added to a space beside the site's blocks is
 * theirs; a field that somebody added to one of the site's blocks is not.
 */
export const isDifference = ({ action, kind }: Change, prune: boolean): boolean =>
  prune || action !== 'remove' || kind === 'field'
