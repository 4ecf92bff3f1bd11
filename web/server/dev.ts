import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import react from '@vitejs/plugin-react'
import { getMetadataStorage } from 'type-graphql'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { isStyleSheet } from '#web/build/chakraStyles.plugin.ts'
import { PLAIN_ISLANDS } from '#web/islands/plainIslands.ts'
import type { PageAssets } from './assets.ts'

/** An editor that saves several files, or one in several steps, causes one reload. */
const AFTER_MS = 100

/** Allows development's inline scripts and styles in the CSP, which is otherwise that of production. */
const NONCE = randomBytes(16).toString('base64')
/** Vite's client takes from here the nonce for the styles that it inserts. */
const NONCE_FOR_VITE = `<meta property="csp-nonce" nonce="${NONCE}">`

/** Build files with a fixed name, and their sources. */
const SOURCES: Record<string, string> = {
  '/embed.js': '/web/embed/ridgelineInventory.ts',
  ...Object.fromEntries(Object.entries(PLAIN_ISLANDS).map(([name, source]) => [`/${name}.js`, `/${source}`])),
}
/** Its packages are as large as all others together: Vite prepares them when somebody opens the editor, and keeps them. */
const GRAPHIQL = { '/graphiql/graphiql.js': '/graph/graphql/graphiql/graphiql.ts' }

console.log('Preparing the first page…')

// Vite loads all of the project's code, so that it can reload what changes.
const http = createServer()
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
  // Listed in advance: each package that Vite discovers later would reload the page.
  optimizeDeps: { entries: ['web/app/entry.client.tsx', ...Object.values(SOURCES).map((file) => file.slice(1))] },
})
const load = <Module>(file: string) => vite.ssrLoadModule(file).catch(explainBusy) as Promise<Module>

/** Vite gives itself a minute for each file. */
const explainBusy = (error: unknown): never => {
  if (!/transport invoke timed out/.test(String(error))) throw error
  console.error('This machine is too busy to load the site: run npm run dev again, which goes on from what is ready.')
  process.exit(1)
}

/** The styles of all modules that the server has loaded, so that a page is styled before its scripts run. */
const head = async () => {
  const { moduleGraph, pluginContainer } = vite.environments.ssr
  const ids = [...moduleGraph.idToModuleMap.keys()].filter(isStyleSheet)
  const sheets = await Promise.all(ids.map((id) => pluginContainer.load(id)))
  return {
    // In the head, because the page of an error has it too, and is loaded again by it.
    markup: `${NONCE_FOR_VITE}${script('src="/@vite/client"')}<style nonce="${NONCE}">${sheets.join('')}</style>`,
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
      script('src="/web/app/loader.ts" data-entry="/web/app/entry.client.tsx" data-scripts=""'),
    ].join(''),
}

const { loadConfig } = await load<typeof import('#graph/config.ts')>('/graph/config.ts')
const { runProcess } = await load<typeof import('#graph/runtime/process.ts')>('/graph/runtime/process.ts')
const { explainListenError } = await load<typeof import('#graph/http/server.ts')>('/graph/http/server.ts')
const { html, plainPage } = await load<typeof import('#graph/shared/html.ts')>('/graph/shared/html.ts')
const { printAddresses } = await load<typeof import('./openSite.ts')>('/web/server/openSite.ts')

const reloadPages = () => vite.environments.client.hot.send({ type: 'full-reload' })

const open = async () => {
  const { openSite } = await load<typeof import('./openSite.ts')>('/web/server/openSite.ts')
  const renderer = () => load<typeof import('./render.tsx')>('/web/server/render.tsx')
  return openSite(loadConfig(), { renderer, assets, publicDir: 'web/public' })
}

/** Everything is loaded anew: a type that an old and a new module declare would be in the schema twice. */
const forget = () => {
  getMetadataStorage().clear()
  vite.environments.ssr.moduleGraph.invalidateAll()
}

