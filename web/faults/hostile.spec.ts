import { expect, test } from 'playwright/test'
import { BROWSER, EVIL, HOSTILE_REQUESTS, type HostileRequest, type RawAnswer, rawRequest } from './hostileRequests.ts'
import { leakIn } from './visitors.ts'

/** The beginning of an answer, so that a failure does not print a whole page. */
const firstOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0]

const requestOf = ({ method = 'GET', path, headers = {}, body = '' }: HostileRequest, host: string) => {
  const line = path.endsWith(' HTTP/1.0') ? `${method} ${path}` : `${method} ${path} HTTP/1.1`
  const all = { host, connection: 'close', ...(body && { 'content-length': Buffer.byteLength(body) }), ...headers }
  const lines = Object.entries(all).filter(([name]) => !(name === 'host' && path.endsWith('1.0')))
  return `${[line, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n${body}`
}

const check = ({ what, status, type, has, lacks }: HostileRequest, answer: RawAnswer) => {
  const whole = `${answer.head}\r\n\r\n${answer.body}`
  expect([status].flat(), what).toContain(answer.status)
  expect(leakIn(whole), what).toBeUndefined()
  if (lacks) expect(firstOf(lacks, whole), what).toBeUndefined()
  if (has) expect(firstOf(has, whole), what).toBeDefined()
  const types = { html: 'text/html', json: 'application/(graphql-response\\+)?json' }
  if (type) expect(answer.head, what).toMatch(new RegExp(`^content-type: ${types[type]}`, 'im'))
}

for (const [name, requests] of Object.entries(HOSTILE_REQUESTS)) {
  test(`hostile ${name.toLowerCase()} are refused, and tell nothing`, async ({ baseURL }) => {
    const { host } = new URL(baseURL!)
    for (const request of requests) check(request, await rawRequest(baseURL!, requestOf(request, host)))
    expect((await rawRequest(baseURL!, requestOf({ what: '', path: '/readyz', status: 200 }, host))).status).toBe(200)
  })
}

test('requests that two servers could read in two ways are refused', async ({ baseURL }) => {
  const { host } = new URL(baseURL!)
  const start = `POST /graphql HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ncontent-type: application/json\r\n`
  const smuggled = 'GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n'
  for (const text of [
    `${start}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `${start}content-length: 4\r\ncontent-length: 40\r\n\r\n0\r\n\r\n${smuggled}`,
    `${start}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
    `${start}transfer-encoding : chunked\r\n\r\n0\r\n\r\n`,
    `${start}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`,
    `${start}content-length: -1\r\n\r\n`,
    `${start}content-length: 0x10\r\n\r\n`,
    `${start}x-folded: a\r\n b\r\nx-broken\r\n\r\n`,
    `GET /\x00 HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    `GET / HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: ${host}\r\nHOST: ${host}\r\nconnection: close\r\n\r\n`,
    `GET / HTTP/9.9\r\nhost: ${host}\r\n\r\n`,
    'nonsense\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc',
  ]) {
    const { status, body } = await rawRequest(baseURL!, text)
    expect(status, JSON.stringify(text)).toBe(400)
    expect(leakIn(body)).toBeUndefined()
    expect(body).not.toContain('ready')
  }
})

/** Headers that make other servers answer for another address, host or method, and that this site ignores. */
const UNKEYED: Record<string, string> = {
  host: EVIL,
  ...{ 'x-forwarded-host': EVIL, 'x-forwarded-server': EVIL, 'x-forwarded-proto': 'http', 'x-forwarded-port': '1' },
  ...{ 'x-forwarded-prefix': `//${EVIL}`, 'x-forwarded-for': EVIL, forwarded: `host=${EVIL};proto=http` },
  ...{ 'x-host': EVIL, 'x-original-url': '/no-such-page', 'x-rewrite-url': '/no-such-page' },
  ...{ 'x-http-method-override': 'POST', 'x-method-override': 'DELETE', origin: `https://${EVIL}` },
  ...{ referer: `https://${EVIL}/`, cookie: `a=${EVIL}`, 'user-agent': EVIL, 'accept-language': 'xx' },
  ...{ 'content-type': EVIL },
}

/** Each address is requested once with every header, so that each answer is the first one, which the cache keeps. */
const PAGES = ['/inventory', '/vehicle/denago-nomad-xl', '/no-such-page']
const OTHERS = [
  ...['/api/vehicles', '/graphql?query={vehicles(first:1){nodes{url}}}', '/sitemap.xml', '/robots.txt'],
  ...['/feeds/vehicles.csv', '/feeds/vehicles.xml', '/schema.graphql'],
]

const withoutTime = ({ status, body }: RawAnswer) => [status, body.replace(/"renderedAt":\d+/, '')]

test('no header of a request gets into what others are answered', async ({ baseURL }) => {
  const { host } = new URL(baseURL!)
  for (const path of [...PAGES, ...OTHERS]) {
    for (const [name, value] of Object.entries(UNKEYED)) {
      const address = PAGES.includes(path) ? `${path}?probe=${name}` : path
      const send = (headers: Record<string, string>) =>
        rawRequest(baseURL!, requestOf({ what: name, path: address, headers, status: 200 }, host))
      const poisoned = await send({ [name]: value })
      const clean = await send({})
      expect(firstOf(/evil\.example/, `${poisoned.head}${poisoned.body}`), `${name} of ${path}`).toBeUndefined()
      expect(withoutTime(clean), `${name} of ${path}`).toEqual(withoutTime(poisoned))
    }
  }
})

test('addresses that mean different things have answers of their own', async ({ baseURL }) => {
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${baseURL}${path}`, { headers })).text()
  const [one, other] = ['{denago:vehicles(first:1){totalCount}}', '{evolution:vehicles(first:1){totalCount}}']
  for (const twice of [`${one}&query=${other}`, `${other}&query=${one}`])
    expect(await read(`/graphql?query=${twice}`)).toContain('may only be specified once')
  expect(await read(`/graphql?query=${one}`)).not.toBe(await read(`/graphql?query=${other}`))
  expect(await read(`/graphql?query=${one}`, { accept: 'text/html,*/*' })).toContain('"denago"')
  expect(await read('/inventory;brand=denago', BROWSER)).not.toBe(await read('/inventory?brand=denago', BROWSER))
  expect(await read('/contact%3Fpartner=a', BROWSER)).not.toContain('name="partner"')
})

test('connections that send too slowly are closed, and nobody else waits for them', async ({ baseURL }) => {
  const { host } = new URL(baseURL!)
  const slow = Array.from({ length: 200 }, () => rawRequest(baseURL!, `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `))
  const body = `POST /graphql HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`
  slow.push(rawRequest(baseURL!, body))
  for (let count = 0; count < 20; count++) expect((await fetch(`${baseURL}/readyz`)).status).toBe(200)
  const answers = await Promise.all(slow)
  expect(answers.map(({ status }) => status).filter((status) => status !== 408)).toEqual([])
})
