import { StartError } from '#graph/runtime/start-error.ts'
import { createServer, listen } from './server.ts'

const host = '127.0.0.1'

describe('listen', () => {
  it('explains in a sentence that the port is taken', async () => {
    const first = createServer({ log: false })
    const second = createServer({ log: false })
    const port = await listen(first, { port: 0, host })
    const failure = await listen(second, { port, host }).catch((error) => error)
    await Promise.all([first.close(), second.close()])
    expect(failure).toBeInstanceOf(StartError)
    expect(failure.message).toBe(`Port ${port} is taken: stop what listens there, or set PORT to another one.`)
  })

  it('explains in a sentence that the host is not an address of this machine', async () => {
    const server = createServer({ log: false })
    await expect(listen(server, { port: 0, host: '192.0.2.1' })).rejects.toThrow('HOST 192.0.2.1 is no address')
    await server.close()
  })
})
