export type HostileRequest = {
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

export const BROWSER = { accept: 'text/html' }
const JSON_BODY = { 'content-type': 'application/json' }
/** A host that is not ours, and must not become part of an answer. */
export const EVIL = 'evil.example'
const SCRIPT = '<script>alert(1)</script>'
const MUTATION = `mutation {
  submitContact(input: {
    firstName: "A", lastName: "B", email: "a@example.com", phone: "(570) 555-0142", message: "Sent by a page elsewhere"
  }) { inquiry { id } }
}`

const isEvil = /evil\.example/

const ADDRESSES: HostileRequest[] = [
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
    status: 301,
    has: /^location: \/inventory\r$/im,
    lacks: isEvil,
  },
  {
    what: 'a whole address as the target',
    path: `HTTPS://${EVIL}:99/readyz`,
    status: 200,
    has: /"ready"/,
    lacks: isEvil,
  },
  { what: 'a whole address without a path', path: `http://${EVIL}?a=b`, headers: BROWSER, status: 200, lacks: isEvil },
  { what: 'a target that is no path', path: '*', method: 'OPTIONS', status: [204, 400, 404] },
  { what: 'a long name', path: `/vehicle/${'x'.repeat(3000)}`, headers: BROWSER, status: [404, 414] },
  { what: 'a long name to the API', path: `/api/vehicles/${'x'.repeat(3000)}`, status: [404, 414], type: 'json' },
  { what: 'a long address', path: `/inventory?search=${'x'.repeat(20_000)}`, headers: BROWSER, status: 431 },
  { what: 'many parameters', path: `/inventory?${'a&'.repeat(5000)}`, headers: BROWSER, status: 200 },
]

const FILES: HostileRequest[] = [
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

const BODIES: HostileRequest[] = [
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

const METHODS: HostileRequest[] = [
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

const HEADERS: HostileRequest[] = [
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

/** Requests in groups, each with what it may be answered. */
export const HOSTILE_REQUESTS = { ADDRESSES, FILES, BODIES, METHODS, HEADERS }
