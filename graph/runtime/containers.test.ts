import { readFileSync } from 'node:fs'
import { LIMITS } from '#graph/api/limits.ts'

const compose = readFileSync('docker-compose.yml', 'utf8')

it('the balancer, Prometheus and the upgrade know every site of the containers', () => {
  const sites = [...compose.matchAll(/^ {2}(site-\d+):/gm)].map(([, name]) => name!)
  const addresses = sites.map((name) => `${name}:4000`)
  expect(sites.length).toBeGreaterThan(1)
  expect(compose).toContain(`SITES: "${addresses.join(' ')}"`)
  expect(compose).toContain(`targets: [${addresses.map((address) => `"${address}"`).join(', ')}]`)
  expect(readFileSync('scripts/upgrade-compose.sh', 'utf8')).toContain(`for service in ${sites.join(' ')}; do`)
})

it('no site has a port of its own: visitors come through the proxy, which the site trusts', () => {
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nconfigs:')).split(/^ {2}(?=\w)/m)
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
  expect(compose).toContain('respond /metrics 404')
  expect(compose).not.toMatch(/METRICS_TOKEN:-[^}]/)
  expect(compose).toContain('enable_ipv6: true')
  // In an address a password would have to be escaped.
  expect(compose).not.toMatch(/postgres:\/\/[^@\s]*[:$]/)
})

it('a container that hangs is ended by its health check, for which it needs an init', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^HEALTHCHECK .*dist\/server\/health-check\.js/m)
  const image = compose.slice(compose.indexOf('x-image:'), compose.indexOf('x-settings:'))
  expect(image).toContain('init: true')
})
