import { Readable } from 'node:stream'
import { compressAnswers } from './compression.ts'
import { createServer } from './server.ts'

const TEXT = 'carts '.repeat(1000)

describe('an answer whose address has compressed forms', () => {
  it.each([
    ['text', {}],
    ['stream', {}],
    ['nothing-new', {}],
    ['text', { 'accept-encoding': 'br' }],
    ['stream', { 'accept-encoding': 'gzip' }],
  ])('says so to caches: %s for %j', async (url, headers) => {
    const server = createServer({ log: false })
    await compressAnswers(server)
    server.get('/text', (_request, reply) => reply.type('text/csv').header('vary', 'accept').send(TEXT))
    server.get('/stream', (_request, reply) => reply.type('application/xml').send(Readable.from([TEXT])))
    server.get('/nothing-new', (_request, reply) => reply.code(304).send())
    server.get('/picture', (_request, reply) => reply.type('image/webp').send(TEXT))
    const { headers: answer } = await server.inject({ url: `/${url}`, headers })
    expect(answer.vary).toBe(url === 'text' ? 'accept, accept-encoding' : 'accept-encoding')
    expect((await server.inject({ url: '/picture', headers })).headers.vary).toBeUndefined()
  })
})
