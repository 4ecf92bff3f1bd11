import { XMLParser, XMLValidator } from 'fast-xml-parser'
import fastify from 'fastify'
import { DEALER } from '#graph/dealer/dealer.ts'
import { SiteAddress } from '#graph/shared/site-address.ts'
import { RELEASES } from '#web/developers/content/documents.ts'
import { changelogFeed } from './changelogFeed.ts'
import { llmsTxt } from './llmsTxt.ts'
import { securityTxt } from './securityTxt.ts'

const ORIGIN = 'https://carts.example'
const site = new SiteAddress(ORIGIN)
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

it('the changelog is an Atom feed with each release', () => {
  const text = changelogFeed(site)
  expect(XMLValidator.validate(text)).toBe(true)
  const options = { ignoreAttributes: false, attributeNamePrefix: '', isArray: (name: string) => name === 'entry' }
  const { feed } = new XMLParser(options).parse(text)
  // RFC 4287, 4.1.1 and 4.1.2: these are required.
  expect(feed).toMatchObject({
    xmlns: 'http://www.w3.org/2005/Atom',
    id: `${ORIGIN}/developers/changelog.atom`,
    title: expect.stringContaining(DEALER.shortName),
    updated: expect.stringMatching(DATE_TIME),
    author: { name: DEALER.name },
  })
  expect(feed.link).toContainEqual({ rel: 'self', type: 'application/atom+xml', href: feed.id })
  const ids = feed.entry.map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(RELEASES.length)
  for (const [index, { date, changes }] of RELEASES.entries()) {
    const entry = feed.entry[index]
    expect(entry).toMatchObject({ updated: `${date}T00:00:00Z`, title: expect.stringContaining(date) })
    expect(entry.link).toMatchObject({ rel: 'alternate', href: `${ORIGIN}/developers/changelog#${date}` })
    for (const change of changes) expect(entry.content['#text']).toContain(change)
  }
})

it('security.txt has the fields that RFC 9116 requires, and is valid for some months', async () => {
  const server = fastify()
  await server.register(securityTxt({ site }))
  const { body, headers } = await server.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  )
  expect(fields).toMatchObject({
    Contact: `mailto:${DEALER.email}`,
    Canonical: `${ORIGIN}/.well-known/security.txt`,
  })
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

it('llms.txt is a title, a summary and sections of absolute links', () => {
  const text = llmsTxt(site)
  expect(text).toMatch(new RegExp(`^# ${DEALER.name}\n\n> .+\n\n`))
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, href]) => href!)
  for (const path of ['/graphql', '/mcp', '/openapi.json', '/developers/guide', '/feeds/vehicles.csv', '/inventory']) {
    expect(links).toContain(ORIGIN + path)
  }
  for (const link of links) expect(new URL(link).origin).toBe(ORIGIN)
})
