import { expect, test } from './fixtures.ts'

const HTML = /^text\/html/
const LINK = /<a [^>]*href="([^"#]+)/g
const PICTURE = /(?:src|href|content)="(\/(?:media|social|fonts|assets)[^"]+)"/g

const decode = (address: string) => address.replaceAll('&amp;', '&')

test('every link and picture that can be reached from the home page is there', async ({ request, baseURL }) => {
  // Each request has a limit of its own; how many there are is the site's affair.
  test.setTimeout(0)
  const seen = new Set(['/'])
  const queue = ['/']
  const broken: string[] = []

  const visit = async (path: string) => {
    const response = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } })
    if (!response.ok()) broken.push(`${response.status()} ${path}`)
    if (!HTML.test(response.headers()['content-type'] ?? '')) return
    const html = await response.text()
    const addresses = [...html.matchAll(LINK), ...html.matchAll(PICTURE)].map(([, address]) => decode(address!))
    for (const address of addresses) {
      const url = new URL(address, baseURL)
      const next = url.pathname + url.search
      if (url.origin !== baseURL || seen.has(next)) continue
      seen.add(next)
      queue.push(next)
    }
  }
  for (let path = queue.shift(); path; path = queue.shift()) await visit(path)

  expect(broken).toEqual([])
  // Towns, their rentals, vehicles and policies are all linked from somewhere.
  expect(seen.size).toBeGreaterThan(150)
})
