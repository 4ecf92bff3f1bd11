import { connect } from 'node:net'

export type HostileRequest = {
  what: string
  method?: string
  /** The target as it stands in the request line. */
  path: string
  headers?: Record<string, string>
  body?: string
  /** The accepted statuses; 0 is a closed connection. */
  status: number | number[]
  type?: 'html' | 'json'
  /** Matches, or must not match, head and body together. */
  has?: RegExp
  lacks?: RegExp
}

export const BROWSER = { accept: 'text/html' }
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** A host that is not ours, and must not become part of an answer. */
export const EVIL = 'evil.example'
const SCRIPT = '<script>alert(1)</script>'
const isEvil = /evil\.example/

type Expected = Omit<HostileRequest, 'what' | 'path' | 'status'>

const page = (what: string, path: string, status: HostileRequest['status'], expected?: Expected): HostileRequest => ({
  ...{ what, path, headers: BROWSER, status, ...expected },
})

const post = (what: string, path: string, contentType: string, body: string, expected: Partial<HostileRequest>) => ({
  ...{ what, method: 'POST', path, headers: { 'content-type': contentType }, body },
  ...{ status: 400, type: 'json' as const, ...expected },
})

const UNPRINTED: Expected = { lacks: /<script>alert/ }
const NO_HEADER: Expected = { lacks: /^set-cookie/im }

