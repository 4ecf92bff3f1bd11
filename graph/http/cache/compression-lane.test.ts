import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompressionLane } from './compression-lane.ts'

let begun: string[]
let finish: () => void
let lane: CompressionLane

beforeEach(() => {
  begun = []
  lane = new CompressionLane((key) => {
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

describe('a compression lane', () => {
  it('works on one key at a time, and once on a key that is added again while it waits', async () => {
    for (const key of ['a', 'b', 'b', 'c', 'b']) lane.add(key)
    expect(begun).toEqual(['a'])
    finish()
    await nextTurn()
    expect(begun).toEqual(['a', 'b'])
    await finishAll()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('works again on a key that is added while its turn is on', async () => {
    lane.add('a')
    lane.add('a')
    await finishAll()
    lane.add('a')
    expect(begun).toEqual(['a', 'a', 'a'])
  })

  it('leaves out what is too much, until it is added again', async () => {
    for (let number = 0; number < 1000; number++) lane.add(String(number))
    await finishAll()
    expect(begun).toHaveLength(101)
    lane.add('999')
    expect(begun.at(-1)).toBe('999')
  })
})
