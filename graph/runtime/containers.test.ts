import { readFileSync } from 'node:fs'

const compose = readFileSync('docker-compose.yml', 'utf8')

it('the proxy, Prometheus and the upgrade know every site of the containers', () => {
  const sites = [...compose.matchAll(/^ {2}(site-\d+):/gm)].map(([, name]) => name!)
  const addresses = sites.map((name) => `${name}:4000`)
  expect(sites.length).toBeGreaterThan(1)
  expect(compose).toContain(`reverse_proxy ${addresses.join(' ')} {`)
  expect(compose).toContain(`targets: [${addresses.map((address) => `"${address}"`).join(', ')}]`)
  expect(readFileSync('scripts/upgrade-compose.sh', 'utf8')).toContain(`for service in ${sites.join(' ')}; do`)
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
