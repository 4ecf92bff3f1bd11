import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { LIMITS } from '#graph/api/limits.ts'
import { loadConfig } from '#graph/config.ts'

const dockerfile = readFileSync('Dockerfile', 'utf8')

const compose = readFileSync('docker-compose.yml', 'utf8')

const services = compose
  .slice(compose.indexOf('\nservices:'), compose.indexOf('\n# With IPv6'))
  .split(/^ {2}(?=\w)/m)
  .slice(1)

it('the balancer, Prometheus and the upgrade know every site of the containers', () => {
  const sites = [...compose.matchAll(/^ {2}(site-\d+):/gm)].map(([, name]) => name!)
  const addresses = sites.map((name) => `${name}:4000`)
  expect(sites.length).toBeGreaterThan(1)
  expect(compose).toContain(`SITES: "${addresses.join(' ')}"`)
  expect(compose).toContain(`targets: [${addresses.map((address) => `"${address}"`).join(', ')}]`)
  expect(readFileSync('scripts/upgrade-compose.sh', 'utf8')).toContain(`for service in ${sites.join(' ')}; do`)
})

it('no site has a port of its own: visitors come through the proxy, which the site trusts', () => {
  const open = services.filter((service) => service.includes('ports:')).map((service) => service.split(':', 1)[0])
  expect(open).toEqual(['proxy', 'mail', 'balancer', 'prometheus'])
  // Where README sends a newcomer, by any name of the machine; ports below 1024 may be taken.
  expect(services.find((service) => service.startsWith('proxy:'))).toMatch(
    /ADDRESS: "\$\{SITE_URL:-:\$\{PORT:-4000\}\}"[\s\S]*ports:\n {6}- "\$\{PORT:-4000\}:\$\{PORT:-4000\}"/,
  )
  expect(compose.match(/TRUSTED_PROXIES: "uniquelocal"/g)).toHaveLength(2)
  expect(compose).toContain(`max_header_size ${LIMITS.headerBytes / 1024}KiB`)
})

it('the containers show the metrics to nobody by default, tell visitors with IPv6 apart, and take any password', () => {
  expect(compose).toMatch(/handle \/metrics \{\s+respond 404/)
  expect(compose).not.toMatch(/METRICS_TOKEN:-[^}]/)
  expect(compose).toContain('enable_ipv6: true')
  // In an address a password would have to be escaped.
  expect(compose).not.toMatch(/postgres:\/\/[^@\s]*[:$]/)
})

it('a site and a worker that hang are replaced: the containers run the supervisor', () => {
  expect(dockerfile).toMatch(/^CMD \["node", "dist\/server\/supervise\.js", "site"\]$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/healthz/m)
  expect(compose).toContain('command: node dist/server/supervise.js worker')
})

it('no service writes to its image, gains rights, runs what a tag has become, or has a file that Compose could not copy into it', () => {
  const common = compose.slice(compose.indexOf('x-service:'), compose.indexOf('x-image:'))
  for (const rule of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'mem_limit:', 'pids_limit:'])
    expect(common).toContain(rule)
  for (const service of services) expect(service).toMatch(/<<: \*(service|image|proxy)|: \*site$/m)
  expect(compose).not.toMatch(/privileged: |read_only: false|^ *configs:/m)
  const images = `${compose}${dockerfile}`.match(/(?<=^ *image: |^FROM )(?!ridgeline).+$/gm)!
  for (const image of images)
    expect(image).toMatch(/:\d[\w.-]*@sha256:[\da-f]{64}( AS \w+)?$|:v[\d.]+@sha256:[\da-f]{64}$/)
})

it('the sites are not the owner of their tables, and a public one has neither passwords nor the mail catcher of this file', () => {
  expect(compose.match(/<<: \[\*settings, \*role\]/g)).toHaveLength(2)
  expect(compose.match(/environment: \*owner/g)).toHaveLength(1)
  // An address of a site is no mail server: the site says so, and stops.
  expect(compose).toMatch(/SMTP_URL: "\$\{SMTP_URL:-\$\{SITE_URL:-smtp:/)
  expect(() => loadConfig({ SMTP_URL: 'https://dealer.example' })).toThrow(/^SMTP_URL must be/)
  const start = /entrypoint:\n {6}- bash\n {6}- -c\n {6}- \|\n([\s\S]+?)\n {8}printenv/
    .exec(compose)![1]!
    .replaceAll('$$', '$')
  const run = (PUBLIC: string, POSTGRES_PASSWORD: string, SITE_PASSWORD: string) =>
    spawnSync('bash', ['-c', start], { env: { PUBLIC, POSTGRES_PASSWORD, SITE_PASSWORD } }).stdout.toString()
  expect(run('https://dealer.example', 'ridgeline', 'own')).toContain('set POSTGRES_PASSWORD')
  expect(run('https:', 'own', 'ridgeline')).toContain('set SITE_PASSWORD')
  expect(run('https:', 'own', "an'other")).toBe('')
  expect(run('', 'ridgeline', 'ridgeline')).toBe('')
})

const PROGRAM = `
  import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
  console.log(TYPED_COMMANDS.partners)`

it.each<[where: string, env: Record<string, string>, command: string]>([
  ['under npm', { npm_lifecycle_event: 'start' }, 'npm run --silent partners --'],
  ['in an image, which has no scripts', {}, 'node dist/server/partners.js'],
])('commands are named as they can be typed %s', async (_where, env, command) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], { env })
  expect(stdout).toBe(`${command}\n`)
})
