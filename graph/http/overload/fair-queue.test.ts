import { eventually } from '#graph/testing/eventually.ts'
import { FairQueue } from './fair-queue.ts'

/** A queue whose tasks end one by one with `end`. */
function open(...places: ConstructorParameters<typeof FairQueue>) {
  const queue = new FairQueue(...places)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (caller: string) =>
    queue.run(caller, () => {
      begun.push(caller)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const end = async (count: number) => {
    ends.shift()!()
    await eventually(() => begun.length === count)
  }
  return { queue, begun, ask, end }
}

it('callers take turns: a single task does not wait for all the tasks of another caller', async () => {
  const { queue, begun, ask, end } = open(2)
  for (const caller of ['busy', 'busy', 'busy', 'busy', 'busy', 'first', 'second']) ask(caller)
  await eventually(() => begun.length === 2)
  expect([queue.waitingOf('busy'), queue.waitingOf('first'), queue.waitingOf('none')]).toEqual([3, 1, 0])
  for (let count = 3; count <= 7; count += 1) await end(count)
  expect(begun).toEqual(['busy', 'busy', 'first', 'busy', 'second', 'busy', 'busy'])
})

it('a caller that has its share at once leaves free places to others, and those with nothing running go before it', async () => {
  const { queue, begun, ask, end } = open(3, 2)
  for (const caller of ['busy', 'busy', 'busy', 'busy']) ask(caller)
  await eventually(() => begun.length === 2)
  expect([queue.hasPlaceFor('busy'), queue.hasPlaceFor('first'), queue.waiting]).toEqual([false, true, 2])
  for (const caller of ['first', 'second']) ask(caller)
  await eventually(() => begun.length === 3)
  expect(queue.hasPlaceFor('third')).toBe(false)
  await end(4)
  await end(5)
  expect(begun).toEqual(['busy', 'busy', 'first', 'second', 'busy'])
})

it('a task that fails leaves its place to the next one', async () => {
  const queue = new FairQueue(1)
  const failing = queue.run('a', () => Promise.reject(new Error('broken')))
  const next = queue.run('a', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await queue.run('b', async () => 'a free place')).toBe('a free place')
})
