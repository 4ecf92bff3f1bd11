import { expect, test } from 'playwright/test'
import { type RawAnswer, rawRequest } from './rawRequest.ts'

type Request = {
  what: string
  method?: string
  /** The target as it stands in the request line. */
  path: string
  headers?: Record<string, string>
  body?: string
  /** What may be answered; 0 is a closed connection. */
  status: number | number[]
  type?: 'html' | 'json'
  /** What the whole answer must have, or must not have. */
  has?: RegExp
  lacks?: RegExp
}

const BROWSER = { accept: 'text/html' }
const JSON_BODY = { 'content-type': 'application/json' }
const EVIL = 'evil.example'
const SCRIPT = '<script>alert(1)</script>'
const MUTATION = `mutation {
  submitContact(input: {
    firstName: "A", lastName: "B", email: "a@example.com", phone: "(570) 555-0142", message: "Sent by a page elsewhere"
  }) { inquiry { id } }
}`
const isEvil = new RegExp(EVIL.replace('.', '\\.'))

/** What no answer may tell: stacks, SQL, paths of files, passwords, other programs' words. */
const LEAK =
  /\bat [\w.<>]+ \(\S+:\d+|node_modules|\/dist\/|\.tsx?:\d|postgres|select \w+ from|syntax error at or|econnre(?:set|fused)|\broot:x:|FST_ERR/i

/** The first of it, so that a failure does not print a whole page. */
const firstOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0]

const ADDRESSES: Request[] = [
  { what: 'an escape that is none', path: '/%zz', headers: BROWSER, status: 400, type: 'html', has: /cannot be read/ },
  { what: 'an escape that is none, by a program', path: '/api/vehicles/%zz', status: 400, type: 'json' },
  { what: 'bytes that are no UTF-8', path: '/vehicle/%ff%fe', headers: BROWSER, status: 400, type: 'html' },
  { what: 'a dot written too long', path: '/media/%c0%ae%c0%ae/secret', status: 400 },
  { what: 'U+0000', path: '/vehicle/%00', headers: BROWSER, status: 404, type: 'html' },
  { what: 'U+0000 to the API', path: '/api/vehicles/%00', status: [400, 404], type: 'json' },
  {
    what: 'a script in the path',
    path: '/"><script>alert(1)</script>',
    headers: BROWSER,
    status: [301, 400, 404],
    lacks: /<script>alert/,
  },
  {
    what: 'an escaped script in the path',
    path: `/${encodeURIComponent(`">${SCRIPT}`)}`,
    headers: BROWSER,
    status: 404,
    lacks: /<script>alert/,
  },
  {
    what: 'a script as a vehicle',
    path: `/vehicle/${encodeURIComponent(SCRIPT)}`,
    headers: BROWSER,
    status: 404,
    lacks: /<script>alert/,
  },
  {
    what: 'a script as a search',
    path: `/inventory?search=${encodeURIComponent(`</script>${SCRIPT}`)}`,
    headers: BROWSER,
    status: 200,
    lacks: /<script>alert/,
  },
  {
    what: 'a script as a partner',
    path: `/contact?partner=${encodeURIComponent(`</script>${SCRIPT}`)}&vehicle=${encodeURIComponent(SCRIPT)}`,
    headers: BROWSER,
    status: 200,
    lacks: /<script>alert/,
  },
  {
    what: 'a script to the API',
    path: `/api/vehicles/${encodeURIComponent(SCRIPT)}`,
    headers: BROWSER,
    status: 404,
    type: 'json',
    lacks: /<script>alert/,
  },
  {
    what: 'SQL as a vehicle',
    path: `/vehicle/${encodeURIComponent("' or 1=1; drop table vehicles--")}`,
    headers: BROWSER,
    status: 404,
  },
  {
    what: 'SQL as a filter',
    path: `/api/vehicles?brand=${encodeURIComponent("' union select version()--")}`,
    status: [200, 400],
    type: 'json',
    lacks: /PostgreSQL/,
  },
  {
    what: 'a line break and a header',
    path: '/inventory%0d%0aSet-Cookie:%20a=b',
    headers: BROWSER,
    status: 301,
    lacks: /^set-cookie/im,
  },
  {
    what: 'a line break in a redirect',
    path: '/Inventory%0d%0aSet-Cookie:%20a=b',
    headers: BROWSER,
    status: 301,
    lacks: /^set-cookie/im,
  },
  {
    what: 'another host behind slashes',
    path: `//${EVIL}/inventory`,
    headers: BROWSER,
    status: 301,
    has: /^location: \/[^/\\]/im,
  },
  {
    what: 'another host behind a backslash',
    path: `/\\${EVIL}/inventory`,
    headers: BROWSER,
    status: 301,
    has: /^location: \/[^/\\]/im,
  },
  {
    what: 'another host behind escapes',
    path: `/%5c${EVIL}/`,
    headers: BROWSER,
    status: 301,
    has: /^location: \/%5c/im,
  },
  {
    what: 'another host as the target',
    path: `http://${EVIL}/Inventory`,
    headers: BROWSER,
    status: [200, 301],
    lacks: isEvil,
  },
  { what: 'a target that is no path', path: '*', method: 'OPTIONS', status: [204, 400, 404] },
  { what: 'a long name', path: `/vehicle/${'x'.repeat(3000)}`, headers: BROWSER, status: [404, 414] },
  { what: 'a long name to the API', path: `/api/vehicles/${'x'.repeat(3000)}`, status: [404, 414], type: 'json' },
  { what: 'a long address', path: `/inventory?search=${'x'.repeat(20_000)}`, headers: BROWSER, status: 431 },
  { what: 'many parameters', path: `/inventory?${'a&'.repeat(5000)}`, headers: BROWSER, status: 200 },
]

