import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import react from '@vitejs/plugin-react'
import { createServer as createVite } from 'vite'
import { isStyleSheet } from '#web/build/chakraStyles.plugin.ts'
import type { PageAssets } from './assets.ts'

const RELOAD_AFTER_MS = 100

// Everything of the project is loaded by Vite, so that a change of it can be loaded again.
const http = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' })
const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<Module>

/** Without the sheets of what the server has loaded, a page would flash unstyled before its scripts run. */
const head = async () => {
  const { moduleGraph, pluginContainer } = vite.environments.ssr
  const ids = [...moduleGraph.idToModuleMap.keys()].filter(isStyleSheet)
  const sheets = await Promise.all(ids.map((id) => pluginContainer.load(id)))
  return `<style>${sheets.join('')}</style>`
}

const script = (attributes: string, code = '') => `<script type="module" ${attributes}>${code}</script>`
const assets: PageAssets = {
  head,
  scripts: [
    script('', react.preambleCode.replace('__BASE__', '/')),
    script('src="/@vite/client"'),
    script('src="/web/app/entry.client.tsx"'),
  ].join(''),
}

const { loadConfig } = await load<typeof import('#graph/config.ts')>('/graph/config.ts')
const { runProcess } = await load<typeof import('#graph/runtime/process.ts')>('/graph/runtime/process.ts')
const { explainListenError } = await load<typeof import('#graph/http/server.ts')>('/graph/http/server.ts')
const { printAddresses } = await load<typeof import('./printAddresses.ts')>('/web/server/printAddresses.ts')

const open = async () => {
  const { openSite } = await load<typeof import('./openSite.ts')>('/web/server/openSite.ts')
  const renderer = () => load<typeof import('./render.tsx')>('/web/server/render.tsx')
  return openSite(loadConfig(), { renderer, assets, publicDir: 'web/public' })
}

/** `npm run dev`: pages keep their state on a change of web/, a change of graph/ starts the API anew. */
await runProcess(async (onStop) => {
  onStop(() => vite.close())
  const config = loadConfig()
  let site = open()
  onStop(async () => (await site).close())
  await site

  const reload = async () => {
    const old = site
    site = old.then((running) => running.close()).then(open)
    await site.then(() => console.log('The API was loaded again.'), console.error)
  }
  let timer: NodeJS.Timeout | undefined
  vite.watcher.on('change', (file) => {
    if (!file.includes('/graph/') || !file.endsWith('.ts')) return
    clearTimeout(timer)
    timer = setTimeout(reload, RELOAD_AFTER_MS)
  })

  const answer = async (request: IncomingMessage, response: ServerResponse) =>
    (await site).server.routing(request, response)
  http.on('request', (request, response) => {
    if (request.url === '/embed.js') request.url = '/web/embed/ridgelineInventory.ts'
    vite.middlewares(request, response, () => answer(request, response))
  })
  http.listen(config.port, config.host)
  await once(http, 'listening').catch((error) => {
    throw explainListenError(error, config)
  })
  printAddresses(config.port)
})
