import { text } from 'node:stream/consumers'
import { type DocumentNode, type OperationVariables, ServerError } from '@apollo/client'
import { execute, getOperationAST } from 'graphql'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import type { Graph } from '#graph/app.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { scriptJson } from '#graph/shared/site-address.ts'
import { App, Document } from '#web/app/App.tsx'
import { matchRoute, NOT_FOUND } from '#web/app/routes.tsx'
import { PAGE_DATA_ID } from '#web/data/pageData.ts'
import { type Failures, FailuresContext } from '#web/data/QueryBoundary.tsx'
import { type Answer, type AnswerQuery, AnswerQueryContext } from '#web/data/useUniversalQuery.ts'
import { DeskApp, DeskDocument } from '#web/desk/DeskApp.tsx'
import { type Desk, DeskContext } from '#web/desk/desk.ts'
import { type ResponseStatus, ResponseStatusContext } from '#web/environment/httpStatus.tsx'
import type { Site } from '#web/environment/site.ts'
import type { SubmittedForm } from '#web/environment/submittedForm.ts'
import { EARLY_PRESSES } from '#web/islands/earlyPresses.ts'
import { FOOTER_ID } from '#web/shell/links.ts'
import { Shell } from '#web/shell/Shell.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { iconSprite } from '#web/ui/icons.tsx'
import { message } from '#web/ui/ui.styles.ts'
import { DESK, type PageAssets } from './assets.ts'
import { SPECULATION_RULES } from './pageHeaders.ts'

// React's types lack this option. Without it, React moves large Suspense boundaries into templates that scripts put in place: the
// page shifts, and stays empty without scripts.
const ONE_PIECE = { progressiveChunkSize: Number.POSITIVE_INFINITY } as object

const IN_HEAD = `<script>${EARLY_PRESSES}</script><script type="speculationrules">${SPECULATION_RULES}</script>`

type Page = {
  url: string
  requestId: string
  site: Site
  submitted?: SubmittedForm
}

/** React writes the quotes of JSON as entities, which are half of it. */
const htmlOf = async (prelude: NodeJS.ReadableStream) =>
  (await text(prelude)).replace(
    / (data-(?:props|open-now))="([^"]*)"/g,
    (_, name: string, json: string) => ` ${name}='${json.replaceAll('&quot;', '"')}'`,
  )

type Markup = { head: string; deferred?: PageAssets['deferred']; body?: string }

/**
 * Inserts markup at the ends of head and body, the drawings of the icons at the start of the body, and the deferred styles before
 * the footer: a browser shows what is above while it waits for them.
 */
const withMarkup = (html: string, { head, deferred, body = '' }: Markup) => {
  const link = deferred ? `<link rel="stylesheet" href="${deferred.path}">` : ''
  return html
    .replace('</head><body>', (between) => head + between + iconSprite(html))
    .replace(`<footer id="${FOOTER_ID}"`, (footer) => link + footer)
    .replace('</body>', (end) => body + end)
}

/** Renders until no further section fails: at most twice if all queries run in parallel. A failed one is shown as such. */
const renderSections = async (document: ReactNode, answerQuery: AnswerQuery) => {
  const failures: Failures = new Map()
  for (;;) {
    const known = failures.size
    const status: ResponseStatus = { code: 200 }
    let mistake: unknown
    const onError = (error: unknown) => {
      const isSections = [...failures.values()].some((failure) => failure.error === error)
      if (!isSections) mistake ??= error
    }
    const { prelude } = await prerenderToNodeStream(
      <AnswerQueryContext value={answerQuery}>
        <FailuresContext value={failures}>
          <ResponseStatusContext value={status}>{document}</ResponseStatusContext>
        </FailuresContext>
      </AnswerQueryContext>,
      { ...ONE_PIECE, onError },
    )
    if (mistake) throw mistake
    if (failures.size > known) continue
    const isUnavailable = [...failures.values()].some(({ isMain }) => isMain)
    return { html: await htmlOf(prelude), location: status.location, status: isUnavailable ? 503 : status.code }
  }
}

/**
 * Renders a whole document. A failed query replaces its section by an error and is among the `faults`; other errors are thrown.
 */
export const renderPage = async (graph: Graph, assets: PageAssets, page: Page) => {
  const { file, pageType } = matchRoute(page.url)
  const { url, requestId, site, submitted } = page
  const { faults, answerQuery } = pageAnswers(graph, requestId)
  const document = (
    <Document site={site} submitted={submitted} pageType={pageType}>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </Document>
  )
  const { html: rendered, status, location } = await renderSections(document, answerQuery)

  // No island shows what cards and texts of the server need these for.
  const data = { site: { ...site, showrooms: undefined, zeroPercent: undefined } }
  const script = `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`
  const scripts = assets.scripts(rendered)
  const { markup, styleSource } = await assets.head(file, rendered)
  const html = withMarkup(rendered, {
    head: markup + (scripts && IN_HEAD),
    deferred: assets.deferred,
    body: script + scripts,
  })
  return { status, location, html, styleSource, faults }
}

type DeskOptions = Pick<Page, 'url' | 'requestId'> & { desk: Desk }

/** Renders a page of the desk, without the site's scripts. Its queries may read what `graph.schema` has for the staff. */
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
  const { html, status } = await renderSections(document, answerQuery)
  const { markup, styleSource } = await assets.head(DESK, html)
  return { status, html: withMarkup(html, { head: markup }), styleSource, faults }
}

/** The page for an unexpected error. It has no scripts: in the browser the error would occur again. */
export const renderErrorPage = async (assets: PageAssets, { url, requestId, site }: Page) => {
  const { prelude } = await prerenderToNodeStream(
    <Document site={site} pageType="error">
      <title>This page didn't load</title>
      <meta name="robots" content="noindex" />
      <StaticRouter location={url}>
        <Shell>
          <ErrorState isPage title="This page didn't load" reason="Something went wrong on our end">
            <p className={message.text}>If you call about it, please mention this number: {requestId}</p>
          </ErrorState>
        </Shell>
      </StaticRouter>
    </Document>,
    ONE_PIECE,
  )
  const rendered = await htmlOf(prelude)
  const { markup, styleSource } = await assets.head(NOT_FOUND.file, rendered)
  return { html: withMarkup(rendered, { head: markup, deferred: assets.deferred }), styleSource }
}

/** As the failed call of a form, so that `failedCall.ts` reads the status of both. */
const failedCall = (fault: unknown) => {
  const status = isDatabaseDown(fault) ? 503 : 500
  return new ServerError('The query of a section failed', { response: new Response(null, { status }), bodyText: '' })
}

/** Executes the queries of one page, each once; `faults` collects their errors. */
const pageAnswers = (graph: Graph, requestId: string) => {
  const faults: unknown[] = []
  const answers = new Map<string, Promise<Answer>>()

  const answer = async (document: DocumentNode, variableValues?: OperationVariables): Promise<Answer> => {
    const contextValue = graph.createContext(requestId)
    const { data, errors } = await execute({ schema: graph.schema, document, variableValues, contextValue })
    if (!errors) return { data }
    faults.push(errors[0])
    return { error: failedCall(errors[0]) }
  }

  const answerQuery: AnswerQuery = (query, variables = {}) => {
    const key = `${getOperationAST(query)?.name?.value} ${JSON.stringify(variables)}`
    const known = answers.get(key) ?? answer(query, variables)
    answers.set(key, known)
    return known
  }

  return { faults, answerQuery }
}
