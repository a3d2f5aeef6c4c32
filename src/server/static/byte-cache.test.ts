import { createByteCache } from './byte-cache'

describe('bytes in memory', () => {
  it('make room for others when they were not used for longest', () => {
    const cache = createByteCache(10, 6)
    cache.set('a', Buffer.alloc(4))
    cache.set('b', Buffer.alloc(4))
    cache.get('a')
    cache.set('c', Buffer.alloc(4))
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([4, undefined, 4])
  })

  it('are not kept when they are large, and counted once', () => {
    const cache = createByteCache(10, 6)
    cache.set('a', Buffer.alloc(7))
    cache.set('b', Buffer.alloc(6))
    cache.set('b', Buffer.alloc(6))
    cache.set('c', Buffer.alloc(4))
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([undefined, 6, 4])
  })
})
