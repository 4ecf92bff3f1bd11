import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyReply } from 'fastify'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { PlainInventory, type PlainVehicle, SaveButton } from './PlainInventory.ts'

/**
 * The vehicles of the site at ORIGIN as a page of plain React: rendered on the server, hydrated as a whole, with the
 * site's own pictures. At /island they are HTML, and React hydrates one button: the least that a page of React can do. The
 * figures of both in a browser measure the machine.
 */
const { ORIGIN = '', PORT } = process.env

const bundle = (await build({
  configFile: false,
  logLevel: 'warn',
  build: { write: false, rolldownOptions: { input: `${import.meta.dirname}/plainReact.client.ts` } },
})) as Rolldown.RolldownOutput
const script = bundle.output[0].code

const vehicles: PlainVehicle[] = await (await fetch(`${ORIGIN}/api/vehicles`)).json()
const list = renderToString(createElement(PlainInventory, { vehicles }))
const island = `<div id="island">${renderToString(createElement('main', null, createElement(SaveButton)))}</div>${list.replaceAll('main>', 'section>')}`
const pageOf = (
  content: string,
) => `<!doctype html><html lang="en" data-page-type="plain"><meta charset="utf-8"><title>Inventory</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/plain.js"></script>
${content}
<script id="vehicles" type="application/json">${JSON.stringify(vehicles).replaceAll('<', '\\u003c')}</script></html>`

const compressed = (reply: FastifyReply, type: string, body: Buffer) =>
  reply.type(type).header('content-encoding', 'br').send(body)

const app = Fastify()
const pages = { '/': `<div id="root">${list}</div>`, '/island': island }
const scriptBytes = brotliCompressSync(script)
for (const [path, content] of Object.entries(pages)) {
  const bytes = brotliCompressSync(pageOf(content))
  app.get(path, (_request, reply) => compressed(reply, 'text/html', bytes))
}
app.get('/plain.js', (_request, reply) => compressed(reply, 'text/javascript', scriptBytes))
app.get('/media/*', async (request, reply) => {
  const picture = await fetch(ORIGIN + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
  return reply.type(picture.headers.get('content-type')!).send(Buffer.from(await picture.arrayBuffer()))
})

await app.listen({ port: Number(PORT), host: '127.0.0.1' })
