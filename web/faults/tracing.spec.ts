import { json } from 'node:stream/consumers'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { startHttpServer } from '#graph/testing/http-server.ts'
import { startOwnSite } from '#web/e2e/startSite.ts'
import { inquiry, see, sendForm } from './visitors.ts'

type Ids = { spanId: string; parentSpanId?: string; traceId: string }
type Span = Ids & { name: string; attributes: { key: string; value: { stringValue?: string } }[] }

type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** A collector of OpenTelemetry, which takes traces as JSON over HTTP. */
const startReceiver = async () => {
  const spans: Span[] = []
  const collector = await startHttpServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Export
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap((scope) => scope.spans))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  return { spans, ...collector }
}

const attribute = (span: Span, key: string) => span.attributes.find((one) => one.key === key)?.value.stringValue

test('a request is a trace with its statements, and says nothing about the visitor', async () => {
  const receiver = await startReceiver()
  const { origin, stop } = await startOwnSite({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin })
  const words = inquiry()
  expect((await see(`${origin}/api/vehicles/denago-nomad-xl?email=${words.email}`)).status).toBe(200)
  expect((await sendForm(origin, words)).status).toBe(303)

  const { spans } = receiver
  const request = await eventually(() =>
    spans.find((span) => span.name === 'request' && attribute(span, 'http.route') === '/api/vehicles/:id'),
  )
  const ancestors = (span: Span): Span[] => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
    return parent ? [parent, ...ancestors(parent)] : []
  }
  const statement = await eventually(() =>
    spans.find((span) => span.name.startsWith('pg.query') && ancestors(span).includes(request)),
  )
  expect(statement.traceId).toBe(request.traceId)
  expect(JSON.stringify(statement.attributes)).toContain('from vehicles where id')
  expect(attribute(request, 'url.path')).toBe('/api/vehicles/denago-nomad-xl')
  await eventually(() => spans.some((span) => JSON.stringify(span.attributes).includes('insert into')))

  expect(await stop()).toEqual([0, null])
  const sent = JSON.stringify(spans)
  for (const word of [words.email, words.message, '555-0142']) expect(sent).not.toContain(word)
  receiver.stop()
})