// biome-ignore format: a table
const ADDRESSES: HostileRequest[] = [
  page('an escape that is none', '/%zz', 400, { type: 'html', has: /cannot be read/ }),
  { what: 'an escape that is none, by a program', path: '/api/vehicles/%zz', status: 400, type: 'json' },
  page('bytes that are no UTF-8', '/vehicle/%ff%fe', 400, { type: 'html' }),
  page('U+0000', '/vehicle/%00', 404, { type: 'html' }),
  { what: 'U+0000 to the API', path: '/api/vehicles/%00', status: [400, 404], type: 'json' },
  page('a script in the path', '/"><script>alert(1)</script>', [301, 400, 404], UNPRINTED),
  page('an escaped script in the path', `/${encodeURIComponent(`">${SCRIPT}`)}`, 404, UNPRINTED),
  page('a script as a vehicle', `/vehicle/${encodeURIComponent(SCRIPT)}`, 404, UNPRINTED),
  page('a script as a search', `/inventory?search=${encodeURIComponent(`</script>${SCRIPT}`)}`, 200, UNPRINTED),
  page('a script as a partner', `/contact?partner=${encodeURIComponent(`</script>${SCRIPT}`)}&vehicle=${encodeURIComponent(SCRIPT)}`, 200, UNPRINTED),
  page('a script as compared carts', `/contact?compare=${encodeURIComponent(SCRIPT)},b&cart=${encodeURIComponent(SCRIPT)}&days=7`, 200, UNPRINTED),
  page('a script to the API', `/api/vehicles/${encodeURIComponent(SCRIPT)}`, 404, { type: 'json', ...UNPRINTED }),
  page('SQL as a vehicle', `/vehicle/${encodeURIComponent("' or 1=1; drop table vehicles--")}`, 404),
  { what: 'SQL as a filter', path: `/api/vehicles?brand=${encodeURIComponent("' union select version()--")}`, status: [200, 400], type: 'json', lacks: /PostgreSQL/ },
  page('a line break and a header', '/inventory%0d%0aSet-Cookie:%20a=b', 301, NO_HEADER),
  page('a line break in a redirect', '/Inventory%0d%0aSet-Cookie:%20a=b', 301, NO_HEADER),
  page('another host behind escapes', `/%5c${EVIL}/`, 301, { has: /^location: \/%5c/im }),
  page('another host as the target', `http://${EVIL}/Inventory`, 301, { has: /^location: \/inventory\r$/im, lacks: isEvil }),
  { what: 'a whole address as the target', path: `HTTPS://${EVIL}:99/readyz`, status: 200, has: /"ready"/, lacks: isEvil },
  page('a whole address without a path', `http://${EVIL}?a=b`, 200, { lacks: isEvil }),
  { what: 'a target that is no path', path: '*', method: 'OPTIONS', status: [204, 400, 404] },
  page('a long name', `/vehicle/${'x'.repeat(3000)}`, [404, 414]),
  { what: 'a long name to the API', path: `/api/vehicles/${'x'.repeat(3000)}`, status: [404, 414], type: 'json' },
  page('a long address', `/inventory?search=${'x'.repeat(20_000)}`, 431),
  page('many parameters', `/inventory?${'a&'.repeat(5000)}`, 200),
]

const FILES: HostileRequest[] = [
  ...['/../../../etc/passwd', '/media/../../../../etc/passwd', '/media/%2e%2e/%2e%2e/%2e%2e/etc/passwd'],
  '/media/%c0%ae%c0%ae/secret',
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

const TYPENAME = '{"query":"{ __typename }"}'

// biome-ignore format: a table
const BODIES: HostileRequest[] = [
  post('JSON that is none', '/graphql', JSON_TYPE, '{"query":', {}),
  post('a prototype in JSON', '/graphql', JSON_TYPE, '{"query":"{ __typename }","__proto__":{"polluted":1}}', {}),
  post('a prototype in variables', '/graphql', JSON_TYPE, '{"query":"{ __typename }","variables":{"a":{"__proto__":{"polluted":1}}}}', {}),
  post('a constructor in JSON', '/api/contact', JSON_TYPE, '{"constructor":{"prototype":{"polluted":1}}}', {}),
  { what: 'a prototype in a query', path: '/api/vehicles?__proto__[polluted]=1&constructor[prototype][polluted]=1', status: [200, 400], type: 'json' },
  post('a prototype in a context', '/api/contact', JSON_TYPE, '{"context":{"__proto__":{"polluted":1},"compared":[{"toString":1}],"rental":[]}}', {}),
  post('a prototype in a form', '/contact', FORM_TYPE, '__proto__[polluted]=1&__proto__=1&firstName[toString]=1', { type: 'html' }),
  post('brackets without end', '/graphql', JSON_TYPE, '['.repeat(60_000), {}),
  post('JSON of many levels', '/api/contact', JSON_TYPE, `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`, { status: [400, 413] }),
  post('a document of many levels', '/graphql', JSON_TYPE, JSON.stringify({ query: '{a'.repeat(15_000) }), { status: [200, 400] }),
  { what: 'a document of many levels by GET', path: `/graphql?query=${'%7Ba'.repeat(3000)}`, status: [200, 400, 431], type: 'json' },
  post('an inquiry as text', '/api/contact', 'text/plain', '{}', { status: 415 }),
  post('a body that says it is packed', '/graphql', JSON_TYPE, TYPENAME, { headers: { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' }, status: [200, 400, 415] }),
  post('another character set', '/graphql', 'application/json; charset=utf-7', TYPENAME, { status: [200, 400, 415] }),
]

// biome-ignore format: a table
const METHODS: HostileRequest[] = [
  { what: 'TRACE', method: 'TRACE', path: '/', headers: { 'x-secret': 'echo-me' }, status: [404, 405], lacks: /echo-me/ },
  { what: 'CONNECT', method: 'CONNECT', path: `${EVIL}:443`, status: [0, 400, 404, 405] },
  { what: 'a method that does not exist', method: 'BREW', path: '/', status: 400 },
  { what: 'PUT of a page', method: 'PUT', path: '/inventory', body: 'x', headers: { 'content-type': 'text/html' }, status: [404, 405, 415] },
  { what: 'DELETE of a vehicle', method: 'DELETE', path: '/api/vehicles/denago-nomad-xl', status: [404, 405], type: 'json' },
  { what: 'DELETE of the API', method: 'DELETE', path: '/graphql', status: 405, type: 'json' },
  post('POST in the name of another method', '/api/vehicles', JSON_TYPE, '{}', { headers: { 'x-http-method-override': 'GET', 'content-type': JSON_TYPE }, status: [404, 405] }),
]

// biome-ignore format: a table
const HEADERS: HostileRequest[] = [
  { what: 'a host with a path', path: '/', headers: { ...BROWSER, host: `${EVIL}/x` }, status: 400, type: 'html', lacks: isEvil },
  { what: 'a host without a name', path: '/graphql?query={__typename}', headers: { host: '' }, status: 400, type: 'json' },
  { what: 'a forwarded host that is none', path: '/graphql?query={__typename}', headers: { 'x-forwarded-host': '^_4h!' }, status: 200, type: 'json' },
  { what: 'large headers', path: '/', headers: { 'x-large': 'x'.repeat(20_000) }, status: 431 },
  { what: 'many headers', path: '/', headers: Object.fromEntries(Array.from({ length: 1900 }, (_, n) => [`x-${n}`, '1'])), status: [200, 431] },
  { what: 'ranges without end', path: '/media/vehicles/denago-nomad-xl.webp', headers: { range: `bytes=${'0-,'.repeat(1000)}0-` }, status: [200, 206, 404, 416] },
  { what: 'tags without end', path: '/', headers: { 'if-none-match': '"x",'.repeat(3000) }, status: 200 },
  { what: 'a time that is none', path: '/feeds/vehicles.csv', headers: { 'if-modified-since': 'yesterday' }, status: 200 },
  { what: 'a packing that is none', path: '/', headers: { 'accept-encoding': `br;q=${'9'.repeat(3000)}, *;q=-1` }, status: 200 },
  { what: 'a partner key that is none', path: '/api/vehicles', headers: { 'x-partner-key': 'not-a-known-key' }, status: 401, type: 'json', lacks: /not-a-known-key/ },
  { what: 'HTTP/1.0 without a host', path: '/api/vehicles HTTP/1.0', status: 200, type: 'json' },
]

/** Requests in groups, each with the answers that are accepted. */
export const HOSTILE_REQUESTS = { ADDRESSES, FILES, BODIES, METHODS, HEADERS }

export type RawAnswer = {
  /** 0 when the connection was closed without an answer. */
  status: number
  /** The head as it came, without its status line. */
  head: string
  body: string
}

const LIMIT_MS = 60_000

/** Sends bytes that no HTTP client would send, and reads until the server closes the connection. */
export const rawRequest = (origin: string, text: string | Buffer): Promise<RawAnswer> => {
  const { hostname, port } = new URL(origin)
  const received: Buffer[] = []
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('The server kept the connection open.')))
    socket.on('data', (chunk) => received.push(chunk))
    // A server that has refused a request may not read the rest of it.
    socket.on('error', (error) => !/ECONNRESET|EPIPE/.test(error.message) && reject(error))
    socket.on('close', () => resolve(parse(Buffer.concat(received).toString())))
  })
}

const parse = (text: string) => {
  const [, status = '0', head = '', body = ''] = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n(.*?)\r\n\r\n(.*)$/s.exec(text) ?? []
  return { status: Number(status), head, body }
}