/** Returns a function that does the work once its calls have paused, and never twice at a time. */
const afterChanges = (work: () => Promise<unknown>) => {
  let timer: NodeJS.Timeout | undefined
  let done: Promise<unknown> = Promise.resolve()
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      done = done.then(work).catch(console.error)
    }, AFTER_MS)
  }
}

/** Runs the code generator, which prints the files that it writes and its errors. */
const generate = afterChanges(() =>
  once(spawn(process.execPath, ['scripts/codegen.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] }), 'close'),
)

const errorPage = (error: unknown) =>
  plainPage({
    title: 'The API did not load',
    styles: 'body { font-family: system-ui; margin: 2rem } pre { white-space: pre-wrap }',
    body: html`<script type="module" src="/@vite/client"></script>
<h1>The API did not load</h1>
<pre>${stripVTControlCharacters(String(error))}</pre>
<p>Fix the file and save it: this page reloads by itself.</p>`,
  })

/** `npm run dev`: hot replacement for web/; a change in graph/ restarts the API. */
await runProcess(async (onStop) => {
  onStop(() => vite.close())
  const config = loadConfig()
  let running = open()
  let site = running
  const close = () =>
    running.then(
      (open) => open.close(),
      () => {},
    )
  onStop(close)
  // A mistake in it is shown by the page that needs it.
  await Promise.all([site, load('/web/server/render.tsx').catch(() => {})])

  let changes = 0
  /** From the change on, requests wait for the new API: Vite may load a page again before the API is. */
  const reload = () => {
    const change = ++changes
    site = wait(AFTER_MS).then(() => {
      if (change !== changes) return site
      running = close().then(forget).then(open)
      running.then(() => console.log('The API was loaded again.'), console.error).then(reloadPages)
      return running
    })
    site.catch(() => {})
  }
  // Not only changes: an import may name a file that is saved later.
  vite.watcher.on('all', (_event, path) => {
    const file = relative(vite.config.root, path)
    if (/^(web|graph)\/.*\.graphql$/.test(file)) {
      if (!/^graph\/(desk-)?schema/.test(file)) generate()
    } else if (/^graph\/.*\.(ts|json)$/.test(file)) reload()
    else if (/^(web|docs)\//.test(file) && isInMarkup(vite, path)) reloadPages()
  })

  const answer = async (request: IncomingMessage, response: ServerResponse) =>
    (await site).server.routing(request, response)
  http.on('request', (request, response) => {
    request.url = { ...SOURCES, ...GRAPHIQL }[request.url!] ?? request.url
    vite.middlewares(request, response, () =>
      answer(request, response).catch((error) => {
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(errorPage(error))
      }),
    )
  })
  http.listen(config.port, config.host)
  await once(http, 'listening').catch((error) => {
    throw explainListenError(error, config)
  })
  printAddresses((http.address() as AddressInfo).port, config)
})

const ISLANDS = /\/web\/app\/islands\.ts$/

/**
 * Whether a page shows some of this file as the server's HTML, which Vite cannot hot-replace: the file, or one that imports it,
 * runs on the server and in no browser. An island's file hot-replaces what it renders.
 */
const isInMarkup = ({ environments: { client, ssr } }: ViteDevServer, path: string): boolean => {
  const seen = new Set<string>()
  const visit = (file: string): boolean => {
    if (seen.has(file)) return false
    seen.add(file)
    const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])]
    if (inBrowser.some(({ importers }) => [...importers].some((importer) => ISLANDS.test(importer.file ?? ''))))
      return false
    // Vite adds a node without code for an import that no browser has loaded.
    if (!inBrowser.some(({ transformResult }) => transformResult)) return true
    const onServer = [...(ssr.moduleGraph.getModulesByFile(file) ?? [])]
    return onServer.some(({ importers }) => [...importers].some((importer) => visit(importer.file ?? '')))
  }
  return visit(path)
}
