import type { Readable } from 'node:stream'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { Helmet } from 'react-helmet-async'
import { StaticRouter } from 'react-router'
import type { Graph } from '#graph/app.ts'
import { scriptJson } from '#graph/dealer/structured-data.ts'
import { App } from '#web/app/App.tsx'
import { matchRoute } from '#web/app/matchRoute.ts'
import { Root } from '#web/app/Root.tsx'
import { NOT_FOUND } from '#web/app/routes.tsx'
import { PAGE_DATA_ID, type PageData } from '#web/data/pageData.ts'
import { type Failures, FailuresContext } from '#web/data/ServerErrorBoundary.tsx'
import { type AnswerQuery, AnswerQueryContext } from '#web/data/useUniversalQuery.ts'
import { type ResponseStatus, ResponseStatusContext } from '#web/navigation/httpStatus.tsx'
import { PageProgress } from '#web/navigation/PageProgress.tsx'
import { HeadContext } from '#web/seo/Seo.tsx'
import { Shell } from '#web/shell/Shell.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { message } from '#web/ui/message.styles.ts'
import type { PageAssets } from './assets.ts'
import { EARLY_PRESSES } from './earlyPresses.ts'
import { pageAnswers } from './pageAnswers.ts'

// React's types lack this option. Without it, React moves large Suspense boundaries into templates that scripts put in place: the
// page shifts, and stays empty without scripts.
const ONE_PIECE = { progressiveChunkSize: Number.POSITIVE_INFINITY } as object

type Page = {
  /** Path and query. */
  url: string
  requestId: string
  data: PageData
}

const bytesOf = async (prelude: NodeJS.ReadableStream) => Buffer.concat(await (prelude as Readable).toArray())

/** Inserts markup at the ends of head and body. */
const withMarkup = (html: Buffer, { head, body = '' }: { head: string; body?: string }) => {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  const inBetween = html.subarray(headEnd, bodyEnd)
  return Buffer.concat([
    html.subarray(0, headEnd),
    Buffer.from(head),
    inBetween,
    Buffer.from(body),
    html.subarray(bodyEnd),
  ])
}

const HelmetHead = ({ children }: { children: ReactNode }) => <Helmet>{children}</Helmet>

type Rendering = { page: Page; answerQuery: AnswerQuery; failures: Failures }

/** Renders a page once, with fallbacks for the sections in `failures`, to which it adds those that fail now. */
const renderOnce = async ({ page: { url, data }, answerQuery, failures }: Rendering) => {
  const status: ResponseStatus = { code: 200 }
  let mistake: unknown
  const { prelude } = await prerenderToNodeStream(
    <AnswerQueryContext value={answerQuery}>
      <FailuresContext value={failures}>
        <Root {...data}>
          <ResponseStatusContext value={status}>
            <StaticRouter location={url}>
              <HeadContext value={HelmetHead}>
                <App />
              </HeadContext>
              <PageProgress isPending={false} />
            </StaticRouter>
          </ResponseStatusContext>
        </Root>
      </FailuresContext>
    </AnswerQueryContext>,
    {
      ...ONE_PIECE,
      onError: (error) => {
        const isSections = [...failures.values()].some((failure) => failure.error === error)
        if (!isSections) mistake ??= error
      },
    },
  )
  if (mistake) throw mistake
  return { prelude, status: status.code, location: status.location }
}

/** Renders until no further section fails: at most twice if all queries run in parallel. */
const renderSections = async (page: Page, answerQuery: AnswerQuery) => {
  const failures: Failures = new Map()
  for (;;) {
    const known = failures.size
    const rendered = await renderOnce({ page, answerQuery, failures })
    if (failures.size > known) continue
    const isUnavailable = [...failures.values()].some(({ isMain }) => isMain)
    return { ...rendered, status: isUnavailable ? 503 : rendered.status }
  }
}

/**
 * Renders a whole document. A failed query replaces its section by an error and is among the `faults`; other errors are thrown.
 */
export const renderPage = async (graph: Graph, assets: PageAssets, page: Page) => {
  const { file } = matchRoute(page.url)
  const { requestId, data } = page
  const { faults, answerQuery } = pageAnswers(graph, requestId)
  const { prelude, status, location } = await renderSections(page, answerQuery)

  const script = `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`
  const rendered = await bytesOf(prelude)
  const scripts = assets.scripts(rendered.toString())
  const head = (await assets.head(file)) + (scripts && `<script>${EARLY_PRESSES}</script>`)
  return { status, location, html: withMarkup(rendered, { head, body: script + scripts }), faults }
}

/** The page for an unexpected error. It has no scripts: in the browser the error would occur again. */
export const renderErrorPage = async (assets: PageAssets, { url, requestId, data }: Page) => {
  // Not `renderToString`, which does not wait for the lazy footer.
  const { prelude } = await prerenderToNodeStream(
    <Root {...data}>
      <title>This page didn't load</title>
      <meta name="robots" content="noindex" />
      <StaticRouter location={url}>
        <Shell>
          <ErrorState isPage title="This page didn't load" reason="Something went wrong on our end">
            <p className={message.text}>If you call about it, please mention this number: {requestId}</p>
          </ErrorState>
        </Shell>
      </StaticRouter>
    </Root>,
    ONE_PIECE,
  )
  return withMarkup(await bytesOf(prelude), { head: await assets.head(NOT_FOUND.file) })
}
