import { text } from 'node:stream/consumers'
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { prerenderStatic } from '@apollo/client/react/ssr'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import type { Graph } from '#graph/app.ts'
import { scriptJson } from '#graph/dealer/structured-data.ts'
import { App } from '#web/app/App.tsx'
import { ErrorPage } from '#web/app/ErrorPage.tsx'
import { type ResponseStatus, ResponseStatusContext } from '#web/app/httpStatus.tsx'
import { PAGE_DATA_ID, type PageData } from '#web/app/pageData.ts'
import { Root } from '#web/app/Root.tsx'
import { Shell } from '#web/app/Shell.tsx'
import { matchRoute } from '#web/matchRoute.ts'
import { NOT_FOUND } from '#web/routes.tsx'
import type { PageAssets } from './assets.ts'

// React's types do not know it yet. Without it, React moves large parts of a page into templates that scripts fill in:
// they shift the page, and stay empty without scripts.
const ONE_PIECE = { progressiveChunkSize: Number.POSITIVE_INFINITY } as object

type Page = {
  /** Path and query. */
  url: string
  requestId: string
  data: PageData
}

const insertBefore = (html: string, tag: string, markup: string) => {
  const at = html.lastIndexOf(tag)
  return html.slice(0, at) + markup + html.slice(at)
}

/** Renders a page as a whole document with its data; throws when a part of it fails. */
export const renderPage = async (graph: Graph, assets: PageAssets, { url, requestId, data }: Page) => {
  const { file, isStatic } = matchRoute(url)
  const client = new ApolloClient({
    link: new SchemaLink({ schema: graph.schema, context: () => graph.createContext(requestId) }),
    // Each query is read once, so that remembering what it was made of would only cost; where the browser gets no data,
    // there is nothing to put in order for it either.
    cache: new InMemoryCache({ resultCaching: false }),
    defaultOptions: { watchQuery: { fetchPolicy: isStatic ? 'no-cache' : 'cache-first' } },
    ssrMode: true,
  })
  const status: ResponseStatus = { code: 200 }
  let failure: unknown
  const tree = (
    <Root {...data}>
      <ResponseStatusContext value={status}>
        <StaticRouter location={url}>
          <App />
        </StaticRouter>
      </ResponseStatusContext>
    </Root>
  )
  const { result } = await prerenderStatic({
    tree,
    context: { client },
    renderFunction: (element) =>
      prerenderToNodeStream(element, {
        ...ONE_PIECE,
        onError: (error) => {
          failure ??= error
        },
      }),
  })
  if (failure) throw failure

  const cache = client.cache.extract() as PageData['cache'] & object
  const pageData: PageData = Object.keys(cache).length > 0 ? { ...data, cache } : data
  const script = `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(pageData)}</script>`
  const withHead = insertBefore(result, '</head>', await assets.head(file))
  return { status: status.code, html: insertBefore(withHead, '</body>', script + assets.scripts) }
}

/** The page for a failure. It starts no scripts: what failed here would fail in the browser again. */
export const renderErrorPage = async (assets: PageAssets, { url, requestId, data }: Page) => {
  // Parts of it are loaded lazily, maybe here for the first time.
  const { prelude } = await prerenderToNodeStream(
    <Root {...data}>
      <title>This page did not load</title>
      <meta name="robots" content="noindex" />
      <StaticRouter location={url}>
        <Shell>
          <ErrorPage requestId={requestId} />
        </Shell>
      </StaticRouter>
    </Root>,
    ONE_PIECE,
  )
  return insertBefore(await text(prelude), '</head>', await assets.head(NOT_FOUND.file))
}
