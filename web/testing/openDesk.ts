import type { RouteOptions } from 'fastify'
import { rateLimit } from '#graph/http/limits/rate-limit.ts'
import { createServer } from '#graph/http/server.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { desk } from '#web/server/desk.ts'
import { pageOptions } from './pageOptions.ts'

/** Names with their values. */
export type Fields = Record<string, string | string[]>
/** Undefined takes a header out. */
type Headers = Record<string, string | undefined>

/** How a browser sends a form of the site itself. */
const FROM_HERE = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

/** The type of a file that is sent as the field `columns`. */
export const COLUMNS = 'text/x-columns'

const ENTITIES: Record<string, string> = { '#x27': "'", quot: '"', lt: '<', gt: '>', amp: '&' }

/** A piece of HTML in which texts are as a browser shows them. */
export const plain = (html: string) =>
  html.replaceAll('<!-- -->', '').replace(/&(#x27|quot|lt|gt|amp);/g, (_entity, name) => ENTITIES[name]!)

const CONTROLS = /<input ([^>]*)\/>|<(?:textarea|select) ([^>]*)>(.*?)<\/(textarea|select)>/gs
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="(.*?)"`, 's').exec(tag)?.[1]

/** What a browser sends of the first form of a page that goes to this address, and holds these words. */
export const fieldsOf = (page: string, action: string, words = ''): Record<string, string> => {
  const forms = page.match(/<form [^>]*method="post".*?<\/form>/gs) ?? []
  const form = forms.find((form) => form.includes(`action="${action}"`) && plain(form).includes(words))
  if (!form) throw new Error(`There is no form for ${action} with "${words}" on this page.`)
  const fields = [...form.matchAll(CONTROLS)].flatMap(([, input, box, inside = '', kind]) => {
    const tag = (input ?? box)!
    if (/type="(?:checkbox|radio)"(?!.*checked)|type="file"/s.test(tag)) return []
    const chosen = attribute(/<option [^>]*selected=""[^>]*>/.exec(inside)?.[0] ?? '', 'value')
    const typed = kind === 'textarea' ? inside.replace(/^\n/, '').replaceAll('\n', '\r\n') : chosen
    return [[attribute(tag, 'name')!, plain(typed ?? attribute(tag, 'value') ?? '')]]
  })
  return Object.fromEntries(fields)
}

/** As a form has them: one entry for each value. */
const entriesOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value] as [string, string]))

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
  await server.register(desk(pageOptions(test.graph)))
  const post = (url: string, fields: Fields, headers: Headers = {}, remoteAddress = '192.0.2.10') =>
    server.inject({
      method: 'POST',
      url,
      headers: Object.fromEntries(
        Object.entries({ ...FROM_HERE, ...headers }).filter(([, value]) => value !== undefined),
      ),
      payload: new URLSearchParams(entriesOf(fields)).toString(),
      remoteAddress,
    })

  const upload = async (url: string, fields: Fields, files: File[], headers: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of entriesOf(fields)) form.append(name, value)
    for (const file of files) form.append(file.type === COLUMNS ? 'columns' : 'files', file)
    const sent = new Response(form)
    const payload = Buffer.from(await sent.arrayBuffer())
    const type = { 'content-type': sent.headers.get('content-type')!, 'content-length': String(payload.length) }
    return server.inject({ method: 'POST', url, headers: { ...FROM_HERE, ...type, ...headers }, payload })
  }

  /** Asks for a link without a mail server; undefined when none is printed. */
  const linkFor = async (email: string, from?: string) => {
    printed.length = 0
    await post('/desk/sign-in', { email }, {}, from)
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
      /** Sends the form of a page with these words on it, with these fields typed anew. */
      send: async (from: string, action: string, words: string, fields: Fields = {}) =>
        post(action, { ...fieldsOf(await page(from), action, words), ...fields }, headers),
      /** Sends it as a form with files. */
      upload: async (from: string, action: string, fields: Fields = {}, files: File[] = []) =>
        upload(action, { ...fieldsOf(await page(from), action), ...fields }, files, headers),
      sendFiles: (url: string, fields: Fields, files: File[]) => upload(url, fields, files, headers),
      post: (url: string, fields: Fields, more: Headers = {}) => post(url, fields, { ...headers, ...more }),
    }
  }
  /** What a kill in the middle of an act does to its transaction: the connection ends before it commits. */
  const killOnRecord = async () => {
    await test.database.query(`
      create function end_connection() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger end_connection before insert on staff_history for each row execute function end_connection()
    `)
    return () => test.database.query('drop function end_connection cascade')
  }
  const close = async () => {
    await server.close()
    await test.close()
  }
  return { ...test, server, post, linkFor, signIn, killOnRecord, close }
}
