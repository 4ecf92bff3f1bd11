import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import { loggedPath } from './request-log.ts'

const FLUSH_MS = 2000

/**
 * Sends a span for each request of the server, and one for each of its statements, to an OTLP receiver such as
 * http://localhost:4318. Import this module only where traces are wanted: it loads all of OpenTelemetry.
 * Call it before anything is registered. `stop` sends the remaining spans, for two seconds at most.
 */
export async function traceRequests(server: FastifyInstance, endpoint: string): Promise<{ stop: () => Promise<void> }> {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', `${endpoint.replace(/\/$/, '')}/`).href })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ridgeline' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)

  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    // The query of an address may hold a visitor's words.
    requestHook: (span, request) => span.setAttribute('url.path', loggedPath(request.url)),
  })
  requests.setTracerProvider(provider)
  await server.register(requests.plugin())

  // Without the values of statements, which can be personal, and only for statements of a request.
  const statements = new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false })
  statements.setTracerProvider(provider)
  // The instrumentation patches pg when pg is required, even if pg was imported before: both are the same object.
  createRequire(import.meta.url)('pg')

  return {
    stop: () => Promise.race([provider.shutdown().catch(() => {}), wait(FLUSH_MS, undefined, { ref: false })]),
  }
}