const FILES: Request[] = [
  ...['/../../../etc/passwd', '/media/../../../../etc/passwd', '/media/%2e%2e/%2e%2e/%2e%2e/etc/passwd'],
  ...['/media/..%2f..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/media/uploads/..%2f..%2fpackage.json'],
  ...['/assets/%2e%2e/%2e%2e/server/site.js', '/fonts/%252e%252e%252fpackage.json', '/media/800/uploads/../../x.webp'],
  ...['/package.json', '/.env', '/.git/config', '/.vite/manifest.json', '/dist/server/site.js', '/server/site.js'],
  ...['/web/server/main.ts', '/.data/postgres/postgresql.conf', '/social/vehicle/..%2f..%2fpackage.jpg'],
].map((path) => ({
  what: 'a file that is none of ours',
  path,
  status: [301, 400, 404],
  lacks: /"scripts"|root:x|\[core\]|modulepreload.*"file"/,
}))

const BODIES: Request[] = [
  {
    what: 'JSON that is none',
    method: 'POST',
    path: '/graphql',
    headers: JSON_BODY,
    body: '{"query":',
    status: 400,
    type: 'json',
  },
  {
    what: 'a prototype in JSON',
    method: 'POST',
    path: '/graphql',
    headers: JSON_BODY,
    body: '{"query":"{ __typename }","__proto__":{"polluted":1}}',
    status: 400,
    type: 'json',
  },
  {
    what: 'a prototype in variables',
    method: 'POST',
    path: '/graphql',
    headers: JSON_BODY,
    body: '{"query":"{ __typename }","variables":{"a":{"__proto__":{"polluted":1}}}}',
    status: 400,
    type: 'json',
  },
  {
    what: 'a constructor in JSON',
    method: 'POST',
    path: '/api/contact',
    headers: JSON_BODY,
    body: '{"constructor":{"prototype":{"polluted":1}}}',
    status: 400,
    type: 'json',
  },
  {
    what: 'a prototype in a query',
    path: '/api/vehicles?__proto__[polluted]=1&constructor[prototype][polluted]=1',
    status: [200, 400],
    type: 'json',
  },
  {
    what: 'a prototype in a form',
    method: 'POST',
    path: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '__proto__[polluted]=1&__proto__=1&firstName[toString]=1',
    status: 400,
    type: 'html',
  },
  {
    what: 'a body of a megabyte',
    method: 'POST',
    path: '/graphql',
    headers: JSON_BODY,
    body: `{"query":"${'x'.repeat(1_000_000)}"}`,
    status: [0, 413],
    lacks: /xxxx/,
  },
  {
    what: 'a form of a megabyte',
    method: 'POST',
    path: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `message=${'x'.repeat(1_000_000)}`,
    status: [0, 413],
    lacks: /xxxx/,
  },
  {
    what: 'brackets without end',
    method: 'POST',
    path: '/graphql',
    headers: JSON_BODY,
    body: '['.repeat(60_000),
    status: 400,
    type: 'json',
  },
  {
    what: 'JSON of many levels',
    method: 'POST',
    path: '/api/contact',
    headers: JSON_BODY,
    body: `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
    status: [400, 413],
    type: 'json',
  },
  {
    what: 'a document of many levels',
    method: 'POST',
    path: '/graphql',
    headers: JSON_BODY,
    body: JSON.stringify({ query: '{a'.repeat(15_000) }),
    status: [200, 400],
    type: 'json',
  },
  {
    what: 'a document of many levels by GET',
    path: `/graphql?query=${'%7Ba'.repeat(3000)}`,
    status: [200, 400, 431],
    type: 'json',
  },
  {
    what: 'a mutation by GET',
    path: `/graphql?query=${encodeURIComponent(MUTATION)}`,
    status: [400, 405],
    type: 'json',
  },
  {
    what: 'a mutation as a form',
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `query=${encodeURIComponent(MUTATION)}`,
    status: 415,
    type: 'json',
  },
  {
    what: 'a mutation as text',
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ query: MUTATION }),
    status: 415,
    type: 'json',
  },
  {
    what: 'a mutation as parts',
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x--',
    status: 415,
    type: 'json',
  },
  {
    what: 'a mutation without a type',
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ query: MUTATION }),
    status: [400, 415],
    type: 'json',
  },
  {
    what: 'JSON named as text at its end',
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'text/plain; a=application/json' },
    body: JSON.stringify({ query: MUTATION }),
    status: 415,
    type: 'json',
  },
  {
    what: 'an inquiry as text',
    method: 'POST',
    path: '/api/contact',
    headers: { 'content-type': 'text/plain' },
    body: '{}',
    status: 415,
    type: 'json',
  },
  {
    what: 'a body that says it is packed',
    method: 'POST',
    path: '/graphql',
    headers: { ...JSON_BODY, 'content-encoding': 'gzip' },
    body: '{"query":"{ __typename }"}',
    status: [200, 400, 415],
    type: 'json',
  },
  {
    what: 'another character set',
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json; charset=utf-7' },
    body: '{"query":"{ __typename }"}',
    status: [200, 400, 415],
    type: 'json',
  },
]

const METHODS: Request[] = [
  {
    what: 'TRACE',
    method: 'TRACE',
    path: '/',
    headers: { 'x-secret': 'echo-me' },
    status: [404, 405],
    lacks: /echo-me/,
  },
  { what: 'CONNECT', method: 'CONNECT', path: `${EVIL}:443`, status: [0, 400, 404, 405] },
  { what: 'a method that does not exist', method: 'BREW', path: '/', status: 400 },
  {
    what: 'PUT of a page',
    method: 'PUT',
    path: '/inventory',
    body: 'x',
    headers: { 'content-type': 'text/html' },
    status: [404, 405, 415],
  },
  {
    what: 'DELETE of a vehicle',
    method: 'DELETE',
    path: '/api/vehicles/denago-nomad-xl',
    status: [404, 405],
    type: 'json',
  },
  { what: 'DELETE of the API', method: 'DELETE', path: '/graphql', status: 405, type: 'json' },
  {
    what: 'POST in the name of another method',
    method: 'POST',
    path: '/api/vehicles',
    headers: { 'x-http-method-override': 'GET', ...JSON_BODY },
    body: '{}',
    status: [404, 405],
    type: 'json',
  },
]

const HEADERS: Request[] = [
  {
    what: 'a host that is none',
    path: '/graphql?query={__typename}',
    headers: { host: '^_4h!' },
    status: 400,
    type: 'json',
  },
  {
    what: 'a host without a name',
    path: '/graphql?query={__typename}',
    headers: { host: '' },
    status: 400,
    type: 'json',
  },
  {
    what: 'a host with a path',
    path: '/',
    headers: { ...BROWSER, host: `${EVIL}/x` },
    status: 400,
    type: 'html',
    lacks: isEvil,
  },
  {
    what: 'a forwarded host that is none',
    path: '/graphql?query={__typename}',
    headers: { 'x-forwarded-host': '^_4h!' },
    status: 200,
    type: 'json',
  },
  { what: 'large headers', path: '/', headers: { 'x-large': 'x'.repeat(20_000) }, status: 431 },
  {
    what: 'many headers',
    path: '/',
    headers: Object.fromEntries(Array.from({ length: 1900 }, (_, n) => [`x-${n}`, '1'])),
    status: [200, 431],
  },
  {
    what: 'ranges without end',
    path: '/media/vehicles/denago-nomad-xl.webp',
    headers: { range: `bytes=${'0-,'.repeat(1000)}0-` },
    status: [200, 206, 404, 416],
  },
  { what: 'tags without end', path: '/', headers: { 'if-none-match': '"x",'.repeat(3000) }, status: 200 },
  {
    what: 'a time that is none',
    path: '/feeds/vehicles.json',
    headers: { 'if-modified-since': 'yesterday' },
    status: 200,
  },
  {
    what: 'a packing that is none',
    path: '/',
    headers: { 'accept-encoding': `br;q=${'9'.repeat(3000)}, *;q=-1` },
    status: 200,
  },
  {
    what: 'a partner key that is none',
    path: '/api/vehicles',
    headers: { 'x-partner-key': 'not-a-known-key' },
    status: 401,
    type: 'json',
    lacks: /not-a-known-key/,
  },
  { what: 'HTTP/1.0 without a host', path: '/api/vehicles HTTP/1.0', status: 200, type: 'json' },
]

const requestOf = ({ method = 'GET', path, headers = {}, body = '' }: Request, host: string) => {
  const line = path.endsWith(' HTTP/1.0') ? `${method} ${path}` : `${method} ${path} HTTP/1.1`
  const all = { host, connection: 'close', ...(body && { 'content-length': Buffer.byteLength(body) }), ...headers }
  const lines = Object.entries(all).filter(([name]) => !(name === 'host' && path.endsWith('1.0')))
  return `${[line, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n${body}`
}

const seen: string[] = []

const check = ({ what, method = 'GET', path, status, type, has, lacks }: Request, answer: RawAnswer) => {
  const whole = `${answer.head}\r\n\r\n${answer.body}`
  seen.push(
    `${String(answer.status).padStart(3)}  ${what}: ${method} ${path.length > 60 ? `${path.slice(0, 57)}...` : path}`,
  )
  expect([status].flat(), what).toContain(answer.status)
  expect(firstOf(LEAK, whole), what).toBeUndefined()
  if (lacks) expect(firstOf(lacks, whole), what).toBeUndefined()
  if (has) expect(firstOf(has, whole), what).toBeDefined()
  const types = { html: 'text/html', json: 'application/(graphql-response\\+)?json' }
  if (type) expect(answer.head, what).toMatch(new RegExp(`^content-type: ${types[type]}`, 'im'))
}

test.afterAll(() => console.log(['Hostile requests and what they were answered:', ...seen].join('\n  ')))

for (const [name, requests] of Object.entries({ ADDRESSES, FILES, BODIES, METHODS, HEADERS })) {
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
    `${start}content-length: -1\r\n\r\n`,
    `${start}content-length: 0x10\r\n\r\n`,
    `${start}x-folded: a\r\n b\r\nx-broken\r\n\r\n`,
    `GET /\x00 HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    `GET / HTTP/1.1\r\n\r\n`,
    `GET / HTTP/9.9\r\nhost: ${host}\r\n\r\n`,
    'nonsense\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc',
  ]) {
    const { status, body } = await rawRequest(baseURL!, text)
    seen.push(`${status}  ${JSON.stringify(text.replace(start, '… ').slice(0, 70))}`)
    expect(status, JSON.stringify(text)).toBe(400)
    expect(firstOf(LEAK, body)).toBeUndefined()
    expect(body).not.toContain('ready')
  }
})

