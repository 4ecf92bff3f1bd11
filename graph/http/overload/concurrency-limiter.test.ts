import { setImmediate as turn } from 'node:timers/promises'
import { ConcurrencyLimiter, DOOR_TURNS } from './concurrency-limiter.ts'

const BOUNDS = { atOnce: 3, atOnceOfCaller: 2, waiting: 20, waitingOfCaller: 10, waitMs: 60_000 }

/** Admits requests and notes the order in which they start; each runs until its `end`. */
function open(bounds = BOUNDS) {
  const limiter = new ConcurrencyLimiter(bounds)
  const started: string[] = []
  const ask = (caller: string) => {
    const admission = limiter.admit(caller)
    const answer = admission?.start()
    answer?.then((result) => result === 'started' && started.push(caller))
    return { admission, answer }
  }
  return { limiter, started, ask }
}

const turns = async (count: number) => {
  for (let passed = 0; passed < count; passed++) await turn()
}

describe('callers with more requests than can run', () => {
  it('take turns: a single request does not wait for all the requests of another caller', async () => {
    const { limiter, started, ask } = open()
    const busy = Array.from({ length: 8 }, () => ask('busy'))
    const [first, second] = [ask('first'), ask('second')]
    await turns(10 * DOOR_TURNS)
    expect(started).toEqual(['busy', 'busy', 'first'])
    expect([limiter.running, limiter.waiting]).toEqual([3, 7])
    first.admission!.end()
    await turns(5 * DOOR_TURNS)
    expect(started).toEqual(['busy', 'busy', 'first', 'second'])
    second.admission!.end()
    for (const { admission } of busy) {
      admission!.end()
      await turns(3 * DOOR_TURNS)
    }
    expect(started).toEqual(['busy', 'busy', 'first', 'second', ...Array(6).fill('busy')])
    expect([limiter.running, limiter.waiting]).toEqual([0, 0])
  })

  it('are refused only if they have too many themselves', async () => {
    const { ask } = open()
    const busy = Array.from({ length: 12 }, () => ask('busy'))
    expect(ask('busy').admission).toBeUndefined()
    expect(await ask('other').answer).toBe('started')
    busy[0]!.admission!.end()
    const next = ask('busy')
    expect(next.admission).toBeDefined()
    // The timers of waiting requests would keep the process running.
    for (const { admission } of [...busy, next]) admission!.end()
  })

  it('wait for a bounded time, in a queue of a bounded length', async () => {
    const { limiter, ask } = open({ ...BOUNDS, atOnce: 1, waiting: 1, waitMs: 10 })
    expect(await ask('first').answer).toBe('started')
    const second = ask('second')
    expect(await ask('third').answer).toBe('too many wait')
    expect(await second.answer).toBe('waited too long')
    expect([limiter.running, limiter.waiting]).toEqual([1, 0])
  })
})
