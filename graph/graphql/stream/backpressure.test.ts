import { Backpressure } from './backpressure.ts'

async function* endless() {
  for (;;) yield 'event'
}

describe('the backpressure of a stream', () => {
  it('waits for a reader, and gives up on one that reads nothing', async () => {
    const backpressure = new Backpressure(10)
    const reader = backpressure.follow(endless())
    await reader.next()
    expect(await backpressure.whenTaken()).toBe(false)
    const taken = backpressure.whenTaken()
    await reader.next()
    expect(await taken).toBe(true)
    await reader.return(undefined)
  })
})