/** Headers by which other servers are told to answer for another address, host or method, or that are ours to ignore. */
const UNKEYED: Record<string, string> = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-server': EVIL,
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '1',
  'x-forwarded-prefix': `//${EVIL}`,
  'x-forwarded-for': EVIL,
  forwarded: `host=${EVIL};proto=http`,
  'x-host': EVIL,
  'x-original-url': '/no-such-page',
  'x-rewrite-url': '/no-such-page',
  'x-http-method-override': 'POST',
  'x-method-override': 'DELETE',
  origin: `https://${EVIL}`,
  referer: `https://${EVIL}/`,
  cookie: `a=${EVIL}`,
  'user-agent': EVIL,
  'accept-language': 'xx',
  'content-type': EVIL,
}

test('no header of a request gets into what others are answered', async ({ baseURL }) => {
  const { host } = new URL(baseURL!)
  // Every answer is a first one, which is kept for the next who asks.
  const paths = [
    '/inventory',
    '/vehicle/denago-nomad-xl',
    '/api/vehicles',
    '/graphql?query={vehicles(first:1){nodes{url}}}',
    '/no-such-page',
  ]
  const fixed = ['/sitemap.xml', '/robots.txt', '/feeds/vehicles.json', '/feeds/vehicles.xml', '/schema.graphql']
  const timeless = ({ body, status }: RawAnswer) => [status, body.replace(/"renderedAt":\d+/, '')]
  for (const path of [...paths, ...fixed]) {
    for (const [name, value] of Object.entries(UNKEYED)) {
      const target =
        `${path}${path.includes('?') ? '&' : '?'}${fixed.includes(path) ? '' : `probe-${name}=${value.length}`}`.replace(
          /[?&]$/,
          '',
        )
      if (path.startsWith('/graphql') && name === 'content-type') continue
      const send = (headers: Record<string, string>) =>
        rawRequest(
          baseURL!,
          requestOf({ what: name, path: target.replace(/&probe.*$/, ''), headers, status: 200 }, host),
        )
      const poisoned = await send({ [name]: value })
      const clean = await send({})
      expect(firstOf(isEvil, `${poisoned.head}${poisoned.body}`), `${name} of ${path}`).toBeUndefined()
      expect(timeless(clean), `${name} of ${path}`).toEqual(timeless(poisoned))
    }
    seen.push(`ok   ${Object.keys(UNKEYED).length} headers that answers do not depend on: ${path}`)
  }
})

