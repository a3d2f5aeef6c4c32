import { setTimeout as sleep } from 'node:timers/promises'
import { createStateCopier } from './state-copier'

const fakeState = (save: (signal: AbortSignal) => Promise<void> = () => Promise.resolve()) => {
  const calls: string[] = []
  return {
    calls,
    save: async (_inputs: string, signal: AbortSignal) => {
      calls.push('save')
      await save(signal)
      calls.push('saved')
      return { files: 0, copied: 0 }
    },
    discardStarted: async () => void calls.push('discard'),
  }
}
const copierOf = (state: ReturnType<typeof fakeState>, afterMs = 5, everyMs = 0) => {
  const warnings: string[] = []
  const copier = createStateCopier({
    state,
    inputs: 'code',
    afterMs,
    everyMs,
    onWarning: (line) => warnings.push(line),
  })
  return { copier, warnings }
}

describe('createStateCopier', () => {
  it('copies a while after the state was saved', async () => {
    const state = fakeState()
    const { copier } = copierOf(state)
    copier.saved()
    expect(state.calls).toEqual([])
    await sleep(60)
    expect(state.calls).toEqual(['save', 'saved'])
    await copier.stop()
  })

  it('does not begin when a rebuild does', async () => {
    const state = fakeState()
    const { copier } = copierOf(state)
    copier.saved()
    copier.interrupt()
    await sleep(60)
    expect(state.calls).toEqual([])
  })

  it('ends at once, without a warning, when a rebuild begins, and copies after it', async () => {
    const state = fakeState((signal) => (state.calls.length === 1 ? sleep(10_000, undefined, { signal }) : sleep(0)))
    const { copier, warnings } = copierOf(state)
    copier.saved()
    await sleep(60)
    copier.interrupt()
    copier.saved()
    await sleep(60)
    expect(state.calls).toEqual(['save', 'save', 'saved'])
    expect(warnings).toEqual([])
    await copier.stop()
  })

  it('does not copy more often than it may', async () => {
    const state = fakeState()
    const { copier } = copierOf(state, 5, 3_600_000)
    copier.saved()
    await sleep(60)
    copier.saved()
    await sleep(60)
    expect(state.calls).toEqual(['save', 'saved'])
    await copier.stop()
  })

  it('warns once while the disk is full, gives back what it began, and goes on', async () => {
    const state = fakeState(() => Promise.reject(new Error('ENOSPC: no space left on device')))
    const { copier, warnings } = copierOf(state)
    for (let round = 0; round < 2; round += 1) {
      copier.saved()
      await sleep(60)
    }
    expect(state.calls).toEqual(['save', 'discard', 'save', 'discard'])
    expect(warnings).toEqual(['the state could not be copied: ENOSPC: no space left on device'])
    await copier.stop()
  })
})
