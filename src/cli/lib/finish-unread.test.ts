import { EventEmitter } from 'node:events'
import { finishUnread } from './finish-unread'

const failing = (code: string) => Object.assign(new Error(code), { code })

describe('output that nobody reads any more', () => {
  const output = new EventEmitter()
  finishUnread(output as unknown as Pick<NodeJS.WriteStream, 'on'>)

  it('is no reason to break off', () => {
    expect(() => output.emit('error', failing('EPIPE'))).not.toThrow()
  })

  it('is told from a disk that is full', () => {
    expect(() => output.emit('error', failing('ENOSPC'))).toThrow('ENOSPC')
  })
})
