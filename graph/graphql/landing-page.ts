import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type ApiExample, QUERY_EXAMPLES } from '#graph/api/api-examples.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-headers.ts'
import { contentSecurityPolicy, sourceHash } from '#graph/http/security-headers.ts'
import { Html, html, plainPage } from '#graph/shared/html.ts'
import { scriptJson } from '#graph/shared/structured-data.ts'

const SANDBOX_HOST = 'https://embeddable-sandbox.cdn.apollographql.com'
const SANDBOX = `${SANDBOX_HOST}/_latest/embeddable-sandbox.umd.production.min.js`
const SANDBOX_FRAME = 'https://sandbox.embed.apollographql.com'

/** All examples in one document, with which the editor starts. */
const EXAMPLES = QUERY_EXAMPLES.map(({ title, text, document }) => `# ${title}: ${text}\n${document}\n`).join('\n')

export function isVisit({ method, headers, query }: FastifyRequest): boolean {
  const isOperation = Object.keys(query as object).length > 0
  return method === 'GET' && !isOperation && headers.accept?.includes('text/html') === true
}

export function landingPageSender(siteUrl: string): (reply: FastifyReply) => FastifyReply {
  const page = landingPage(siteUrl)
  const headers = {
    'cache-control': PUBLIC_CACHE,
    vary: 'accept',
    'content-security-policy': landingPagePolicy(siteUrl),
    'content-type': 'text/html; charset=utf-8',
  }
  return (reply) => reply.headers(headers).send(page)
}

/** The only page that allows a foreign script. GraphiQL's files are our own. */
function landingPagePolicy(siteUrl: string): string {
  return contentSecurityPolicy({
    'default-src': "'none'",
    'script-src': `'self' ${SANDBOX_HOST} ${sourceHash(startEditor(siteUrl))}`,
    'style-src': sourceHash(STYLES),
    // The Sandbox sizes its frame by a style attribute.
    'style-src-attr': "'unsafe-inline'",
    'img-src': 'data:',
    'frame-src': SANDBOX_FRAME,
    // The page itself sends the operations of the frame.
    'connect-src': siteUrl,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
}

/**
 * The page at /graphql: endpoint, schema, examples, and an editor, which is Apollo Sandbox, or GraphiQL if that does not load.
 * The editor starts with the examples, or with the operation in the fragment `#document=…&variables={…}`.
 */
function landingPage(siteUrl: string): string {
  const endpoint = endpointOf(siteUrl)
  const title = `${DEALER.shortName} inventory API`
  const body = html`<header>
<h1>${title}</h1>
<p>The carts, locations and prices of ${DEALER.name} as GraphQL. Reading needs no key.</p>
<dl>
<div><dt>Endpoint</dt><dd><code>${endpoint}</code></dd></div>
<div><dt>Schema</dt><dd><a href="/developers/schema">Reference</a>, <a href="/schema.graphql">as text</a></dd></div>
<div><dt>Plain JSON</dt><dd><a href="/api/vehicles">/api/vehicles</a></dd></div>
<div><dt>Guide</dt><dd><a href="/developers">For developers</a></dd></div>
</dl>
</header>
<main>
<section id="sandbox" class="editor" aria-label="Apollo Sandbox" hidden></section>
<section id="graphiql" class="editor" aria-label="GraphiQL" hidden></section>
<h2>Examples</h2>
<p>Send an operation by POST as JSON, or by GET as the parameter <code>query</code>:</p>
${code(`curl ${endpoint} -H 'content-type: application/json' \\\n  -d '{"query":"{ vehicles(first: 3) { totalCount nodes { name price } } }"}'`, 'A request with curl')}
${QUERY_EXAMPLES.map(exampleSection)}
</main>
<script type="module">${new Html(startEditor(siteUrl))}</script>`
  return plainPage({ title, styles: STYLES, body })
}

const GRAPHIQL = '/graphiql/graphiql.js'
/** A timeout, because a firewall may drop a request instead of refusing it. */
const LONGEST_WAIT_MS = 4000

/** Opens the Sandbox, or GraphiQL if the Sandbox's script does not load. Without either, the page still has its examples. */
function startEditor(siteUrl: string): string {
  return `
const given = new URLSearchParams(location.hash.slice(1))
const endpoint = ${scriptJson(endpointOf(siteUrl))}
const operation = given.get('document') ?? ${scriptJson(EXAMPLES)}
const variables = given.get('variables') ?? '{}'

async function openSandbox() {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, { src: '${SANDBOX}', onload: resolve, onerror: reject })
    document.head.append(script)
    setTimeout(reject, ${LONGEST_WAIT_MS})
  })
  document.getElementById('sandbox').hidden = !window.EmbeddedSandbox
  new window.EmbeddedSandbox({
    target: '#sandbox',
    initialEndpoint: endpoint,
    endpointIsEditable: false,
    runTelemetry: false,
    initialState: { document: operation, variables: JSON.parse(variables), includeCookies: false },
  })
}

async function openGraphiql() {
  const { start } = await import('${GRAPHIQL}')
  const section = document.getElementById('graphiql')
  await start(section, { endpoint, operation, variables })
  section.hidden = false
}

openSandbox().catch(openGraphiql).catch(() => {})
`
}

const endpointOf = (siteUrl: string): string => `${siteUrl}/graphql`

function exampleSection({ title, text, document }: ApiExample): Html {
  const address = `/graphql?query=${encodeURIComponent(document)}`
  return html`<section>
<h3>${title}</h3>
<p>${text}</p>
${code(document, title)}
<p><a href="${address}">See the answer<span class="for-readers">: ${title}</span></a></p>
</section>`
}

/** Focusable, because the block scrolls on small screens. */
const code = (text: string, label: string): Html =>
  html`<pre role="region" aria-label="${label}" tabindex="0"><code>${text}</code></pre>`

/** Repeats the site's colors, because the API also runs without the site. */
const STYLES = `
:root { color-scheme: light; --ink: #17211B; --muted: #56635B; --paper: #FBF8F2; --line: #E2DACB; --green: #14301F; --link: #9C3718; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
header { background: var(--green); color: #fff; }
header, main { padding: 2rem max(1rem, calc((100% - 70rem) / 2)); }
h1, h2, h3 { line-height: 1.25; margin: 0 0 .5rem; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.375rem; }
h3 { font-size: 1.125rem; }
p { margin: 0 0 1rem; max-width: 42rem; }
dl { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin: 0; }
dt { color: #B9CDBF; font-size: .875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875rem; }
pre { overflow-x: auto; margin: 0 0 .75rem; padding: 1rem; background: #fff; border: 1px solid var(--line); border-radius: 10px; }
main > section:not(.editor) { margin-top: 2rem; }
main > p { margin-top: .5rem; }
a { color: var(--link); }
header a { color: #fff; }
a:focus-visible, pre:focus-visible { outline: 3px solid #F0B445; outline-offset: 2px; }
.editor { height: 85vh; min-height: 32rem; margin-bottom: 2.5rem; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; background: #fff; }
.editor[hidden] { display: none; }
.editor iframe { width: 100%; height: 100%; border: 0; }
.for-readers { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`

/** GraphiQL's files for the page at /graphql, in the site and in the API alone. */
export const graphiqlFiles =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    // Sending a file costs less than refusing it.
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, isVital: true }
    })
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/graphiql/',
      wildcard: false,
      index: false,
      preCompressed: true,
    })
  }
