import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { shedLoad } from '#graph/http/overload/shed-load.ts'
import { createServer } from '#graph/http/server.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { BY_QUEUE, drawInTurn } from './pictures.ts'

const folder = await openTestFolder()

/** A server with one place, whose pictures are finished when `finish` is called. */
const open = async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const drawing = { now: 0, most: 0, count: 0 }
  const server = createServer({ log: false })
  await server.register(shedLoad, { atOnce: 1 })
  server.get('/', async () => 'a page')
  server.get<{ Params: { name: string } }>('/:name', BY_QUEUE, async (request) => {
    const file = join(folder, request.params.name)
    const draw = async (target: string) => {
      drawing.count += 1
      drawing.now += 1
      drawing.most = Math.max(drawing.most, drawing.now)
      await finished
      await writeFile(target, 'a picture')
      drawing.now -= 1
    }
    await drawInTurn(request, { file, draw })
    return 'drawn'
  })
  // An injected request begins when its answer is asked for.
  const ask = (url: string, remoteAddress = '192.0.2.1') =>
    server.inject({ url, remoteAddress }).then((answer) => answer)
  return { server, ask, drawing, finish }
}

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `/${prefix}-${index}`)
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode

describe('missing pictures', () => {
  it('are drawn one at a time, once for concurrent requests, and keep no page waiting', async () => {
    const { server, ask, drawing, finish } = await open()
    const asked = [...names('a', 10), ...names('a', 10)].map((url) => ask(url))
    await eventually(async () => (await ask('/')).body === 'a page')
    expect(existsSync(join(folder, 'a-0'))).toBe(false)
    finish()
    expect(new Set((await Promise.all(asked)).map(statusOf))).toEqual(new Set([200]))
    expect(drawing).toEqual({ now: 0, most: 1, count: 10 })
    await server.close()
  })

  it('are refused to an address that waits for forty, and drawn in turns with those of others', async () => {
    const { server, ask, drawing, finish } = await open()
    const asked = names('b', 40).map((url) => ask(url))
    const refused = await ask('/b-too-many')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('10')
    const ofAnother = ask('/c-0', '192.0.2.2').then(({ statusCode }) => [statusCode, drawing.count < 40])
    await setImmediate()
    finish()
    expect(await ofAnother).toEqual([200, true])
    await Promise.all(asked)
    expect((await ask('/b-too-many')).statusCode).toBe(200)
    await server.close()
  })

  it('do not block the queue when drawing fails', async () => {
    const request = { caller: undefined, ip: '192.0.2.1' }
    const drawing = (name: string, draw: (file: string) => Promise<unknown>) =>
      drawInTurn(request, { file: join(folder, name), draw })
    const broken = drawing('c', () => Promise.reject(new Error('broken')))
    const next = drawing('d', (file) => writeFile(file, 'a picture'))
    await expect(broken).rejects.toThrow('broken')
    await next
    await drawing('c', (file) => writeFile(file, 'a picture'))
    expect(existsSync(join(folder, 'c'))).toBe(true)
  })
})
