import { groupBy } from '../../../domain/collections/once'
import { describeChange } from '../../../domain/storyblok/change'
import type { Change } from '../../../domain/storyblok/change'
import { partWriters } from './write-parts'
import type { WriteOptions } from './write-parts'

export interface ApplyOptions extends WriteOptions {
  /** Takes one line for the operator. */
  say: (line: string) => void
}

const isWrite = ({ action }: Change): boolean => action !== 'remove'
const isDefaultPreset = ({ property }: Change): boolean => property === 'default_preset'

/**
 * Makes a space what is wanted, one request after the other. Each change is told when it is made, so that a failure
 * leaves no doubt; run again, the rest is made.
 */
export const applyChanges = async (changes: readonly Change[], options: ApplyOptions): Promise<void> => {
  const { say } = options
  const writers = partWriters(options)
  const run = async (
    list: readonly Change[],
    write: (change: Change) => Promise<void>,
    keyOf = ({ name, part = '' }: Change) => JSON.stringify([name, part]),
  ): Promise<void> => {
    // One request makes all changes of a group.
    for (const group of groupBy(list, keyOf).values()) {
      const [first] = group
      if (first) await write(first)
      for (const change of group) say(describeChange(change))
    }
  }
  const writesOf = (...kinds: Change['kind'][]) =>
    changes.filter((change) => kinds.includes(change.kind) && isWrite(change) && !isDefaultPreset(change))
  const removals = changes.filter((change) => !isWrite(change))
  const isField = ({ kind }: Change) => kind === 'field'

  await run(writesOf('group'), ({ name }) => writers.group(name))
  await run(writesOf('datasource'), ({ name }) => writers.datasource(name))
  const inBlocks = [...writesOf('component', 'field'), ...removals.filter(isField)]
  await run(
    inBlocks,
    ({ name }) => writers.component(name),
    ({ name }) => name,
  )
  await run(writesOf('preset'), ({ name, part = '' }) => writers.preset(name, part))
  // A preset must be there before a block can begin with it.
  for (const { name, action } of writesOf('component'))
    if (action === 'create' && writers.componentOf(name).default_preset) await writers.component(name)
  await run(changes.filter(isDefaultPreset), ({ name }) => writers.component(name))
  await run(
    removals.filter((change) => !isField(change)),
    writers.remove,
  )
}
