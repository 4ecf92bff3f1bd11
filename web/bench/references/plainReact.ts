import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyReply } from 'fastify'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { PlainInventory, type PlainVehicle, SaveButton } from './PlainInventory.ts'

/**
 * The vehicles of the site at ORIGIN as a page of plain React: rendered on the server, hydrated as a whole, with the
 * site's own pictures. `/island/…` is a page of the site, in which React hydrates one button and nothing else. The figures
 * of both in a browser measure the machine.
 */
const { ORIGIN = '' } = process.env

const bundle = (await build({
  configFile: false,
  logLevel: 'warn',
  build: { write: false, rolldownOptions: { input: `${import.meta.dirname}/plainReact.client.ts` } },
})) as Rolldown.RolldownOutput
const script = brotliCompressSync(bundle.output[0].code)

const vehicles: PlainVehicle[] = await (await fetch(`${ORIGIN}/api/vehicles`)).json()
const plainPage = `<!doctype html><html lang="en" data-page-type="plain"><meta charset="utf-8"><title>Inventory</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/plain.js"></script>
<div id="root">${renderToString(createElement(PlainInventory, { vehicles }))}</div>
<script id="vehicles" type="application/json">${JSON.stringify(vehicles).replaceAll('<', '\\u003c')}</script></html>`

const SCRIPTS = /<script(?![^>]*json)[^>]*>.*?<\/script>/gs
// Its script comes when the site's own do: after the first frame.
const ISLAND = `<div id="island">${renderToString(createElement(SaveButton))}</div>
<script>requestAnimationFrame(() => setTimeout(() => import('/plain.js')))</script></body>`

const compressed = (reply: FastifyReply, type: string, body: Buffer) =>
  reply.type(type).header('content-encoding', 'br').send(body)

const app = Fastify()
app.get('/plain.js', (_request, reply) => compressed(reply, 'text/javascript', script))
const plainBytes = brotliCompressSync(plainPage)
app.get('/', (_request, reply) => compressed(reply, 'text/html', plainBytes))
const islandBytes = new Map<string, Buffer>()
app.get<{ Params: { '*': string } }>('/island/*', async ({ params }, reply) => {
  const path = params['*']
  if (!islandBytes.has(path)) {
    const html = await (await fetch(`${ORIGIN}/${path}`)).text()
    islandBytes.set(path, brotliCompressSync(html.replace(SCRIPTS, '').replace('</body>', ISLAND)))
  }
  return compressed(reply, 'text/html', islandBytes.get(path)!)
})
app.get('/*', async (request, reply) => {
  const file = await fetch(ORIGIN + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
  return reply.type(file.headers.get('content-type')!).send(Buffer.from(await file.arrayBuffer()))
})

console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
