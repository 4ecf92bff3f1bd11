import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import react from '@vitejs/plugin-react'
import { createServer as createVite } from 'vite'
import { isStyleSheet } from '#web/build/chakraStyles.plugin.ts'
import type { PageAssets } from './assets.ts'

const RELOAD_AFTER_MS = 100

/** Allows development's inline scripts and styles in the CSP, which is otherwise that of production. */
const NONCE = randomBytes(16).toString('base64')
/** Vite's client takes from here the nonce for the styles that it inserts. */
const NONCE_FOR_VITE = `<meta property="csp-nonce" nonce="${NONCE}">`

/** Build files with a fixed name, and their sources. */
const SOURCES: Record<string, string> = {
  '/embed.js': '/web/embed/ridgelineInventory.ts',
  '/graphiql/graphiql.js': '/graph/graphql/graphiql/graphiql.ts',
}

// Vite loads all of the project's code, so that it can reload what changes.
const http = createServer()
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
  // Listed in advance: each package that Vite discovers later would reload the page.
  optimizeDeps: { entries: ['web/app/entry.client.tsx', ...Object.values(SOURCES).map((file) => file.slice(1))] },
})
const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<Module>

/** The styles of all modules that the server has loaded, so that a page is styled before its scripts run. */
const head = async () => {
  const { moduleGraph, pluginContainer } = vite.environments.ssr
  const ids = [...moduleGraph.idToModuleMap.keys()].filter(isStyleSheet)
  const sheets = await Promise.all(ids.map((id) => pluginContainer.load(id)))
  return {
    markup: `${NONCE_FOR_VITE}<style nonce="${NONCE}">${sheets.join('')}</style>`,
    styleSource: `'nonce-${NONCE}'`,
  }
}

const script = (attributes: string, code = '') =>
  `<script type="module" nonce="${NONCE}" ${attributes}>${code}</script>`
const assets: PageAssets = {
  head,
  scriptSource: `'nonce-${NONCE}'`,
  scripts: () =>
    [
      script('', react.preambleCode.replace('__BASE__', '/')),
      script('src="/@vite/client"'),
      script('src="/web/app/loader.ts" data-entry="/web/app/entry.client.tsx" data-scripts=""'),
    ].join(''),
}

const { loadConfig } = await load<typeof import('#graph/config.ts')>('/graph/config.ts')
const { runProcess } = await load<typeof import('#graph/runtime/process.ts')>('/graph/runtime/process.ts')
const { explainListenError } = await load<typeof import('#graph/http/server.ts')>('/graph/http/server.ts')
const { printAddresses } = await load<typeof import('./openSite.ts')>('/web/server/openSite.ts')

const { moduleGraph, hot } = vite.environments.client
const reloadPages = () => hot.send({ type: 'full-reload' })

const open = async () => {
  const { openSite } = await load<typeof import('./openSite.ts')>('/web/server/openSite.ts')
  const renderer = () => load<typeof import('./render.tsx')>('/web/server/render.tsx')
  return openSite(loadConfig(), { renderer, assets, publicDir: 'web/public' })
}

/** `npm run dev`: hot replacement for web/; a change in graph/ restarts the API. */
await runProcess(async (onStop) => {
  onStop(() => vite.close())
  const config = loadConfig()
  let site = open()
  onStop(async () => (await site).close())
  await site

  const reload = async () => {
    const old = site
    site = old.then((running) => running.close()).then(open)
    await site.then(() => {
      console.log('The API was loaded again.')
      reloadPages()
    }, console.error)
  }
  let timer: NodeJS.Timeout | undefined
  vite.watcher.on('change', (file) => {
    // Code that no browser has loaded, such as a static page's: Vite can't hot-replace that.
    if (file.includes('/web/') && !moduleGraph.getModulesByFile(file)?.size) reloadPages()
    if (!file.includes('/graph/') || !file.endsWith('.ts')) return
    clearTimeout(timer)
    timer = setTimeout(reload, RELOAD_AFTER_MS)
  })

  const answer = async (request: IncomingMessage, response: ServerResponse) =>
    (await site).server.routing(request, response)
  http.on('request', (request, response) => {
    request.url = SOURCES[request.url!] ?? request.url
    vite.middlewares(request, response, () => answer(request, response))
  })
  http.listen(config.port, config.host)
  await once(http, 'listening').catch((error) => {
    throw explainListenError(error, config)
  })
  printAddresses((http.address() as AddressInfo).port)
})
