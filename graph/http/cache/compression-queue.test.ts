import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompressionQueue } from './compression-queue.ts'

let begun: string[]
let finish: () => void
let queue: CompressionQueue

beforeEach(() => {
  begun = []
  queue = new CompressionQueue((key) => {
    begun.push(key)
    return new Promise((resolve) => {
      finish = resolve
    })
  })
})

async function finishAll() {
  for (let before = -1; before < begun.length; await nextTurn()) {
    before = begun.length
    finish()
    await nextTurn()
  }
}

describe('a compression queue', () => {
  it('works on one key at a time, and once on a key that is added again while it waits', async () => {
    for (const key of ['a', 'b', 'b', 'c', 'b']) queue.add(key)
    expect(begun).toEqual(['a'])
    finish()
    await nextTurn()
    expect(begun).toEqual(['a', 'b'])
    await finishAll()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('works again on a key that is added while its turn is on', async () => {
    queue.add('a')
    queue.add('a')
    await finishAll()
    queue.add('a')
    expect(begun).toEqual(['a', 'a', 'a'])
  })

  it('leaves out what is too much, until it is added again', async () => {
    for (let number = 0; number < 1000; number++) queue.add(String(number))
    await finishAll()
    expect(begun).toHaveLength(101)
    queue.add('999')
    expect(begun.at(-1)).toBe('999')
  })
})
