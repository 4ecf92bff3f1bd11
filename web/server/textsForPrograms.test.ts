import fastify from 'fastify'
import { DEALER } from '#graph/dealer/dealer.ts'
import { SiteAddress } from '#graph/shared/site-address.ts'
import { textsForPrograms } from './textsForPrograms.ts'

const ORIGIN = 'https://carts.example'
const server = fastify()
server.register(textsForPrograms({ site: new SiteAddress(ORIGIN) }))

it('security.txt has the fields that RFC 9116 requires, and is valid for some months', async () => {
  const { body, headers } = await server.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  )
  expect(fields).toMatchObject({ Contact: `mailto:${DEALER.email}`, Canonical: `${ORIGIN}/.well-known/security.txt` })
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

it('llms.txt is a title, a summary and sections of absolute links', async () => {
  const { body: text } = await server.inject('/llms.txt')
  expect(text).toMatch(new RegExp(`^# ${DEALER.name}\n\n> .+\n\n`))
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, href]) => href!)
  for (const path of ['/graphql', '/mcp', '/openapi.json', '/developers/guide', '/feeds/vehicles.csv', '/inventory']) {
    expect(links).toContain(ORIGIN + path)
  }
  for (const link of links) expect(new URL(link).origin).toBe(ORIGIN)
})

it('robots.txt names the sitemap, and disallows nothing to which llms.txt sends agents', async () => {
  const { body } = await server.inject('/robots.txt')
  expect(body.split('\n')).toEqual(['User-agent: *', 'Disallow:', '', `Sitemap: ${ORIGIN}/sitemap.xml`, ''])
})
