import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { addressKey, checkForwarded } from './addresses.ts'

const FORWARDED = { 'x-forwarded-for': '203.0.113.9' }

/** The log lines after a request from each of these machines, which forward others' requests. */
async function logOf(trustProxy: string[] | false, ...machines: string[]): Promise<string> {
  const logged = new PassThrough()
  const server = Fastify({ logger: { level: 'warn', stream: logged }, trustProxy })
  const warn = checkForwarded()
  server.addHook('onRequest', async (request) => warn(request))
  server.get('/', async () => 'a page')
  for (const remoteAddress of machines) await server.inject({ url: '/', remoteAddress, headers: FORWARDED })
  logged.end()
  return text(logged)
}

describe('a machine that forwards requests', () => {
  it.each(['127.0.0.1', '::1', '10.1.2.3', '172.31.0.9', '192.168.0.2', 'fd00::2', '::ffff:10.0.0.2'])(
    'at %s is named once in the log, unless it is trusted',
    async (machine) => {
      const lines = (await logOf(false, machine, machine)).trim().split('\n')
      expect(lines).toHaveLength(1)
      expect(JSON.parse(lines[0]!)).toMatchObject({ address: machine, msg: expect.stringContaining('TRUSTED_PROXIES') })
      expect(await logOf(['loopback', 'uniquelocal'], machine)).toBe('')
    },
  )

  it('outside our network causes no warning', async () => {
    expect(await logOf(false, '198.51.100.7', '172.32.0.1')).toBe('')
  })
})

describe('the address that a trusted proxy forwards', () => {
  const forward = async (...forwarded: string[]) => {
    const logged = new PassThrough()
    const server = Fastify({ logger: { level: 'warn', stream: logged }, trustProxy: ['10.0.0.0/8'] })
    const warn = checkForwarded()
    server.addHook('onRequest', async (request) => warn(request))
    server.get('/', async ({ ip }) => addressKey(ip))
    const callers: string[] = []
    for (const value of forwarded) {
      const headers = { 'x-forwarded-for': value }
      callers.push((await server.inject({ url: '/', remoteAddress: '10.1.2.3', headers })).body)
    }
    logged.end()
    return { callers, lines: (await text(logged)).split('\n').filter(Boolean) }
  }

  it('is not used if it cannot be parsed, which is logged once', async () => {
    const { callers, lines } = await forward('unknown', '203.0.113.9:56789', '_hidden, 10.9.9.9')
    expect(callers).toEqual(['unknown', 'unknown', 'unknown'])
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({
      address: '10.1.2.3',
      msg: expect.stringContaining('names no address'),
    })
  })
})
