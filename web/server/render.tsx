import type { Readable } from 'node:stream'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import type { Graph } from '#graph/app.ts'
import { scriptJson } from '#graph/shared/structured-data.ts'
import { App } from '#web/app/App.tsx'
import { matchRoute } from '#web/app/matchRoute.ts'
import { Root } from '#web/app/Root.tsx'
import { NOT_FOUND } from '#web/app/routes.tsx'
import { PAGE_DATA_ID, type PageData } from '#web/data/pageData.ts'
import { type Failures, FailuresContext } from '#web/data/ServerErrorBoundary.tsx'
import { type AnswerQuery, AnswerQueryContext } from '#web/data/useUniversalQuery.ts'
import { DeskApp } from '#web/desk/DeskApp.tsx'
import { DeskDocument } from '#web/desk/DeskDocument.tsx'
import { type Desk, DeskContext } from '#web/desk/desk.ts'
import { type ResponseStatus, ResponseStatusContext } from '#web/environment/httpStatus.tsx'
import type { SubmittedForm } from '#web/environment/submittedForm.ts'
import { EARLY_PRESSES } from '#web/islands/earlyPresses.ts'
import { Shell } from '#web/shell/Shell.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { iconSprite } from '#web/ui/icon.tsx'
import { message } from '#web/ui/message.styles.ts'
import { DESK, type PageAssets } from './assets.ts'
import { pageAnswers } from './pageAnswers.ts'
import { SPECULATION_RULES } from './speculationRules.ts'

// React's types lack this option. Without it, React moves large Suspense boundaries into templates that scripts put in place: the
// page shifts, and stays empty without scripts.
const ONE_PIECE = { progressiveChunkSize: Number.POSITIVE_INFINITY } as object

const IN_HEAD = `<script>${EARLY_PRESSES}</script><script type="speculationrules">${SPECULATION_RULES}</script>`

type Page = {
  /** Path and query. */
  url: string
  requestId: string
  data: PageData
  /** The contact form as it was posted without scripts, when it came back with errors. */
  submitted?: SubmittedForm
}

// Each byte as a character: what is looked for is ASCII, and to decode a page and encode it again is a fifth of the work on it.
const AS_BYTES = 'latin1'

const htmlOf = async (prelude: NodeJS.ReadableStream) =>
  withPlainQuotes(Buffer.concat(await (prelude as Readable).toArray()).toString(AS_BYTES))

const BODY = '</head><body>'

/** React writes the quotes of JSON as entities, which are half of it. */
const withPlainQuotes = (html: string) =>
  html.replace(
    / (data-(?:props|open-now))="([^"]*)"/g,
    (_, name: string, json: string) => ` ${name}='${json.replaceAll('&quot;', '"')}'`,
  )

type Markup = { head: string; later: PageAssets['later']; body?: string }

/**
 * Inserts markup at the ends of head and body, the drawings of the icons at the start of the body, and the shared styles before the
 * footer: a browser shows what is above while it waits for them.
 */
const withMarkup = (html: string, { head, later, body = '' }: Markup) => {
  const headEnd = html.indexOf(BODY)
  const bodyEnd = html.lastIndexOf('</body>')
  const footer = later ? html.lastIndexOf('<footer') : bodyEnd
  const content = html.slice(headEnd + BODY.length, bodyEnd)
  const link = later ? `<link rel="stylesheet" href="${later.path}">` : ''
  return Buffer.concat([
    Buffer.from(html.slice(0, headEnd), AS_BYTES),
    Buffer.from(head + BODY + iconSprite(content)),
    Buffer.from(html.slice(headEnd + BODY.length, footer) + link + html.slice(footer, bodyEnd), AS_BYTES),
    Buffer.from(body + html.slice(bodyEnd)),
  ])
}

type Rendering = { document: ReactNode; answerQuery: AnswerQuery; failures: Failures }

/** Renders a document once, with fallbacks for the sections in `failures`, to which it adds those that fail now. */
const renderOnce = async ({ document, answerQuery, failures }: Rendering) => {
  const status: ResponseStatus = { code: 200 }
  let mistake: unknown
  const { prelude } = await prerenderToNodeStream(
    <AnswerQueryContext value={answerQuery}>
      <FailuresContext value={failures}>
        <ResponseStatusContext value={status}>{document}</ResponseStatusContext>
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
const renderSections = async (document: ReactNode, answerQuery: AnswerQuery) => {
  const failures: Failures = new Map()
  for (;;) {
    const known = failures.size
    const rendered = await renderOnce({ document, answerQuery, failures })
    if (failures.size > known) continue
    const isUnavailable = [...failures.values()].some(({ isMain }) => isMain)
    return { ...rendered, status: isUnavailable ? 503 : rendered.status }
  }
}

/**
 * Renders a whole document. A failed query replaces its section by an error and is among the `faults`; other errors are thrown.
 */
export const renderPage = async (graph: Graph, assets: PageAssets, page: Page) => {
  const { file, pageType } = matchRoute(page.url)
  const { url, requestId, data, submitted } = page
  const { faults, answerQuery } = pageAnswers(graph, requestId)
  const document = (
    <Root {...data} submitted={submitted} pageType={pageType}>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </Root>
  )
  const { prelude, status, location } = await renderSections(document, answerQuery)

  const script = `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`
  const rendered = await htmlOf(prelude)
  const scripts = assets.scripts(rendered)
  const { markup, styleSource } = await assets.head(file, rendered)
  const { later } = assets
  const html = withMarkup(rendered, { head: markup + (scripts && IN_HEAD), later, body: script + scripts })
  return { status, location, html, styleSource, faults }
}

type DeskOptions = Pick<Page, 'url' | 'requestId'> & { desk: Desk }

/** Renders a page of the desk, which has no scripts. Its queries may read what `graph.schema` has for the staff. */
export const renderDesk = async (graph: Graph, assets: PageAssets, { url, requestId, desk }: DeskOptions) => {
  const { faults, answerQuery } = pageAnswers(graph, requestId)
  const document = (
    <DeskDocument>
      <DeskContext value={desk}>
        <StaticRouter location={url}>
          <DeskApp />
        </StaticRouter>
      </DeskContext>
    </DeskDocument>
  )
  const { prelude, status } = await renderSections(document, answerQuery)
  const rendered = await htmlOf(prelude)
  const { markup, styleSource } = await assets.head(DESK, rendered)
  return { status, html: withMarkup(rendered, { head: markup, later: undefined }), styleSource, faults }
}

/** The page for an unexpected error. It has no scripts: in the browser the error would occur again. */
export const renderErrorPage = async (assets: PageAssets, { url, requestId, data }: Page) => {
  const { prelude } = await prerenderToNodeStream(
    <Root {...data} pageType="error">
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
  const rendered = await htmlOf(prelude)
  const { markup, styleSource } = await assets.head(NOT_FOUND.file, rendered)
  return { html: withMarkup(rendered, { head: markup, later: assets.later }), styleSource }
}
