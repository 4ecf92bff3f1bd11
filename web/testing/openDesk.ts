import type { RouteOptions } from 'fastify'
import { rateLimit, takePoints } from '#graph/http/limits/rate-limit.ts'
import { createServer } from '#graph/http/server.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { desk } from '#web/server/desk.ts'
import { ShownRows } from '#web/server/shownRows.ts'

type Fields = Record<string, string>
/** Undefined takes a header out. */
type Headers = Record<string, string | undefined>

/** How a browser sends a form of the site itself. */
const FROM_HERE = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

const plain = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

/** The hidden fields of the first form of a page that goes to this address, and holds these words. */
export const fieldsOf = (page: string, action: string, words = ''): Fields => {
  const forms = page.match(/<form [^>]*method="post".*?<\/form>/gs) ?? []
  const form = forms.find((form) => form.includes(`action="${action}"`) && plain(form).includes(words))
  if (!form) throw new Error(`There is no form for ${action} with "${words}" on this page.`)
  const hidden = [...form.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"/g)]
  return Object.fromEntries(hidden.map(([, name, value]) => [name, plain(value!)]))
}

/** A desk on a database of its own, for ann@ and bo@carts.example. Call `close` in `afterAll`. */
export const openDesk = async (onRoute: (route: RouteOptions) => void = () => {}) => {
  const printed: string[] = []
  const test = await createTestGraph({
    staff: ['ann@carts.example', 'bo@carts.example'],
    printLink: (line) => printed.push(line),
  })
  const server = createServer({ log: false })
  server.addHook('onRoute', onRoute)
  await server.register(rateLimit, { rateLimit: 1_000_000, findPartner: () => undefined })
  await server.register(takePoints)
  await server.register(
    desk({
      graph: test.graph,
      siteUrl: TEST_SITE,
      publicDir: '',
      pictureOrigins: async () => [],
      rows: new ShownRows(test.graph.services),
      assets: { head: () => ({ markup: '', styleSource: "'self'" }), scripts: () => '' },
      renderer: () => import('#web/server/render.tsx'),
    }),
  )
  const post = (url: string, fields: Fields, headers: Headers = {}, remoteAddress = '192.0.2.10') =>
    server.inject({
      method: 'POST',
      url,
      headers: Object.fromEntries(
        Object.entries({ ...FROM_HERE, ...headers }).filter(([, value]) => value !== undefined),
      ),
      payload: new URLSearchParams(fields).toString(),
      remoteAddress,
    })

  /** Asks for a link without a mail server; undefined when none is printed. */
  const linkFor = async (email: string) => {
    printed.length = 0
    await post('/desk/sign-in', { email })
    return /link=(\S+)/.exec(printed.join('\n'))?.[1]
  }

  /** One of the staff with a browser. */
  const signIn = async (email = 'ann@carts.example') => {
    const answer = await post('/desk/session', { link: (await linkFor(email))! })
    const [{ name, value }] = answer.cookies as [{ name: string; value: string }]
    const headers = { cookie: `${name}=${value}` }
    const page = async (url: string) => (await server.inject({ url, headers })).body
    return {
      headers,
      page,
      /** Sends the form of a page with these words on it, and these fields beside the hidden ones. */
      send: async (from: string, action: string, words: string, fields: Fields = {}) =>
        post(action, { ...fieldsOf(await page(from), action, words), ...fields }, headers),
      post: (url: string, fields: Fields, more: Headers = {}) => post(url, fields, { ...headers, ...more }),
    }
  }
  const close = async () => {
    await server.close()
    await test.close()
  }
  return { ...test, server, post, linkFor, signIn, close }
}