test('addresses that mean different things have answers of their own', async ({ baseURL }) => {
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${baseURL}${path}`, { headers })).text()
  const same = ['/api/vehicles?brand=denago&sort=price_asc', '/api/vehicles?sort=price_asc&brand=denago']
  expect(await read(same[1]!)).toBe(await read(same[0]!))
  const [one, other] = ['{denago:vehicles(first:1){totalCount}}', '{evolution:vehicles(first:1){totalCount}}']
  const twice = (first: string, second: string) => `/graphql?query=${first}&query=${second}`
  for (const address of [twice(one, other), twice(other, one)]) {
    expect(await read(address)).toContain('may only be specified once')
  }
  expect(await read(`/graphql?query=${one}`)).not.toBe(await read(`/graphql?query=${other}`))
  expect(await read(`/graphql?query=${one}`, { accept: 'text/html,*/*' })).toContain('"denago"')
  expect(await read('/graphql', { accept: 'text/html' })).toContain('<!DOCTYPE html>')
  expect(await read('/graphql', { accept: 'application/json' })).not.toContain('<!DOCTYPE html>')
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
  const longest = (all: RawAnswer[]) => Math.round(Math.max(...all.map(({ tookMs }) => tookMs)) / 1000)
  seen.push(
    `408  200 heads that do not end, after ${longest(answers.slice(0, -1))} s; a body, after ${longest(answers.slice(-1))} s`,
  )
})
