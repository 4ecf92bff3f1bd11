import { Pace } from './pace.ts'

async function* endless() {
  for (;;) yield 'event'
}

describe('the pace of a stream', () => {
  it('waits for a reader, and gives up on one that does not take anything', async () => {
    const pace = new Pace(10)
    const reader = pace.follow(endless())
    await reader.next()
    expect(await pace.whenTaken()).toBe(false)
    const taken = pace.whenTaken()
    await reader.next()
    expect(await taken).toBe(true)
    await reader.return(undefined)
  })
})
